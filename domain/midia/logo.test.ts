import { describe, expect, test } from "vitest";
import { iconeFiles, identidadeField, parseLogo, pngKeys } from "./logo.ts";

const HASH = "0123456789abcdef01234567";
const LOGO = `/arquivos/logo/${HASH}-claro-640x160.webp`;
const ICONE = `/arquivos/icone/${HASH}-qualquer-512x512.webp`;

describe("a logo's address", () => {
  test("says its size, its ground, and that it contains the name", () => {
    expect(parseLogo(LOGO)).toEqual({
      src: LOGO,
      png: LOGO.replace(".webp", ".png"),
      width: 640,
      height: 160,
      fundo: "claro",
      isWide: true,
    });
    expect(parseLogo(LOGO.replace("640x160", "200x160"))?.isWide).toBe(false);
  });

  test.each([
    null,
    "",
    ICONE,
    LOGO.replace("claro", "outro"),
    LOGO.replace(HASH, "x"),
    `https://evil.example${LOGO}`,
    `${LOGO}?x`,
  ])("%s is none", (url) => {
    expect(parseLogo(url)).toBeUndefined();
  });
});

test("the files of an icon are those that its key names", () => {
  const files = iconeFiles(ICONE);
  const keys = Object.values(files ?? {}).map((address) => address.slice("/arquivos/".length));
  expect(keys.sort()).toEqual(pngKeys(`icone/${HASH}-qualquer-512x512`).sort());
  expect(iconeFiles(LOGO)).toBeUndefined();
  expect(pngKeys(`blog/${HASH}-640x160`)).toEqual([]);
});

describe("the settings take only what was uploaded for this use", () => {
  const field = identidadeField("logo");
  test.each([undefined, null, ""])("%s is no logo", (value) => {
    expect(field.parse(value)).toBeNull();
  });
  test.each([ICONE, `/arquivos/blog/${HASH}-640x160.webp`, "https://evil.example/a.svg", "x"])(
    "%s is refused",
    (value) => {
      expect(field.safeParse(value).success).toBe(false);
    },
  );
  test("a logo is taken", () => {
    expect(field.parse(LOGO)).toBe(LOGO);
  });
});
