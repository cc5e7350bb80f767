import { describe, expect, it, test } from "vitest";
import { listFindings } from "#tests/support/findings.ts";
import { CATALOGO_EXAMES } from "../defaults/catalogo-exames/catalogo-exames.ts";
import { lastRead } from "../defaults/catalogo-exames/paginas-lidas.ts";
import { addedExamesText, catalogoForm, offerCatalogo, searchCatalogo } from "./catalogo.ts";
import { exameForm } from "./exames.ts";
import { exameGroupTitle } from "./group-exames.ts";
import { parsePreparo } from "./preparo.ts";

const ALL = CATALOGO_EXAMES.flatMap(({ titulo, exames }) =>
  exames.map((exame) => ({ titulo, ...exame })),
);
const preparoOf = (nome: string) => ALL.find((exame) => exame.nome === nome)?.preparo.join(" ");

test("the catalogue has about sixty exams, each name once", () => {
  expect(ALL.length).toBeGreaterThanOrEqual(60);
  const names = ALL.map(({ nome }) => nome.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

describe.each(ALL)("$nome", ({ nome, descricao, preparo, fonte }) => {
  it("is accepted by the exam's form as it is", () => {
    const values = { nome, descricao, preparo: preparo.join("\n"), ordem_exibicao: "1" };
    expect(exameForm.parse(values)).toMatchObject({ nome, descricao });
    expect(parsePreparo(values.preparo)).toEqual(preparo);
  });

  it("is in one of the site's groups by its name, and names a source", () => {
    expect(exameGroupTitle(nome)).toBeDefined();
    expect(fonte.nome).not.toBe("");
  });

  it("has no words that the Medical Council restricts", () => {
    for (const text of [nome, descricao, ...preparo]) {
      expect(listFindings(text, { thing: "exames" }), text).toEqual([]);
    }
  });

  it("leaves doubtful cases to the clinic, and has whole sentences", () => {
    for (const text of [descricao, ...preparo]) expect(text).toMatch(/^[A-ZÉÀ].*\.$/);
    expect(new Set(preparo).size).toBe(preparo.length);
  });
});

test("an exam is verified only where the pages that were read are named", () => {
  for (const { nome, fonte } of ALL) {
    const { isVerified, paginas = [] } = fonte;
    expect(isVerified, nome).toBe(paginas.length > 0);
    for (const { endereco } of paginas) expect(URL.canParse(endereco), nome).toBe(true);
  }
  expect(ALL.filter(({ fonte }) => !fonte.isVerified).map(({ nome }) => nome)).toEqual([
    "Ultrassonografia da parede abdominal",
    "Ultrassonografia obstétrica com Doppler",
    "Ultrassonografia do quadril do bebê",
    "Tomografia das vias urinárias",
  ]);
});

test("at least sixty are verified, and the screen names the day of the last reading", () => {
  const verified = ALL.filter(({ fonte }) => fonte.isVerified);
  expect(verified.length).toBeGreaterThanOrEqual(60);
  const readOf = (nome: string) =>
    lastRead(ALL.find((one) => one.nome === nome)?.fonte.paginas ?? []);
  expect(readOf("Ecocardiograma fetal")).toBe("2026-11-25");
  expect(readOf("Ecocardiograma")).toBe("2026-11-26");
});

test("each exam with X-rays asks about a pregnancy", () => {
  const groups = ["Mamografia", "Radiografia", "Densitometria", "Tomografia"];
  for (const { titulo, nome } of ALL) {
    if (groups.includes(titulo))
      expect(preparoOf(nome), nome).toMatch(/está ou pode estar grávida/);
  }
});

test("each tomography asks about contrast, kidneys and metformin", () => {
  for (const { titulo, nome } of ALL) {
    if (titulo !== "Tomografia") continue;
    expect(preparoOf(nome), nome).toMatch(/alergia a contraste.*rins.*metformina/s);
  }
});

test("each magnetic resonance asks about metal, implants, pregnancy and contrast", () => {
  for (const { titulo, nome } of ALL) {
    if (titulo !== "Ressonância") continue;
    expect(preparoOf(nome), nome).toMatch(/marca-passo.*metal.*grávida.*contraste.*rins/s);
  }
});

test("each puncture and biopsy asks about anticoagulants, which nobody stops alone", () => {
  for (const { nome } of ALL) {
    if (!/Punção|Biópsia/.test(nome)) continue;
    expect(preparoOf(nome), nome).toMatch(/anticoagulante.*Só pare o remédio se o seu médico/s);
  }
});

test("each fasting is to be confirmed with the clinic", () => {
  const steps = ALL.flatMap(({ preparo }) => preparo).filter((step) => /jejum de/i.test(step));
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(step).toContain("confirme com a clínica");
});

test("an exam that the clinic has is recognised apart from accents, case and punctuation", () => {
  const offered = offerCatalogo(["  MAMOGRAFIA ", "ressonancia magnética do cranio"]).flatMap(
    ({ exames }) => exames,
  );
  expect(offered.filter(({ isListed }) => isListed).map(({ nome }) => nome)).toEqual([
    "Mamografia",
    "Ressonância magnética do crânio",
  ]);
});

test("the search finds all words in name, group or description", () => {
  const found = (busca: string) =>
    searchCatalogo(CATALOGO_EXAMES, busca)
      .flatMap(({ exames }) => exames)
      .map(({ nome }) => nome);
  expect(found("")).toHaveLength(ALL.length);
  expect(found("RESSONANCIA joelho")).toEqual(["Ressonância magnética do joelho"]);
  expect(found("osteoporose")).toEqual(["Densitometria óssea da coluna e do fêmur"]);
  expect(found("xyz")).toEqual([]);
});

test("the form needs at least one exam, and the notice says how many were added", () => {
  expect(catalogoForm.safeParse({}).success).toBe(false);
  expect(catalogoForm.safeParse({ exames: ["Mamografia"] }).success).toBe(true);
  expect([0, 1, 3].map(addedExamesText)).toEqual([
    "Estes exames já estavam na lista",
    "1 exame adicionado. Confira o preparo com o médico.",
    "3 exames adicionados. Confira o preparo com o médico.",
  ]);
});
