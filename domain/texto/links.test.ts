import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSafeLink } from "./links.ts";

describe("isSafeLink", () => {
  it.each([
    "/",
    "/exames",
    "/exames?busca=mama#lista",
    "https://www.cassems.com.br",
    "http://exemplo.com.br/a?b=c",
    "tel:+556734410000",
    "mailto:contato@clinica.test",
    "https://clínica.com.br/são-paulo",
    "HTTPS://exemplo.com:8443?a=1",
    "http://10.0.0.1/a",
  ])("accepts %j", (value) => {
    expect(isSafeLink(value)).toBe(true);
  });

  it.each([
    "",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "https://",
    "https:evil.example",
    "https://user@evil.example",
    "ftp://exemplo.com",
    "exames",
    "tel:1",
    "mailto:x",
    "https://exemplo.com/\u202Egnp.exe",
    "https://user:1@evil.example",
    "https://999.1.1.1/",
    "https://exemplo.com:99999/",
    "https://exemplo.com/a b",
    "https:///evil.example",
    "https:/evil.example",
    "https://exemplo.com:/evil.example",
    "https://exemplo.com\\@evil.example",
    "https://ex%61mplo.com",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]/",
    "\u0001https://exemplo.com",
  ])("refuses %j", (value) => {
    expect(isSafeLink(value)).toBe(false);
  });

  it("never lets a browser leave the site by a path, nor run a script", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "\t",
      "\n",
      ":",
      "javascript",
      "data",
      "evil.example",
      "@",
      "%2f",
      "a",
      " ",
      "https:",
      "?",
      "#",
      ".",
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(texts, (value) => {
        if (!isSafeLink(value)) return;
        const url = new URL(value, "https://clinica.test");
        expect(["http:", "https:", "tel:", "mailto:"]).toContain(url.protocol);
        if (value.startsWith("/")) expect(url.origin).toBe("https://clinica.test");
      }),
      { numRuns: 2000 },
    );
  });
});
