import { expect, test } from "vitest";
import { hashSenha, verifySenha } from "./senha-hash.ts";

test("a password is stored as Argon2id of 19 MiB, two passes and one lane, with its own salt", async () => {
  const [one, two] = [await hashSenha("uma senha boa"), await hashSenha("uma senha boa")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43,}$/);
  expect(one).not.toBe(two);
});

test("it is checked as typed: nothing is cut, trimmed or changed in case", async () => {
  const senha = ` Ácido ${"longa ".repeat(20)}fim`;
  const hash = await hashSenha(senha);
  expect(await verifySenha(hash, senha)).toBe(true);
  for (const other of [
    senha.trim(),
    senha.toLowerCase(),
    senha.slice(0, 72),
    `${senha.slice(0, -1)}n`,
    senha.normalize("NFD"),
  ]) {
    expect(await verifySenha(hash, other)).toBe(false);
  }
});
