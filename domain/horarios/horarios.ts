/** The weekdays in the order of `Date.getUTCDay`, which begins with Sunday. */
export const DIAS = ["dom", "seg", "ter", "qua", "qui", "sex", "sab"] as const;

/** Even at all these limits, the settings' form has fewer fields than the server accepts. */
export const HORARIOS_LIMITS = {
  intervalos: 4,
  feriado: 120,
  feriados: 60,
  intervalos_feriado: 2,
} as const;

export const FERIADOS_SHOWN = { contato: 5, localizacao: 3, exame: 3, rodape: 2 } as const;

/** Times as "HH:MM" in the clinic's time zone; `fecha` may be "24:00". */
export interface Intervalo {
  abre: string;
  fecha: string;
}

export type Semana = Record<(typeof DIAS)[number], Intervalo[]>;

export type HorarioFeriado = Omit<Feriado, "nome">;

/** A holiday's hours, which replace those of its weekday. No interval means closed. `data` is YYYY-MM-DD. */
export interface Feriado {
  data: string;
  nome: string;
  intervalos: Intervalo[];
}
