import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hashToken, recoveryToken } from "#server/auth/recovery/recovery-token.ts";
import { makeRecoveryCodes } from "#server/auth/second-factor/recovery-codes.ts";
import { newProtocolo } from "#server/data/laudos/new-protocolo.ts";
import { newToken } from "#server/portal/access-token.ts";
import { accessCode } from "./access-code.ts";

const KEY = randomBytes(32);
const times = <T>(amount: number, make: () => T) => Array.from({ length: amount }, make);

/** Expects every letter to occur, and none twice as often as the average. */
function expectEven(texts: string[], letters: number) {
  const counts = new Map<string, number>();
  for (const letter of texts.join("")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(letters);
  expect(Math.max(...counts.values())).toBeLessThan((2 * texts.join("").length) / letters);
}

test("a token of an access and of a recovery has 256 bits", () => {
  const tokens = times(1_000, newToken);
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(new Set(tokens).size).toBe(1_000);
  const id = randomUUID();
  expect(Buffer.from(recoveryToken(KEY, id), "base64url")).toHaveLength(32);
  expect(recoveryToken(randomBytes(32), id)).not.toBe(recoveryToken(KEY, id));
  expect(hashToken(recoveryToken(KEY, id))).not.toContain(recoveryToken(KEY, id));
});

test("a protocol has ten letters of thirty-two: 50 bits", () => {
  const protocolos = times(1_000, () => newProtocolo("2026-11-22"));
  for (const one of protocolos) {
    expect(one).toMatch(/^2026-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  }
  expectEven(
    protocolos.map((one) => one.slice(5).replace("-", "")),
    32,
  );
});

test("a code by e-mail has six digits, and is derived from nothing that an attacker knows", () => {
  const codes = times(3_000, () => accessCode(KEY, randomUUID()));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expectEven(codes, 10);
  const id = randomUUID();
  expect(
    times(5, () => accessCode(randomBytes(32), id)).every((code, _, [first]) => code === first),
  ).toBe(false);
});

test("a recovery code of the second factor has ten letters of thirty-one: 49 bits", () => {
  const codes = times(100, makeRecoveryCodes).flat();
  expect(codes).toHaveLength(1_000);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  expectEven(
    codes.map((code) => code.replace("-", "")),
    31,
  );
});
