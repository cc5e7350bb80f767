import { expect, test } from "vitest";
import { listFindings } from "#tests/support/findings.ts";
import { SUGGESTED_QUESTIONARIOS } from "../defaults/questionarios.ts";
import { propostaForm } from "./proposta.ts";
import { questionarioForm } from "./questionarios.ts";
import { minutosDoExame, salaForm } from "./salas.ts";
import {
  addedQuestionariosText,
  examesDoQuestionario,
  offerQuestionarios,
  sugestoesQuestionariosForm,
} from "./sugestoes.ts";

const [KNEE, CHEST] = [
  "00000000-0000-4000-8000-000000000001",
  "00000000-0000-4000-8000-000000000002",
];
const semana = Object.fromEntries(
  ["dom", "seg", "ter", "qua", "qui", "sex", "sab"].map((dia) => [dia, []]),
);
const sala = { nome: "Sala 1", duracao_minutos: "30", horarios: semana };

test("an exam without minutes of its own takes the room's", () => {
  const parsed = salaForm.parse({
    ...sala,
    exames: [KNEE, CHEST],
    minutos_por_exame: [{ exame: KNEE, minutos: "45" }, { exame: CHEST }],
  });
  expect(parsed.minutos_por_exame).toEqual([{ exame: KNEE, minutos: 45 }]);
  expect([KNEE, CHEST, null].map((exame) => minutosDoExame(parsed, exame))).toEqual([45, 30, 30]);
});

test.each(["", "0", "4", "601", "trinta", "30.5"])("%j minutes are refused", (duracao_minutos) => {
  const { error } = salaForm.safeParse({ ...sala, duracao_minutos });
  expect(error?.issues[0]?.message).toBe("Use de 5 a 600 minutos");
});

test.each(["-1", "241", "dois"])("%j hours of lead are refused", (antecedencia_horas) => {
  const { error } = salaForm.safeParse({ ...sala, antecedencia_horas });
  expect(error?.issues[0]?.message).toBe("Use de 0 a 240 horas");
});

test("a questionnaire needs a question", () => {
  for (const perguntas of [undefined, []]) {
    const { error } = questionarioForm.safeParse({ nome: "Um", perguntas });
    expect(error?.issues[0]?.message).toBe("Escreva pelo menos uma pergunta");
  }
});

test.each(SUGGESTED_QUESTIONARIOS)(
  "$nome is accepted by the form and has no restricted words",
  (one) => {
    const values = { ...one, perguntas: one.perguntas.map((pergunta) => ({ ...pergunta })) };
    expect(questionarioForm.parse(values)).toMatchObject({
      nome: one.nome,
      introducao: one.introducao,
    });
    expect(one.perguntas.some(({ vermelha }) => vermelha === "sim")).toBe(true);
    for (const { texto } of one.perguntas) {
      expect(texto).toMatch(/\?$/);
      expect(listFindings(texto, { thing: "exames" }), texto).toEqual([]);
    }
  },
);

test("the suggestions know which of the clinic's exams they are for", () => {
  const exames = [
    { id: KNEE, nome: "Ressonância magnética do joelho" },
    { id: CHEST, nome: "RADIOGRAFIA DO TÓRAX" },
  ];
  const of = (nome: string) =>
    SUGGESTED_QUESTIONARIOS.filter((one) => one.nome === nome).flatMap((one) =>
      examesDoQuestionario(one, exames),
    );
  expect(of("Ressonância magnética")).toEqual([KNEE]);
  expect(of("Gravidez e raios X")).toEqual([CHEST]);
  expect(of("Mamografia")).toEqual([]);
});

test("a listed one is recognised apart from accents and case; none ticked is refused", () => {
  const listed = offerQuestionarios(["RESSONANCIA  magnética"]).filter(({ isListed }) => isListed);
  expect(listed.map(({ nome }) => nome)).toEqual(["Ressonância magnética"]);
  expect(sugestoesQuestionariosForm.safeParse({}).success).toBe(false);
  expect(addedQuestionariosText(1)).toContain("1 questionário adicionado. Confira com o médico");
});

test.each([
  "0000-01-01T00:00:00Z",
  "2026-02-30T10:00:00Z",
  "2026-03-05T10:00:00-04:00",
  "2026-03-05",
  "",
])("a forged time %j is refused at the form", (inicio) => {
  const sent = { versao: "1", horarios: [`${KNEE} ${inicio}`] };
  expect(propostaForm.safeParse(sent).success).toBe(false);
});
