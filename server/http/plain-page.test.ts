import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PLAIN_POLICY, plainPage } from "./plain-page.ts";

test("says what happened, in Portuguese, with the request's number and a way home", () => {
  const html = plainPage("Algo deu errado", "Tente de novo.", "abc-1");
  expect(html).toMatch(/^<!doctype html>\n<html lang="pt-BR">/);
  expect(html).toContain("<title>Algo deu errado</title>");
  expect(html).toContain("<h1>Algo deu errado</h1>");
  expect(html).toContain("Tente de novo.");
  expect(html).toContain("Número do pedido: abc-1");
  expect(html).toContain('<a href="/">');
});

test("loads nothing, and its policy allows its one style", () => {
  const html = plainPage("a", "b", "c");
  expect(html).not.toMatch(/<(?:script|link|img|iframe)|\ssrc=|style=|url\(/);
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(PLAIN_POLICY).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  );
});

test("no text becomes markup", () => {
  const tags = (html: string) => html.match(/<[^>]*>/g);
  const plain = tags(plainPage("a", "b", "c"));
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (title, text, id) => {
      expect(tags(plainPage(title, text, id))).toEqual(plain);
    }),
  );
  expect(tags(plainPage(`<script>"'&`, "</p><img src=x>", "<b>"))).toEqual(plain);
});
