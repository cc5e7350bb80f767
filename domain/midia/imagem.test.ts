import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fallbackUrl, parseImagem, srcSets, thumbnailUrl } from "./imagem.ts";

const URL = "/arquivos/medicos/medico-1-640x800.webp";

describe("parseImagem", () => {
  it("knows an own image's key and size", () => {
    const chave = "medicos/medico-1-640x800";
    expect(parseImagem(URL)).toEqual({ src: URL, chave, width: 640, height: 800 });
  });

  it.each([
    "https://exemplo.com/foto-640x800.webp",
    "/arquivos/medicos/foto.png",
    "/arquivos/medicos/foto-0x0.webp",
    "/arquivos/../medico-1-640x800.webp",
    "/outra/medico-1-640x800.webp",
    "",
  ])("leaves %j as it is", (url) => {
    expect(parseImagem(url)).toEqual({ src: url });
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string(), (url) => parseImagem(url).src === url));
  });
});

describe("thumbnailUrl", () => {
  it("is the smallest file of a wider image, and the image itself otherwise", () => {
    expect(thumbnailUrl(parseImagem(URL))).toBe("/arquivos/medicos/medico-1-640x800-320.webp");
    for (const url of ["/arquivos/convenios/a-320x200.webp", "https://a.b/c.webp"]) {
      expect(thumbnailUrl(parseImagem(url))).toBe(url);
    }
  });
});

describe("fallbackUrl", () => {
  const cover = parseImagem("/arquivos/blog/capa-1200x675.webp");

  it("is the narrowest file that is wide enough for a phone", () => {
    expect(fallbackUrl(cover, { avif: [], webp: [320, 640, 960] })).toBe(
      "/arquivos/blog/capa-1200x675-640.webp",
    );
  });

  it("is the image itself if there is no size in between, and for an unknown image", () => {
    expect(fallbackUrl(cover, { avif: [], webp: [320] })).toBe(cover.src);
    expect(fallbackUrl(parseImagem(URL), { avif: [], webp: [320, 640] })).toBe(URL);
    expect(fallbackUrl(cover)).toBe(cover.src);
    expect(fallbackUrl(parseImagem("https://a.b/c.webp"), { avif: [], webp: [640] })).toBe(
      "https://a.b/c.webp",
    );
  });
});

describe("srcSets", () => {
  const image = parseImagem(URL);

  it("names the files that exist, and no others", () => {
    const beside = "/arquivos/medicos/medico-1-640x800";
    expect(srcSets(image, { avif: [320, 640], webp: [320, 640] })).toEqual({
      avif: `${beside}-320.avif 320w, ${beside}-640.avif 640w`,
      webp: `${beside}-320.webp 320w, ${URL} 640w`,
    });
  });

  it("has no AVIF before its files are made, and no smaller one of a small image", () => {
    expect(srcSets(image, { avif: [], webp: [] })).toEqual({
      avif: undefined,
      webp: `${URL} 640w`,
    });
  });

  it("has none for an unknown image, and for one of another site", () => {
    expect(srcSets(image, undefined)).toEqual({});
    expect(srcSets(parseImagem("https://a.b/c.webp"), { avif: [1], webp: [1] })).toEqual({});
  });
});
