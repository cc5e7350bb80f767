import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newsletterLink, readNewsletterToken } from "./newsletter-token.ts";

const secretKey = Buffer.alloc(32, 7);
const id = randomUUID();
const tokenOf = (purpose: "confirmar" | "sair", key = secretKey) =>
  new URL(
    newsletterLink({ secretKey: key, origin: "https://clinica.test" }, purpose, id),
  ).searchParams.get("token") ?? "";

test("a signed link identifies the subscriber, for its own purpose only", () => {
  expect(readNewsletterToken(secretKey, "confirmar", tokenOf("confirmar"))).toBe(id);
  expect(readNewsletterToken(secretKey, "sair", tokenOf("sair"))).toBe(id);
  expect(readNewsletterToken(secretKey, "sair", tokenOf("confirmar"))).toBeUndefined();
  expect(readNewsletterToken(secretKey, "confirmar", tokenOf("sair"))).toBeUndefined();
});

test("a token that was not signed is invalid", () => {
  const token = tokenOf("sair");
  const forged = [
    "",
    id,
    `${id}.`,
    token.slice(0, -1),
    `${token}A`,
    token.replace(id, randomUUID()),
    tokenOf("sair", Buffer.alloc(32, 8)),
    `${"a".repeat(5000)}.${token}`,
  ];
  for (const one of forged) expect(readNewsletterToken(secretKey, "sair", one)).toBeUndefined();
});
