import type { Tx } from "#server/db/open.ts";
import { questionarios } from "#server/db/schema/questionarios.ts";
import { respostasProntas } from "#server/db/schema/respostas-prontas.ts";
import { salas } from "#server/db/schema/salas.ts";
import { termosConsentimento } from "#server/db/schema/termos-consentimento.ts";
import type { RefusedValues } from "./confided-rows.ts";
import { week } from "./constraint-values.ts";
import * as records from "./records.ts";

export const TERMO = { nome: "Contraste", texto: "Fui informado do exame." };

/** A trigger also inserts a row into `questionario_versoes`. */
export async function insertLists(tx: Tx): Promise<void> {
  await tx.insert(salas).values(records.sala());
  await tx.insert(questionarios).values(records.questionario());
  await tx.insert(termosConsentimento).values(TERMO);
  await tx.insert(respostasProntas).values(records.respostaPronta());
}

export const AGENDA_REFUSED: RefusedValues[] = [
  ["questionario_versoes_hash", "hash", ["", "x".repeat(64), "a".repeat(63)]],
  ["salas_ordem_exibicao", "ordem_exibicao", [-1, 1_000_001]],
  ["salas_duracao", "duracao_minutos", [4, 601]],
  ["salas_antecedencia", "antecedencia_horas", [-1, 241]],
  ["salas_exames", "exames", [{}, ["x"], [1]]],
  [
    "salas_minutos_por_exame",
    "minutos_por_exame",
    [{}, [{}], [{ exame: "x".repeat(36), minutos: 4 }], [{ exame: "x", minutos: 30 }]],
  ],
  ["salas_horarios", "horarios", [{}, [], { ...week, seg: {} }]],
  ["salas_intervalos", "horarios", [{ ...week, seg: [{ abre: "18:00", fecha: "07:00" }] }]],
  ["questionarios_ordem_exibicao", "ordem_exibicao", [-1, 1_000_001]],
  ["termos_consentimento_ordem_exibicao", "ordem_exibicao", [-1, 1_000_001]],
  ["questionarios_exames", "exames", [{}, ["x"]]],
  [
    "questionarios_perguntas",
    "perguntas",
    [
      {},
      [{}],
      [{ texto: "", vermelha: "sim", ajuda: null }],
      [{ texto: "t".repeat(401), vermelha: "sim", ajuda: null }],
      [{ texto: "Um?", vermelha: "talvez", ajuda: null }],
      [{ texto: "Um?", vermelha: "sim" }],
    ],
  ],
];
