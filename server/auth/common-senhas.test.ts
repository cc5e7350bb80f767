import { expect, it } from "vitest";
import { isCommonSenha } from "./common-senhas.ts";

it.each(["123456", "password", "Senha123", "QWERTY", "gabriel", "obrigado"])(
  "knows %s",
  async (senha) => {
    expect(await isCommonSenha(senha)).toBe(true);
  },
);

it.each(["kT7#vq9!Zb2x", "três tigres tristes", "clinica-azul-42"])(
  "lets %s pass",
  async (senha) => {
    expect(await isCommonSenha(senha)).toBe(false);
  },
);
