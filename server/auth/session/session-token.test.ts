import { expect, test } from "vitest";
import { credentialOf, sessionCredential, signSessionToken } from "./session-token.ts";

const KEY = Buffer.alloc(32, 1);
const TOKEN = "ficha";
const SIGNED = signSessionToken(KEY, TOKEN);
const SIGNATURE = decodeURIComponent(SIGNED).slice(TOKEN.length + 1);

function credentialIn(cookie: string): string | undefined {
  const needed = { config: { origin: undefined }, secretKey: KEY };
  return sessionCredential(needed, new Headers({ cookie: `clinica-sessao=${cookie}` }));
}

test("a cookie that this server signed names its session", () => {
  expect(credentialIn(SIGNED)).toBe(credentialOf(TOKEN));
});

test.each([
  ["signed with another key", signSessionToken(Buffer.alloc(32, 2), TOKEN)],
  ["with the signature of another token", encodeURIComponent(`outra.${SIGNATURE}`)],
  ["with a shortened signature", encodeURIComponent(`${TOKEN}.${SIGNATURE.slice(0, -1)}`)],
  ["with an empty signature", `${TOKEN}.`],
  ["without a signature", TOKEN],
  ["that cannot be decoded", "%E0%A4%A"],
  ["that is empty", ""],
])("a cookie %s names none", (_what, cookie) => {
  expect(credentialIn(cookie)).toBeUndefined();
});
