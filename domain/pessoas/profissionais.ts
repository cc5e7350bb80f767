import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { nullableImage, nullableText, ordemExibicao, requiredText } from "../texto/fields.ts";
import { parseJson } from "../texto/parse-json.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

/** The title shown before a doctor's CRM number, as CFM Resolução 2.336/2023 requires. */
export const TITULOS_MEDICO = ["Médica", "Médico"] as const;

export const PROFISSIONAL_LIMITS = {
  nome: 160,
  foto_url: 2000,
  especialidade: 160,
  mini_bio: 2000,
  crm: 60,
  rqe: 60,
  formacao: 2000,
  especializacao: 100,
  especializacoes: 20,
  horarios: 500,
} as const;

export const PROFISSIONAL_LABELS = {
  nome: "Nome",
  titulo: "Título",
  especialidade: "Especialidade",
  crm: "CRM",
  /** The specialist registration, which must be shown with the specialty (CFM Resolução 2.336/2023). */
  rqe: "RQE",
  mini_bio: "Mini bio",
  formacao: "Formação",
  especializacoes: "Especializações",
  horarios: "Horários",
  ordem_exibicao: "Ordem de exibição",
  foto_url: "Foto",
} as const;

/** Reads a list, which is JSON text in older records, and drops empty and repeated entries. */
export function parseEspecializacoes(value: unknown): string[] {
  const list = typeof value === "string" ? parseJson(value) : value;
  if (!Array.isArray(list)) return [];
  const texts = list.filter((item) => typeof item === "string").map((item) => item.trim());
  const first = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLocaleLowerCase("pt-BR");
    if (text !== "" && !first.has(key)) first.set(key, text);
  }
  return [...first.values()];
}

export function tituloMedico() {
  return z
    .union([z.literal("").transform(() => null), z.enum(TITULOS_MEDICO)], "Título inválido")
    .nullish()
    .transform((value) => value ?? null);
}

export const profissionalForm = recordForm({
  nome: requiredText("Nome é obrigatório", PROFISSIONAL_LIMITS.nome),
  titulo: tituloMedico(),
  especialidade: requiredText("Especialidade é obrigatória", PROFISSIONAL_LIMITS.especialidade),
  foto_url: nullableImage(),
  mini_bio: nullableText(PROFISSIONAL_LIMITS.mini_bio),
  crm: nullableText(PROFISSIONAL_LIMITS.crm),
  rqe: nullableText(PROFISSIONAL_LIMITS.rqe),
  formacao: nullableText(PROFISSIONAL_LIMITS.formacao),
  especializacoes: z
    .unknown()
    .optional()
    .transform(parseEspecializacoes)
    .pipe(
      z
        .array(
          z
            .string()
            .max(
              PROFISSIONAL_LIMITS.especializacao,
              `Use no máximo ${PROFISSIONAL_LIMITS.especializacao} caracteres`,
            ),
        )
        .max(
          PROFISSIONAL_LIMITS.especializacoes,
          `Use no máximo ${PROFISSIONAL_LIMITS.especializacoes} itens`,
        ),
    ),
  horarios: nullableText(PROFISSIONAL_LIMITS.horarios),
  ordem_exibicao: ordemExibicao(),
});

export type Profissional = RecordOf<typeof profissionalForm>;

export const PROFISSIONAIS = {
  label: "Profissional",
  plural: "Profissionais",
  article: "o",
  icon: "Stethoscope",
  name: "nome",
  below: "/:id",
  spreadsheet: { form: profissionalForm, lists: ["especializacoes"], preview: "especialidade" },
  fields: { ...PROFISSIONAL_LABELS, titulo: { label: PROFISSIONAL_LABELS.titulo, format: String } },
} as const satisfies ThingEntry<Profissional>;
