/** PostgreSQL has a copy of the allowed changes of state (`MOVES`), and refuses all others. */

export const ESTADOS_AGENDAMENTO = [
  "novo",
  "aguardando_autorizacao",
  "proposto",
  "confirmado",
  "chegou",
  "faltou",
  "cancelado",
  "nao_atendemos",
] as const;
export type EstadoAgendamento = (typeof ESTADOS_AGENDAMENTO)[number];

export const ESTADO_AGENDAMENTO_LABELS: Record<EstadoAgendamento, string> = {
  novo: "Novo",
  aguardando_autorizacao: "Aguardando autorização",
  proposto: "Proposto",
  confirmado: "Confirmado",
  chegou: "Chegou",
  faltou: "Faltou",
  cancelado: "Cancelado",
  nao_atendemos: "Não atendemos",
};

/** In the order of the board's columns. */
export const ABERTOS = [
  "novo",
  "aguardando_autorizacao",
  "proposto",
  "confirmado",
] as const satisfies EstadoAgendamento[];
export type EstadoAberto = (typeof ABERTOS)[number];

export const ENCERRADOS = [
  "chegou",
  "faltou",
  "cancelado",
  "nao_atendemos",
] as const satisfies EstadoAgendamento[];

export function hasHorarios(estado: EstadoAgendamento): boolean {
  return estado === "proposto" || estado === "confirmado";
}

export const QUEM_MUDA = ["equipe", "paciente", "sistema"] as const;
export type QuemMuda = (typeof QUEM_MUDA)[number];

type Moves = Partial<Record<EstadoAgendamento, readonly EstadoAgendamento[]>>;

const MOVES: Record<QuemMuda, Moves> = {
  equipe: {
    novo: ["aguardando_autorizacao", "proposto", "cancelado", "nao_atendemos"],
    aguardando_autorizacao: ["novo", "proposto", "cancelado", "nao_atendemos"],
    proposto: ["novo", "confirmado", "cancelado", "nao_atendemos"],
    confirmado: ["novo", "proposto", "chegou", "faltou", "cancelado"],
    chegou: ["confirmado"],
    faltou: ["confirmado", "chegou"],
    cancelado: ["novo"],
    nao_atendemos: ["novo"],
  },
  paciente: {
    novo: ["cancelado"],
    aguardando_autorizacao: ["cancelado"],
    proposto: ["novo", "confirmado", "cancelado"],
    confirmado: ["novo", "cancelado"],
  },
  sistema: { proposto: ["novo"], novo: ["proposto"] },
};

export function listMoves(de: EstadoAgendamento, quem: QuemMuda): readonly EstadoAgendamento[] {
  return MOVES[quem][de] ?? [];
}

export function canMove(de: EstadoAgendamento, para: EstadoAgendamento, quem: QuemMuda): boolean {
  return listMoves(de, quem).includes(para);
}

/** A patient is missed once the hour has come, and not before; without an hour nothing tells. */
export function mayBeMissed(horario: Date | null, now: Date): boolean {
  return horario === null || horario <= now;
}

export function isAberto(estado: EstadoAgendamento): estado is EstadoAberto {
  return ABERTOS.some((one) => one === estado);
}
