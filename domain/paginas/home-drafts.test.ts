import { expect, it } from "vitest";
import { parseEstruturaDraft, parseHeroDraft, parseSobreDraft } from "./home-drafts.ts";

it("takes a form that is half typed, and whatever else is sent", () => {
  expect(parseHeroDraft({})).toMatchObject({ titulo: "", estatisticas: [], imagens: [] });
  expect(parseSobreDraft({ diferenciais: "x", valores: 3 })).toMatchObject({
    diferenciais: [],
    valores: [],
  });
  expect(parseEstruturaDraft({ imagens: [null, "x", { url: 1 }] }).imagens).toEqual([]);
});

it("keeps what is typed, in its order", () => {
  const hero = parseHeroDraft({
    titulo: " Olá ",
    estatisticas: [{ valor: "1" }, { valor: "", descricao: "" }],
    imagens: [{ url: "/arquivos/hero/a.webp" }, { url: "" }],
  });
  expect(hero.titulo).toBe("Olá");
  expect(hero.estatisticas).toEqual([{ valor: "1", descricao: "" }]);
  expect(hero.imagens.map(({ url }) => url)).toEqual(["/arquivos/hero/a.webp"]);
  expect(parseSobreDraft({ diferenciais: ["a", "", "b"] }).diferenciais).toEqual(["a", "b"]);
});

it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example"])(
  "shows neither a link nor an image with %s",
  (address) => {
    const hero = parseHeroDraft({ botao1_link: address, imagens: [{ url: address }] });
    expect(hero).toMatchObject({ botao1_link: "/", imagens: [] });
    expect(parseEstruturaDraft({ imagens: [{ url: address }] }).imagens).toEqual([]);
  },
);
