import { articleProblem } from "../blog/article-bounds.ts";
import { PRIVACIDADE } from "../defaults/privacidade.ts";
import { TERMOS } from "../defaults/termos.ts";
import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { optionalText } from "../texto/fields.ts";
import { htmlToText } from "../texto/html-text.ts";
import type { ThingEntry } from "../thing-entry.ts";
import type { DefaultText } from "./text/page-html.ts";

export const PAGINAS_LIMITS = { texto: 40_000 } as const;

export const BUILT_IN_PAGINAS = {
  politica_privacidade: PRIVACIDADE,
  termos_uso: TERMOS,
} as const satisfies Record<string, DefaultText>;

export type PaginaName = keyof typeof BUILT_IN_PAGINAS;

export const PAGINAS_LABELS = {
  politica_privacidade: "Política de Privacidade",
  termos_uso: "Termos de Uso",
} as const satisfies Record<PaginaName, string>;

export const paginasForm = recordForm({
  politica_privacidade: pageText(PRIVACIDADE),
  termos_uso: pageText(TERMOS),
});

export type Paginas = RecordOf<typeof paginasForm>;

export const DEFAULT_PAGINAS = {
  politica_privacidade: PRIVACIDADE.texto,
  termos_uso: TERMOS.texto,
};

function pageText({ texto }: DefaultText) {
  return optionalText(PAGINAS_LIMITS.texto)
    .superRefine((value, context) => {
      const message = articleProblem(value);
      if (message) context.addIssue({ code: "custom", message });
    })
    .transform((value) => (htmlToText(value).trim() === "" ? texto : value));
}

const BUILT_IN = { null: "o texto que veio com o sistema" };

export const PAGINAS = {
  label: "Páginas",
  plural: "Páginas",
  article: "a",
  icon: "scroll",
  name: null,
  fields: {
    politica_privacidade: {
      label: PAGINAS_LABELS.politica_privacidade,
      isArticle: true,
      values: BUILT_IN,
    },
    termos_uso: { label: PAGINAS_LABELS.termos_uso, isArticle: true, values: BUILT_IN },
  },
} as const satisfies ThingEntry<Paginas>;
