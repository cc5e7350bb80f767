import type { Pergunta } from "../agenda/questionarios.ts";
import { versaoField } from "../registro/registro.ts";
import { listOf, requiredText } from "../texto/fields.ts";
import { z } from "../z.ts";

/** The state of a request's safety answers. In `decidir` and `impedido`, PostgreSQL refuses to confirm a slot. */
export const SEGURANCAS = ["sem", "respondidas", "decidir", "liberado", "impedido"] as const;
export type Seguranca = (typeof SEGURANCAS)[number];

export const SEGURANCA_LABELS: Record<Seguranca, string> = {
  sem: "Sem respostas",
  respondidas: "Respondidas",
  decidir: "Resposta a decidir",
  liberado: "Pode fazer o exame",
  impedido: "Não pode fazer o exame",
};

const RESPOSTAS = ["sim", "nao"] as const;
export type Resposta = (typeof RESPOSTAS)[number];
export const RESPOSTA_LABELS: Record<Resposta, string> = { sim: "Sim", nao: "Não" };

export interface VersaoPerguntas {
  id: string;
  questionario: string;
  numero: number;
  hash: string;
  nome: string;
  introducao: string | null;
  perguntas: Pergunta[];
  /** False for a version that was replaced less than a day ago. A patient may still have its form open. */
  isCurrent: boolean;
}

export interface Respondido {
  versao: string;
  questionario: string;
  numero: number;
  hash: string;
  nome: string;
  perguntas: { texto: string; resposta: Resposta; isRed: boolean }[];
  em: string;
  por: "paciente" | "equipe";
}

interface Decisao {
  pode: boolean;
  motivo: string;
  por: string;
  em: string;
}

export interface RespostasSecretas {
  respondidos: Respondido[];
  decisao: Decisao | null;
}

const MOST_QUESTIONS = 200;
const MOST_VERSIONS = 20;
export const ESCOLHA = "Escolha Sim ou Não";
export const PERGUNTAS_MUDARAM =
  "As perguntas mudaram enquanto você respondia. Valem as respostas às que você leu.";

export function respostaName(index: number): `resposta_${number}` {
  return `resposta_${index}`;
}

const respostas = Object.fromEntries(
  Array.from({ length: MOST_QUESTIONS }, (_, index) => [
    respostaName(index),
    z.enum(RESPOSTAS, ESCOLHA).optional(),
  ]),
);

/** The questions of all questionnaires on the page are numbered in one sequence, from `resposta_0`. */
export const perguntasForm = z.object({
  formulario: z.literal("perguntas"),
  versoes: listOf(z.guid("Recarregue a página"), MOST_VERSIONS),
  ...respostas,
});

export type PerguntasValues = z.output<typeof perguntasForm> &
  Partial<Record<`resposta_${number}`, Resposta>>;

export const decidirForm = z.object({
  formulario: z.literal("decidir"),
  versao: versaoField(),
  pode: z.enum(RESPOSTAS, "Escolha se pode ou não"),
  motivo: requiredText("Escreva o motivo", 500),
});

export function unanswered(
  versoes: readonly VersaoPerguntas[],
  respondidos: readonly Respondido[],
): VersaoPerguntas[] {
  const done = new Set(respondidos.map(({ questionario }) => questionario));
  return versoes.filter((one) => one.isCurrent && !done.has(one.questionario));
}

/** @param sent the version ids of a rejected form; the person gets the same questions again */
export function shownPerguntas(
  versoes: readonly VersaoPerguntas[],
  respondidos: readonly Respondido[],
  sent: readonly string[] = [],
): VersaoPerguntas[] {
  return unanswered(versoes, respondidos).map(
    (current) =>
      versoes.find(
        ({ id, questionario }) => questionario === current.questionario && sent.includes(id),
      ) ?? current,
  );
}

type Read =
  | { status: "read"; respondidos: Respondido[]; isOutdated: boolean }
  | { status: "missing"; errors: Record<string, string[]> }
  /** The form's questionnaires are not exactly those that the request needs now. */
  | { status: "foreign" };

/** @param versoes the current versions, and those that were replaced less than a day ago */
export function readRespostas(
  sent: PerguntasValues,
  {
    versoes,
    respondidos,
    por,
    em,
  }: {
    versoes: readonly VersaoPerguntas[];
    respondidos: readonly Respondido[];
    por: Respondido["por"];
    em: Date;
  },
): Read {
  const needed = new Set(unanswered(versoes, respondidos).map(({ questionario }) => questionario));
  const read = sent.versoes.flatMap((id) => versoes.find((one) => one.id === id) ?? []);
  const named = new Set(read.map(({ questionario }) => questionario));
  const isWhole = read.length === sent.versoes.length && named.size === read.length;
  if (!isWhole || needed.size !== named.size || [...needed].some((one) => !named.has(one))) {
    return { status: "foreign" };
  }
  const errors: Record<string, string[]> = {};
  let at = 0;
  const answered = read.map((versao) => ({
    versao: versao.id,
    questionario: versao.questionario,
    numero: versao.numero,
    hash: versao.hash,
    nome: versao.nome,
    perguntas: versao.perguntas.map(({ texto, vermelha }) => {
      const name = respostaName(at++);
      const resposta = sent[name];
      if (resposta === undefined) errors[name] = [ESCOLHA];
      return { texto, resposta: resposta ?? "nao", isRed: resposta === vermelha };
    }),
    em: em.toISOString(),
    por,
  }));
  if (Object.keys(errors).length > 0) return { status: "missing", errors };
  return {
    status: "read",
    respondidos: answered,
    isOutdated: read.some(({ isCurrent }) => !isCurrent),
  };
}

/** @returns the state after `added` is stored. A decision stays, unless an added answer is red. */
export function segurancaAfter(before: Seguranca, added: readonly Respondido[]): Seguranca {
  if (added.some(({ perguntas }) => perguntas.some(({ isRed }) => isRed))) return "decidir";
  return before === "sem" ? "respondidas" : before;
}
