import { describe, expect, it, test } from "vitest";
import { SUGGESTED_RESPOSTAS } from "../defaults/respostas-prontas.ts";
import { fillResposta, findExameIn, unfilledMark } from "./fill-resposta.ts";
import { respostaForm } from "./mensagens.ts";
import { respostaProntaForm } from "./respostas-prontas.ts";

describe("a ready answer", () => {
  const fill = (texto: string, exame?: string) =>
    fillResposta(texto, { nome: " Ana Lima ", exame });

  it("gets the first name and the exam, however they are written", () => {
    expect(fill("[nome], sobre [exame]: sim.", "Raio-X")).toBe("Ana, sobre Raio-X: sim.");
    expect(fill("[ NOME ] [Exame]", "Raio-X")).toBe("Ana Raio-X");
  });

  it("leaves what it does not know to the person who answers", () => {
    expect(fill("[exame] custa R$ [valor]")).toBe("[exame] custa R$ [valor]");
    expect(fill("[] [[nome]] a[1]")).toBe("[] [Ana] a[1]");
  });

  it("inserts no second mark with a name that looks like one", () => {
    const filled = fillResposta("[nome]", { nome: "[exame] $& $1", exame: "Raio-X" });
    expect(filled).toBe("[exame]");
  });
});

describe("the exam of a message", () => {
  const NOMES = ["Radiografia", "Radiografia do tórax", "Mamografia digital", "Holter 24 horas"];

  it.each([
    ["Quanto custa a radiografia do tórax?", "Radiografia do tórax"],
    ["Vocês fazem RADIOGRAFIA", "Radiografia"],
    ["Fazem raio-X do tórax?", "Radiografia do tórax"],
    ["tórax, radiografia", "Radiografia do tórax"],
    ["Fazem radiografia e mamografia digital?", undefined],
    ["Fazem mamografia?", undefined],
    ["Bom dia", undefined],
    ["", undefined],
  ])("of “%s” is %s", (texto, exame) => {
    expect(findExameIn(texto, NOMES)).toBe(exame);
  });

  it("is none where an exam's name has no words", () => {
    expect(findExameIn("de do da", ["de", "!!", ""])).toBeUndefined();
  });
});

test("an answer does not leave with something in brackets", () => {
  const written = { novo_id: crypto.randomUUID(), assunto: "Re" };
  const parse = (texto: string) =>
    respostaForm.safeParse({ ...written, texto }).error?.issues[0]?.message;
  expect(parse("Custa R$ [valor].")).toBe("Troque [valor] pelo que é, ou apague");
  expect(parse("Custa R$ 80 (veja a nota [1]).")).toBeUndefined();
});

test("every suggestion is valid, and its brackets are understood", () => {
  for (const { nome, texto } of SUGGESTED_RESPOSTAS) {
    expect(respostaProntaForm.safeParse({ nome, texto, ordem_exibicao: "1" }).success).toBe(true);
    const marks = texto.match(/\[[^\]]*\]/g) ?? [];
    for (const mark of marks) expect(unfilledMark(mark), mark).toBe(mark);
  }
  expect(new Set(SUGGESTED_RESPOSTAS.map(({ nome }) => nome)).size).toBe(
    SUGGESTED_RESPOSTAS.length,
  );
});
