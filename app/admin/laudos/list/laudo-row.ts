import type { ListedLaudo } from "#server/data/laudos/laudos.ts";

export type Row = Pick<
  ListedLaudo,
  | "id"
  | "protocolo"
  | "exame"
  | "data_exame"
  | "previsto_para"
  | "medico_responsavel"
  | "status"
  | "paciente_nome"
  | "desenho"
  | "integridade"
  | "tem_email"
  | "aviso"
  | "aberto_em"
  | "motivo_anulacao"
  | "anulado_em"
  | "anulado_por"
> & {
  temMedico: boolean;
  isLate: boolean;
  movido: boolean;
  isAvisoHeld: boolean;
  /** Set if staff should contact the patient by telephone or WhatsApp. */
  telefone: string | null;
};
