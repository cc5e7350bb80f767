import { describe, expect, it } from "vitest";
import { listFindings } from "#tests/support/findings.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { type FindingsContext, foldWords, PALAVRAS_MAX } from "./findings.ts";
import { readText } from "./read-text.ts";
import { listRegistroFindings } from "./registro-findings.ts";

const words = (text: string, context: FindingsContext = { thing: "blog_posts" }) =>
  listFindings(text, context).map(({ palavras }) => palavras);

describe("the words shown", () => {
  it("are the text's own, whatever its capitals, accents and spaces", () => {
    expect(words("Venha: RESULTADO   Garantido!")).toEqual(["RESULTADO   Garantido"]);
    expect(words("O  u\u0301nico aparelho")).toEqual(["O  u\u0301nico aparelho"]);
    expect(words("resultado\u00a0garantido")).toEqual(["resultado garantido"]);
    expect(words("resul\u00adtado garantido")).toEqual(["resul\u00adtado garantido"]);
  });

  it("are whole words", () => {
    expect(words("A premiere da semana, o comboio, o melhoramento.")).toEqual([]);
  });

  it("stand once, in the text's order", () => {
    expect(words("Sorteio! Desconto. Sorteio. SORTEIO.")).toEqual(["Sorteio", "Desconto"]);
  });

  it("stand once for one article, where two of its rules find them", () => {
    expect(words("A melhor clínica do estado, renomada")).toEqual(["A melhor clínica", "renomada"]);
    expect(words("O sorteio do melhor aparelho de ponta")).toHaveLength(3);
  });

  it("are cut where they are long", () => {
    const [long] = words(`ganhe um ${"a".repeat(500)}`);
    expect(long).toHaveLength(PALAVRAS_MAX);
  });

  it("compare by what they say", () => {
    expect(foldWords("O  Melhor\nMÉDICO")).toBe("o melhor medico");
  });
});

describe("HTML", () => {
  it("is read without its tags, which join words within a line and part them between lines", () => {
    expect(words("<p>Resul<b>tado</b> <em>garantido</em></p>")).toEqual(["Resultado garantido"]);
    expect(words("<p>o resultado</p><p>garantido o lugar</p>")).toEqual([]);
    expect(words("<ul><li>Resultado</li><li>garantido</li></ul>")).toEqual([]);
    expect(words("<p>Resultado\n   garantido</p>")).toEqual(["Resultado    garantido"]);
  });

  it("finds nothing in attributes, addresses and comments", () => {
    expect(words('<p><a href="/sorteio" title="brinde">aqui</a><!-- combo --></p>')).toEqual([]);
  });

  it("is read with its characters' names", () => {
    expect(words("<p>cura&nbsp;total, promo&ccedil;&atilde;o, R&#36; 10 &amp; mais</p>")).toEqual([
      "cura total",
      "promoção",
      "R$ 10",
    ]);
    expect(readText("<p>&bogus; &#0; &constructor;</p>").plain).toContain(
      "&bogus; &#0; &constructor;",
    );
  });

  it("may be none: a text with < in it is read whole", () => {
    expect(words("dose < 5 mSv e sorteio")).toEqual(["sorteio"]);
    expect(words("a <b sem fim, com sorteio")).toEqual(["sorteio"]);
    expect(words("")).toEqual([]);
  });
});

describe("a specialty and a postgraduate title", () => {
  const mini: FindingsContext = { thing: "profissionais" };
  const text = "Especialista em mama, com pós-graduação em ultrassonografia.";

  it("are settled by an RQE, the doctor's or one in the text", () => {
    expect(words(text, mini)).toEqual([
      "Especialista em mama",
      "pós-graduação em ultrassonografia",
    ]);
    expect(words(text, { ...mini, rqe: " " })).toHaveLength(2);
    expect(words(text, { ...mini, rqe: "RQE 0001" })).toEqual([]);
    expect(words(`${text} RQE 0001.`, mini)).toEqual([]);
  });

  it("a postgraduate says NÃO ESPECIALISTA, in capitals", () => {
    const title = "Pós-graduação em ultrassonografia";
    expect(words(`${title} NÃO ESPECIALISTA`, mini)).toEqual([]);
    expect(words(`${title}, não especialista`, mini)).toEqual([`${title}`]);
  });
});

describe("a doctor's registers", () => {
  const whole = { titulo: "Médica", especialidade: "Radiologia", crm: "CRM-MS 1", rqe: "RQE 1" };

  it("that are whole say nothing, nor does a doctor without a specialty yet", () => {
    expect(listRegistroFindings(whole)).toEqual({});
    expect(listRegistroFindings({ especialidade: " " })).toEqual({});
  });

  it("each lack its own", () => {
    expect(listRegistroFindings({ ...whole, rqe: "" }).especialidade).toMatchObject({
      regra: "especialidade-sem-rqe",
      palavras: "Radiologia",
      artigo: "art. 4º, II",
    });
    expect(Object.keys(listRegistroFindings({ especialidade: "Radiologia" }))).toEqual([
      "especialidade",
      "titulo",
      "crm",
    ]);
  });
});

it("an article of 200 kB full of innocent words is checked without a noticeable pause", async () => {
  const article = "<p>O <b>melhor</b> horário é cedo; o único cuidado é o jejum.</p>".repeat(3000);
  const read = () => expect(listFindings(article, { thing: "blog_posts" })).toEqual([]);
  expect(await processorTime(2_000, read)).toBeLessThan(2_000);
});
