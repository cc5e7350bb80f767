import { examesDoQuestionario } from "#domain/agenda/sugestoes.ts";
import { SUGGESTED_QUESTIONARIOS } from "#domain/defaults/questionarios.ts";
import type { Intervalo, Semana } from "#domain/horarios/horarios.ts";
import type { questionarios } from "#server/db/schema/questionarios.ts";
import type { salas } from "#server/db/schema/salas.ts";
import { demoId } from "./ids.ts";

interface DemoExame {
  id: string;
  nome: string;
}

const DAY: Intervalo[] = [
  { abre: "07:00", fecha: "11:30" },
  { abre: "13:00", fecha: "17:30" },
];

const SEMANA: Semana = {
  dom: [],
  seg: DAY,
  ter: DAY,
  qua: DAY,
  qui: DAY,
  sex: DAY,
  sab: [{ abre: "07:00", fecha: "12:00" }],
};

const ROOMS = [
  { nome: "Ressonância", palavras: ["ressonancia"], duracao_minutos: 40 },
  { nome: "Tomografia", palavras: ["tomografia"], duracao_minutos: 20 },
  {
    nome: "Ultrassom 1",
    palavras: ["ultrass", "doppler", "puncao", "biopsia"],
    duracao_minutos: 30,
  },
  {
    nome: "Raios X e mamografia",
    palavras: ["radiografia", "raio", "mamografia", "densitometria"],
    duracao_minutos: 15,
  },
];

export function salasRows(exames: readonly DemoExame[]): (typeof salas.$inferInsert)[] {
  return ROOMS.map(({ palavras, ...room }, index) => ({
    id: demoId(`salas/${room.nome}`),
    ...room,
    exames: examesDoQuestionario({ palavras }, exames),
    horarios: SEMANA,
    ordem_exibicao: index + 1,
  }));
}

/** The last questionnaire is not confirmed, like one that was just taken from the suggestions. */
export function questionariosRows(
  exames: readonly DemoExame[],
): (typeof questionarios.$inferInsert)[] {
  return SUGGESTED_QUESTIONARIOS.map(({ nome, introducao, perguntas, ...one }, index, all) => ({
    id: demoId(`questionarios/${nome}`),
    nome,
    introducao,
    perguntas: [...perguntas],
    exames: examesDoQuestionario(one, exames),
    conferido: index < all.length - 1,
    ordem_exibicao: index + 1,
  }));
}
