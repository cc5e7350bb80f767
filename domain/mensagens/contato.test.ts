import { expect, test } from "vitest";
import { contatoForm } from "./contato.ts";

const RIGHT = { nome: "Ana", telefone: "(67) 99999-0000", email: "", assunto: "", mensagem: "Oi" };

function messages(value: unknown) {
  const issues = contatoForm.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => [path[0], message]);
}

test("a telephone or an e-mail is enough", () => {
  expect(messages(RIGHT)).toEqual([]);
  expect(messages({ ...RIGHT, telefone: "", email: "ana@exemplo.com.br" })).toEqual([]);
});

test("all errors are reported together, each at its field", () => {
  expect(messages({})).toEqual([
    ["nome", "Nome é obrigatório"],
    ["mensagem", "Mensagem é obrigatória"],
    ["telefone", "Informe um telefone ou um e-mail"],
  ]);
});

test.each([
  [{ telefone: "123" }, ["telefone", "Telefone inválido. Use o DDD, como (67) 99999-0000"]],
  [{ email: "ana@" }, ["email", "E-mail inválido"]],
  [{ nome: "x".repeat(161) }, ["nome", "Use no máximo 160 caracteres"]],
  [{ mensagem: "x".repeat(4001) }, ["mensagem", "Use no máximo 4000 caracteres"]],
])("%j is refused at its field", (change, expected) => {
  expect(messages({ ...RIGHT, ...change })).toEqual([expected]);
});

test("a subject stays one line", () => {
  expect(contatoForm.parse({ ...RIGHT, assunto: "a\r\nBcc: x@y.z" }).assunto).toBe("a Bcc: x@y.z");
});
