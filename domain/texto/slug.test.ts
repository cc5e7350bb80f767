import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextFreeSlug, SLUG_SHAPE, slugify } from "./slug.ts";

describe("slugify", () => {
  it.each([
    ["Ultrassonografia Obstétrica", "ultrassonografia-obstetrica"],
    ["  Prevenção:   o que é?  ", "prevencao-o-que-e"],
    ["Exames\tde\nimagem", "exames-de-imagem"],
    ["Mama – como é feito", "mama-como-e-feito"],
    ["100% seguro", "100-seguro"],
    ["Ação & Coração", "acao-coracao"],
    ["Raio-X", "raiox"],
    ["???", ""],
  ])("makes %j into %j", (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it("gives nothing or what the database accepts, and the same when done twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const slug = slugify(text);
        expect(slug === "" || SLUG_SHAPE.test(slug)).toBe(true);
        expect(slugify(slug.replaceAll("-", " "))).toBe(slug);
      }),
    );
  });
});

describe("nextFreeSlug", () => {
  it("returns a free slug unchanged", () => {
    expect(nextFreeSlug("mamografia", ["mapa"])).toBe("mamografia");
  });

  it("counts from 2 to the first that is free", () => {
    expect(nextFreeSlug("mapa", ["mapa"])).toBe("mapa-2");
    expect(nextFreeSlug("mapa", ["mapa", "mapa-2", "mapa-4"])).toBe("mapa-3");
  });
});
