import { memoize } from "../listas/memoize.ts";
import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { plainText } from "../search/plain-text.ts";
import { requiredLine } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

export const GRUPO_LIMITS = { titulo: 80, palavras: 600, grupos: 20 } as const;

/** Names of icons in app/ui/icon-drawings.ts. */
export const GRUPO_ICONES = [
  "ultrassonografia",
  "radiologia",
  "tomografia",
  "cardiologia",
  "monitor",
] as const;

export const GRUPO_ICONE_TEXTS: Readonly<Record<(typeof GRUPO_ICONES)[number], string>> = {
  ultrassonografia: "Ultrassom",
  radiologia: "Radiologia",
  tomografia: "Tomografia",
  cardiologia: "Coração",
  monitor: "Tela",
};

export const GRUPO_LABELS = { titulo: "Nome", palavras: "Palavras", icone: "Desenho" } as const;

const NO_NAME = "Nome é obrigatório";
const NO_GROUP = "Deixe pelo menos um grupo";
const SAME_NAME = "Outro grupo já tem este nome";

const grupoForm = z.object({
  titulo: requiredLine(NO_NAME, GRUPO_LIMITS.titulo),
  /** Words, separated by commas. An exam belongs to the first group that has a word in the exam's name. */
  palavras: requiredLine("Escreva pelo menos uma palavra", GRUPO_LIMITS.palavras),
  icone: z.enum(GRUPO_ICONES).default("monitor"),
});

export const exameGruposForm = recordForm({
  grupos: z
    .array(grupoForm, NO_GROUP)
    .min(1, NO_GROUP)
    .max(GRUPO_LIMITS.grupos, `Use no máximo ${GRUPO_LIMITS.grupos} grupos`)
    .superRefine((grupos, context) => {
      const seen = new Set<string>();
      for (const [index, { titulo }] of grupos.entries()) {
        // Names that differ only in hyphens, accents or capitals would give two headings the same id.
        const key = plainText(titulo).replaceAll(" ", "");
        if (seen.has(key)) {
          context.addIssue({ code: "custom", message: SAME_NAME, path: [index, "titulo"] });
        }
        seen.add(key);
      }
    }),
});

export type ExameGrupo = z.infer<typeof grupoForm>;
export type ExameGruposRecord = RecordOf<typeof exameGruposForm>;

export function wordsOfGrupo({ palavras }: Pick<ExameGrupo, "palavras">): readonly string[] {
  return splitWords(palavras);
}

const splitWords = memoize(200, (palavras: string) =>
  palavras
    .split(",")
    .map((word) => plainText(word).trim())
    .filter(Boolean),
);

export function findGrupos<Grupo extends Pick<ExameGrupo, "titulo" | "palavras">>(
  grupos: readonly Grupo[],
  typed: string,
): Grupo[] {
  const text = plainText(typed).trim();
  if (text.length < 3) return [];
  return grupos.filter(
    (grupo) => plainText(grupo.titulo).includes(text) || wordsOfGrupo(grupo).includes(text),
  );
}

export const EXAME_GRUPOS = {
  label: "Grupos de exames",
  plural: "Grupos de exames",
  article: "o",
  icon: null,
  name: null,
  below: "/grupos",
  fields: {
    grupos: {
      label: "Grupos",
      fields: {
        titulo: GRUPO_LABELS.titulo,
        palavras: GRUPO_LABELS.palavras,
        icone: { label: GRUPO_LABELS.icone, values: GRUPO_ICONE_TEXTS },
      },
    },
  },
} as const satisfies ThingEntry<ExameGruposRecord>;
