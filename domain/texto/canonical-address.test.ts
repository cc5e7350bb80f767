import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCanonicalAddress } from "./canonical-address.ts";
import { isImageAddress } from "./fields.ts";
import { isSafeLink } from "./links.ts";

const UP = ["..", "%2e%2e", ".%2E", "%2e.", "%252e%252e", "%25252e.", ".", "%2e"];
const SLASHES = [
  "%2f",
  "%2F",
  "%252f",
  "%5c",
  "%5C",
  "%255C",
  "\\",
  "//",
  "%00",
  "%0a",
  "%zz",
  "%",
];

describe("an address of the site", () => {
  it.each(
    UP.flatMap((up) => [`/arquivos/${up}/admin`, `/arquivos/blog/${up}`, `/${up}/arquivos/a`]),
  )("%s is neither an image nor a link", (address) => {
    expect(isImageAddress(address)).toBe(false);
    expect(isSafeLink(address)).toBe(false);
  });

  it.each(SLASHES.map((slash) => `/arquivos/blog${slash}a.webp`))(
    "%s is neither an image nor a link",
    (address) => {
      expect(isImageAddress(address)).toBe(false);
      expect(isSafeLink(address)).toBe(false);
    },
  );

  it.each([
    "/arquivos/\t../admin",
    "/arquivos/.\n./admin",
    "/arq\tuivos/a.webp",
    "\\arquivos\\a.webp",
  ])("%j is neither", (address) => {
    expect(isImageAddress(address)).toBe(false);
    expect(isSafeLink(address)).toBe(false);
  });

  it.each([
    "/",
    "/exames",
    "/exames/",
    "/blog/ressonância-magnética",
    "/blog/resson%C3%A2ncia",
    "/exames?busca=..%2F..&a=%2e%2e",
    "/exames#..",
    "/arquivos/blog/a..b-800x600.webp",
  ])("%s is a link as before", (address) => expect(isSafeLink(address)).toBe(true));

  it.each(["/arquivos/blog/a-800x600.webp", "https://imagens.exemplo.com.br/a%20b.png?x=../y"])(
    "%s is an image as before",
    (address) => expect(isImageAddress(address)).toBe(true),
  );
});

it.each([
  "https://clinica.test/arquivos/../admin",
  "https://clinica.test/a//b",
  "https://x.test/%2e%2e/a",
])("an image of %s is refused as well: the host may be our own", (address) =>
  expect(isImageAddress(address)).toBe(false),
);

it("what is canonical is what a browser requests, also behind a server that decodes once more", () => {
  const piece = fc.constantFrom(
    "..",
    ".",
    "%2e",
    "%2f",
    "%5c",
    "%25",
    "2e",
    "/",
    "a",
    "\\",
    "\t",
    "//",
    "é",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const address = `/arquivos/${pieces.join("")}`;
      if (!isImageAddress(address) && !isSafeLink(address)) return;
      const { pathname, origin } = new URL(address, "https://clinica.test");
      expect(origin).toBe("https://clinica.test");
      expect(decodeURIComponent(pathname)).toBe(decodeURIComponent(address));
      const again = new URL(decodeURIComponent(pathname), "https://clinica.test");
      expect(again.pathname.startsWith("/arquivos/")).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

it("an address of another scheme has no path to check", () => {
  for (const address of ["tel:+55", "mailto:a@b.c", ""])
    expect(isCanonicalAddress(address)).toBe(true);
});
