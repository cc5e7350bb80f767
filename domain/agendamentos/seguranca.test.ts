import { expect, test } from "vitest";
import {
  ESCOLHA,
  type PerguntasValues,
  readRespostas,
  segurancaAfter,
  shownPerguntas,
  unanswered,
  type VersaoPerguntas,
} from "./seguranca.ts";

const EM = new Date("2026-11-24T12:00:00Z");
const pergunta = (texto: string, vermelha: "sim" | "nao" | "nenhuma" = "sim") => ({
  texto,
  vermelha,
  ajuda: null,
});
const versao = (id: string, questionario: string, isCurrent = true): VersaoPerguntas => ({
  id,
  questionario,
  numero: 1,
  hash: "0".repeat(64),
  nome: "Ressonância",
  introducao: null,
  perguntas: [pergunta("Usa marca-passo?"), pergunta("Está em jejum?", "nao")],
  isCurrent,
});
const sent = (versoes: string[], ...answers: ("sim" | "nao" | undefined)[]) =>
  ({
    formulario: "perguntas",
    versoes,
    ...Object.fromEntries(answers.map((one, index) => [`resposta_${index}`, one])),
  }) as PerguntasValues;
const read = (values: PerguntasValues, versoes: VersaoPerguntas[]) =>
  readRespostas(values, { versoes, respondidos: [], por: "paciente", em: EM });

test("answers are read in the questions' words, and a red one is marked", () => {
  const found = read(sent(["v1"], "sim", "sim"), [versao("v1", "q1")]);
  expect(found).toMatchObject({
    status: "read",
    isOutdated: false,
    respondidos: [
      {
        versao: "v1",
        perguntas: [
          { texto: "Usa marca-passo?", resposta: "sim", isRed: true },
          { texto: "Está em jejum?", resposta: "sim", isRed: false },
        ],
      },
    ],
  });
});

test("each missing answer is named at its field", () => {
  expect(read(sent(["v1"], "nao"), [versao("v1", "q1")])).toEqual({
    status: "missing",
    errors: { resposta_1: [ESCOLHA] },
  });
});

test("the version that a person read counts, and the answer says that it was replaced", () => {
  const versoes = [versao("v1", "q1", false), versao("v2", "q1")];
  expect(read(sent(["v1"], "nao", "sim"), versoes)).toMatchObject({
    status: "read",
    isOutdated: true,
    respondidos: [{ versao: "v1" }],
  });
});

test("a form that was sent back shows the version again that the person read", () => {
  const versoes = [versao("v1", "q1", false), versao("v2", "q1")];
  expect(shownPerguntas(versoes, []).map(({ id }) => id)).toEqual(["v2"]);
  expect(shownPerguntas(versoes, [], ["v1"]).map(({ id }) => id)).toEqual(["v1"]);
});

test.each([
  ["an unknown version", ["v9"]],
  ["no version", []],
  ["one questionnaire twice", ["v1", "v1"]],
  ["only one of two", ["v1"]],
  ["two versions of one", ["v1", "v0", "v2"]],
])("%s is refused", (_, ids) => {
  const versoes = [versao("v0", "q1", false), versao("v1", "q1"), versao("v2", "q2")];
  const all = Array.from({ length: 6 }, () => "nao" as const);
  expect(read(sent(ids, ...all), versoes)).toEqual({ status: "foreign" });
});

test("an answer to any version counts as answered", () => {
  const [first] = [read(sent(["v1"], "nao", "sim"), [versao("v1", "q1")])];
  const done = first?.status === "read" ? first.respondidos : [];
  expect(unanswered([versao("v2", "q1"), versao("v3", "q2")], done).map(({ id }) => id)).toEqual([
    "v3",
  ]);
});

test("a red answer waits for a decision, also after an earlier one", () => {
  const found = read(sent(["v1"], "sim", "sim"), [versao("v1", "q1")]);
  const red = found.status === "read" ? found.respondidos : [];
  const calm = read(sent(["v1"], "nao", "sim"), [versao("v1", "q1")]);
  const none = calm.status === "read" ? calm.respondidos : [];
  expect(segurancaAfter("sem", none)).toBe("respondidas");
  expect(segurancaAfter("sem", red)).toBe("decidir");
  expect(segurancaAfter("liberado", none)).toBe("liberado");
  expect(segurancaAfter("liberado", red)).toBe("decidir");
  expect(segurancaAfter("decidir", none)).toBe("decidir");
});
