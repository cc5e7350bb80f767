import { expect, it } from "vitest";
import { notesOf } from "./laudo-notes.ts";
import type { Row } from "./laudo-row.ts";

const ROW: Row = {
  id: "1",
  protocolo: "2026-7HKA8-JBWBT",
  exame: "Mamografia digital",
  data_exame: "2026-11-20",
  previsto_para: null,
  medico_responsavel: "Dra. Helena Prado",
  status: "liberado",
  paciente_nome: "Maria Souza",
  desenho: "pronto",
  integridade: "sem_assinatura",
  tem_email: true,
  aviso: null,
  aberto_em: null,
  motivo_anulacao: null,
  anulado_em: null,
  anulado_por: null,
  temMedico: true,
  isLate: false,
  movido: false,
  isAvisoHeld: false,
  telefone: null,
};

const warningsWith = (falha: string, isRetrying: boolean) => {
  const aviso = { criado_em: new Date(), enviado_em: null, falha, isRetrying };
  return notesOf({ ...ROW, aviso }).filter(({ isWarning }) => isWarning);
};

it.each([
  [
    "refused",
    true,
    "Aviso ainda não saiu: o servidor de e-mail recusou a mensagem; haverá nova tentativa",
  ],
  ["refused", false, "Aviso não entregue: o servidor de e-mail recusou a mensagem"],
  ["unknown", false, "Aviso não entregue: o e-mail não pôde ser entregue"],
])("a notice that failed (%s, tried again: %s) is told in words", (falha, isRetrying, text) => {
  expect(warningsWith(falha, isRetrying)).toEqual([{ text, isWarning: true }]);
});
