import { semanaField } from "../horarios/horarios-form.ts";
import { weekText } from "../horarios/week-text.ts";
import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { listOf, nullableText, ordemExibicao, requiredLine } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

export const SALA_LIMITS = {
  nome: 120,
  observacoes: 1000,
  exames: 300,
  minutos: [5, 600],
  antecedencia: [0, 240],
} as const;

export const SALA_LABELS = {
  nome: "Nome",
  exames: "Exames",
  duracao_minutos: "Duração em minutos",
  minutos_por_exame: "Minutos próprios de um exame",
  antecedencia_horas: "Antecedência em horas",
  horarios: "Horários",
  observacoes: "Observações",
  ordem_exibicao: "Ordem de exibição",
} as const;

const [SHORTEST, LONGEST] = SALA_LIMITS.minutos;
const [NONE, LONGEST_LEAD] = SALA_LIMITS.antecedencia;
const MINUTES = `Use de ${SHORTEST} a ${LONGEST} minutos`;
const HOURS = `Use de ${NONE} a ${LONGEST_LEAD} horas`;
const EXAME = z.guid("Recarregue a página");

const minutos = z.coerce.number(MINUTES).int(MINUTES).min(SHORTEST, MINUTES).max(LONGEST, MINUTES);

/** The form sends a row for every exam. Rows without minutes are dropped; those exams take the room's usual time. */
const minutosPorExame = listOf(
  z.object({ exame: EXAME, minutos: minutos.optional() }),
  SALA_LIMITS.exames,
).transform((rows) =>
  rows.flatMap(({ exame, minutos }) => (minutos === undefined ? [] : [{ exame, minutos }])),
);

export const salaForm = recordForm({
  nome: requiredLine("Nome é obrigatório", SALA_LIMITS.nome),
  duracao_minutos: minutos,
  exames: listOf(EXAME, SALA_LIMITS.exames),
  minutos_por_exame: minutosPorExame,
  antecedencia_horas: z.coerce
    .number(HOURS)
    .int(HOURS)
    .min(NONE, HOURS)
    .max(LONGEST_LEAD, HOURS)
    .default(0),
  horarios: semanaField(),
  observacoes: nullableText(SALA_LIMITS.observacoes),
  ordem_exibicao: ordemExibicao(),
});

export type Sala = RecordOf<typeof salaForm>;

export function minutosDoExame(
  sala: Pick<Sala, "duracao_minutos" | "minutos_por_exame">,
  exame: string | null,
): number {
  const own = sala.minutos_por_exame.find((one) => one.exame === exame);
  return own?.minutos ?? sala.duracao_minutos;
}

export const SALAS = {
  label: "Sala ou aparelho",
  plural: "Salas e aparelhos",
  article: "a",
  icon: "monitor",
  name: "nome",
  below: "/:id",
  fields: {
    ...SALA_LABELS,
    exames: { label: SALA_LABELS.exames, refersTo: "exames" },
    minutos_por_exame: { label: SALA_LABELS.minutos_por_exame, format: minutosText },
    horarios: { label: SALA_LABELS.horarios, format: weekText },
  },
} as const satisfies ThingEntry<Sala>;

function minutosText(value: unknown): string | undefined {
  const minutes = (value as Partial<{ minutos: unknown }> | null)?.minutos;
  return typeof minutes === "number" ? `${minutes} min` : undefined;
}
