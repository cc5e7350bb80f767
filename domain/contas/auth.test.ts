import { expect, it } from "vitest";
import type { z } from "zod";
import {
  loginForm,
  newSenhaForm,
  recoveryForm,
  secondFactorForm,
  tooManyAttempts,
} from "./auth.ts";

function errors(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]).reverse());
}

it("requires e-mail and password in the specified words", () => {
  expect(errors(loginForm, {})).toEqual({ email: "Email inválido", senha: "Mínimo 6 caracteres" });
  expect(errors(loginForm, { email: "ana", senha: "12345" })).toEqual({
    email: "Email inválido",
    senha: "Mínimo 6 caracteres",
  });
  expect(errors(recoveryForm, { email: "" })).toEqual({ email: "Email inválido" });
  expect(loginForm.parse({ email: " ana@x.br ", senha: "123456" }).email).toBe("ana@x.br");
});

it("compares a new password with its repetition, also where it is too short", () => {
  expect(errors(newSenhaForm, { senha: "123", confirmacao: "321" })).toEqual({
    senha: "Mínimo 6 caracteres",
    confirmacao: "As senhas não conferem",
  });
  expect(errors(newSenhaForm, { senha: "segredo", confirmacao: "segredo" })).toEqual({});
});

it("takes an app's code and a recovery code, and nothing else", () => {
  expect(secondFactorForm.parse({ codigo: " 123 456 " }).codigo).toBe("123456");
  expect(secondFactorForm.parse({ codigo: "AB3DE-fg5hj" }).codigo).toBe("ab3de-fg5hj");
  for (const codigo of ["", "12345", "1234567", "abc", "ab3de-fg5hjk", undefined]) {
    expect(errors(secondFactorForm, { codigo })).toEqual({ codigo: "Código inválido" });
  }
});

it("says how long to wait", () => {
  expect(tooManyAttempts(15)).toBe("Muitas tentativas. Tente novamente em 15 minutos.");
  expect(tooManyAttempts(1)).toBe("Muitas tentativas. Tente novamente em 1 minuto.");
});
