import { parseWithZod } from "@conform-to/zod/v4";
import { expect, it } from "vitest";
import { z } from "zod";
import { answeredFields, isRefused } from "./form-answer.ts";

const NAMES = ["nome", "email", "senha"] as const;
const schema = z.object({
  nome: z.string("Falta o nome"),
  email: z.email("Email inválido"),
  senha: z.string("Falta a senha"),
});

function reply(values: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(values)) sent.set(name, value);
  return parseWithZod(sent, { schema }).reply({ hideFields: ["senha"] });
}

it("shows what was typed, what was wrong, and the first wrong field", () => {
  const result = reply({ nome: "\n Ana ", email: "ana", senha: "segredo" });
  expect(isRefused(result)).toBe(true);
  const { nome, email, senha } = answeredFields(NAMES, result);
  expect(nome).toMatchObject({ defaultValue: "\n Ana ", errors: undefined, isFirstError: false });
  expect(email).toEqual({
    id: "email",
    name: "email",
    descriptionId: "email-dica",
    errorId: "email-erro",
    defaultValue: "ana",
    errors: ["Email inválido"],
    isFirstError: true,
  });
  expect(senha).toMatchObject({ defaultValue: undefined, isFirstError: false });
});

it("takes the order of the form, not of the messages", () => {
  const { nome, email } = answeredFields(NAMES, reply({}));
  expect([nome.isFirstError, email.isFirstError]).toEqual([true, false]);
});

it("has nothing to show of a form that was not sent, or was right", () => {
  for (const result of [undefined, reply({ nome: "a", email: "a@b.co", senha: "s" })]) {
    expect(isRefused(result)).toBe(false);
    const fields = Object.values(answeredFields(NAMES, result));
    expect(fields.some(({ isFirstError }) => isFirstError)).toBe(false);
  }
});
