import { versaoField } from "../registro/registro.ts";
import { formatDate, formatTime } from "../texto/datas.ts";
import { z } from "../z.ts";

export const ESTADOS_HORARIO = ["proposto", "confirmado"] as const;

/** The most hours for which proposed slots stay reserved for the patient (SQL: `propoe_horarios`). */
export const PROPOSTA_HORAS = 24;
const PROPOSTA_MAX = 3;

const CHOOSE = `Escolha de um a ${PROPOSTA_MAX} horários`;
export const HORARIO_TOMADO = "Este horário acabou de ser tomado. Escolha outro.";

/** The first accepted year, because PostgreSQL rejects the year 0, which a forged form may contain. */
const EARLIEST = "2000";

const horario = z.string().transform((value, context) => {
  const [sala = "", inicio = "", ...rest] = value.split(" ");
  const moment = z.iso.datetime().refine((text) => text >= EARLIEST);
  const parsed = z.object({ sala: z.guid(), inicio: moment }).safeParse({ sala, inicio });
  if (parsed.success && rest.length === 0) return parsed.data;
  context.addIssue({ code: "custom", message: "Recarregue a página" });
  return z.NEVER;
});

export const propostaForm = z.object({
  versao: versaoField(),
  horarios: z.array(horario, CHOOSE).min(1, CHOOSE).max(PROPOSTA_MAX, CHOOSE),
});

export const escolherForm = z.object({
  formulario: z.literal("horario"),
  horario: z.guid("Escolha um horário"),
});

export function readHorarios(values: readonly string[]) {
  return values
    .slice(0, PROPOSTA_MAX)
    .map((value) => horario.safeParse(value))
    .flatMap(({ data }) => data ?? []);
}

export function horarioValue(sala: string, inicio: Date): string {
  return `${sala} ${inicio.toISOString()}`;
}

export function horarioText(inicio: Date): string {
  return `${formatDate(inicio)} às ${formatTime(inicio)}`;
}
