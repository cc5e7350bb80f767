/** In the order of Date#getUTCDay. */
export const DIAS = ["dom", "seg", "ter", "qua", "qui", "sex", "sab"] as const;

/** Together they stay below the number of fields that one form may send. */
export const HORARIOS_LIMITS = {
  intervalos: 4,
  feriado: 120,
  feriados: 60,
  intervalos_feriado: 2,
} as const;

export const FERIADOS_SHOWN = { contato: 5, localizacao: 3, exame: 3, rodape: 2 } as const;

/** "HH:MM" each, in the clinic's time zone; `fecha` may be "24:00". */
export interface Intervalo {
  abre: string;
  fecha: string;
}

export type Semana = Record<(typeof DIAS)[number], Intervalo[]>;

/** Its intervals replace the weekday's; none means closed. `data` is YYYY-MM-DD. */
export interface Feriado {
  data: string;
  nome: string;
  intervalos: Intervalo[];
}
