import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseImagem } from "./imagem.ts";

describe("parseImagem", () => {
  it("knows an own image's size and widths", () => {
    expect(parseImagem("/arquivos/medicos/medico-1-640x800.webp")).toEqual({
      src: "/arquivos/medicos/medico-1-640x800.webp",
      width: 640,
      height: 800,
      srcSetAvif:
        "/arquivos/medicos/medico-1-640x800-320.avif 320w, /arquivos/medicos/medico-1-640x800-640.avif 640w",
      srcSetWebp:
        "/arquivos/medicos/medico-1-640x800-320.webp 320w, /arquivos/medicos/medico-1-640x800-640.webp 640w",
    });
  });

  it("adds the full image where its width is none of the variants'", () => {
    const { srcSetAvif, srcSetWebp } = parseImagem("/arquivos/blog/capa-1-1200x675.webp");
    expect(srcSetAvif?.split(", ")).toHaveLength(3);
    expect(srcSetWebp).toMatch(/, \/arquivos\/blog\/capa-1-1200x675\.webp 1200w$/);
  });

  it("has no variants for a small image", () => {
    const image = parseImagem("/arquivos/convenios/a-200x100.webp");
    expect(image.srcSetAvif).toBeUndefined();
    expect(image.srcSetWebp).toBe("/arquivos/convenios/a-200x100.webp 200w");
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
