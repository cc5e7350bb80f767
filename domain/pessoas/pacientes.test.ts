import { expect, test } from "vitest";
import { pacienteForm } from "./pacientes.ts";

const form = pacienteForm("2026-11-23");
const ANA = { nome: "Ana", data_nascimento: "05/03/1990", email: "" };

test.each([["(67) 99999-0000"], ["0800 123 4567"], ["+595 981 123456"], [""]])(
  "a patient's telephone may be %j",
  (telefone) => {
    expect(form.safeParse({ ...ANA, telefone }).data?.telefone).toBe(telefone || null);
  },
);

test.each(["ligue já", "99999-0000"])("a patient's telephone is not %j", (telefone) => {
  const messages = form.safeParse({ ...ANA, telefone }).error?.issues;
  expect(messages).toMatchObject([
    { path: ["telefone"], message: "Telefone inválido. Use o DDD, como (67) 99999-0000" },
  ]);
});

test("nobody is their own guardian, however the CPF is typed", () => {
  const own = { cpf: "529.982.247-25", responsavel_nome: "Ana", responsavel_cpf: "52998224725" };
  const child = { ...ANA, data_nascimento: "05/03/2018" };
  expect(form.safeParse({ ...child, ...own }).error?.issues).toMatchObject([
    { path: ["responsavel_cpf"], message: "Este é o CPF do próprio paciente" },
  ]);
  const other = { ...own, responsavel_cpf: "11144477735" };
  expect(form.safeParse({ ...child, ...other }).success).toBe(true);
});
