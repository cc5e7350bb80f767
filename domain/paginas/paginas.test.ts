import { expect, it } from "vitest";
import { processorTime } from "#tests/support/processor-time.ts";
import { DEFAULT_CONFIGURACOES } from "../defaults/configuracoes.ts";
import { listMudancas } from "../registro/trilha.ts";
import { DEFAULT_PAGINAS, PAGINAS_LIMITS, paginasForm } from "./paginas.ts";
import { DADO } from "./text/page-html.ts";
import { readPageText } from "./text/page-text.ts";

const parse = (termos_uso: string) =>
  paginasForm.safeParse({ politica_privacidade: "<p>Oi.</p>", termos_uso });
const messages = (text: string) => parse(text).error?.issues.map(({ message }) => message);

it("takes the built-in texts as they are, and puts them where a text has no words", () => {
  expect(paginasForm.parse(DEFAULT_PAGINAS)).toEqual(DEFAULT_PAGINAS);
  for (const empty of [" \n ", "<p></p>", "<h2>&nbsp;</h2><hr />"]) {
    expect(parse(empty).data?.termos_uso).toBe(DEFAULT_PAGINAS.termos_uso);
  }
  expect(parse(`<p>${DADO.telefone}</p>`).data?.termos_uso).toBe(`<p>${DADO.telefone}</p>`);
  expect(paginasForm.parse({})).toEqual(DEFAULT_PAGINAS);
});

it("bounds a text and its markup", () => {
  expect(messages("a".repeat(PAGINAS_LIMITS.texto))).toBeUndefined();
  expect(messages("a".repeat(PAGINAS_LIMITS.texto + 1))).toEqual([
    "Use no máximo 40000 caracteres",
  ]);
  expect(messages(`${"<b>".repeat(100)}a`)?.[0]).toContain("umas dentro das outras");
  expect(messages("<i>a</i>".repeat(3_000))?.[0]).toContain("marcações demais");
});

it("the history shows the words, and the clinic's data by their labels", () => {
  const [change, formatting, back] = [
    ["<p>Um.</p>", `<h2>A ${DADO.nome_clinica}</h2><ul><li>Um.</li></ul>`],
    ["<p>Um.</p>", "<p><strong>Um.</strong></p>"],
    ["<p>Um.</p>", null],
  ].flatMap(([antes, depois]) =>
    listMudancas("paginas", { termos_uso: antes }, { termos_uso: depois }),
  );
  expect(change).toMatchObject({
    campo: "Termos de Uso",
    antes: "Um.",
    depois: "A [Nome da clínica]\nUm.",
  });
  expect(formatting).toMatchObject({ isSameText: true });
  expect(back).toMatchObject({ antes: "Um.", depois: "o texto que veio com o sistema" });
});

const FULL = PAGINAS_LIMITS.texto - 10;
const filled = (part: string) => part.repeat(Math.floor(FULL / part.length));

it.each(["<b>", "</b>", "<li>", "<a", "<", "&#106;", '<data value="telefone">', "<p>a</i>"])(
  "a text full of %s is refused or read at once",
  async (part) => {
    const text = filled(part);
    expect(await processorTime(500, () => messages(text))).toBeLessThan(500);
    expect(await processorTime(500, () => readPageText(text, DEFAULT_CONFIGURACOES))).toBeLessThan(
      500,
    );
  },
);
