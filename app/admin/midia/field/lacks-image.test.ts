import { expect, it } from "vitest";
import { lacksImage } from "./lacks-image.ts";

const A = "/arquivos/hero/a-1920x1080.webp";
const B = "/arquivos/hero/b-1920x1080.webp";
const HERO = {
  titulo: "Exames",
  imagem_fundo_url: A,
  imagens: [
    { url: A, path: "hero/a" },
    { url: B, path: "hero/b" },
  ],
};

it.each([
  ["all of them", [A, B], false],
  ["none that was there before", [], true],
  ["one less", [B], true],
  ["another in place of one", [B, "/arquivos/hero/c-1920x1080.webp"], false],
  ["one more", [A, B, "/arquivos/hero/c-1920x1080.webp"], false],
])("a form with %s", (_, addresses, lacks) => {
  const form = new FormData();
  form.append("titulo", "Exames");
  for (const [index, url] of addresses.entries()) form.append(`imagens[${index}].url`, url);
  expect(lacksImage(form, HERO)).toBe(lacks);
});

it("an address of another site is no image of ours", () => {
  const form = new FormData();
  expect(lacksImage(form, { credito_link: "https://atelie.example", foto_url: null })).toBe(false);
});
