/** Páginas: the privacy policy and the terms of use, as the clinic writes them. One record only. */
import { PRIVACIDADE } from "./defaults/privacidade.ts";
import { TERMOS } from "./defaults/termos.ts";
import { optionalText } from "./fields.ts";
import type { DefaultText } from "./page-text.ts";
import { type RecordOf, recordForm } from "./record-forms.ts";

export const PAGINAS_LIMITS = { texto: 30_000 } as const;

/** What is public while a text is not the clinic's own. */
export const BUILT_IN_PAGINAS = {
  politica_privacidade: PRIVACIDADE,
  termos_uso: TERMOS,
} as const satisfies Record<string, DefaultText>;

export type PaginaName = keyof typeof BUILT_IN_PAGINAS;

export const PAGINAS_LABELS = {
  politica_privacidade: "Política de Privacidade",
  termos_uso: "Termos de Uso",
} as const satisfies Record<PaginaName, string>;

const DEEPEST = 8;
const LINE_START = /^[-*+>.)\d \t]*/;
/** What opens a list or a quote, each time it stands there. */
const OPENING = /[-*+.)][ \t]|>/g;
const EMPHASIS = /[*_]{50}/;

export const paginasForm = recordForm({
  politica_privacidade: pageText(PRIVACIDADE),
  termos_uso: pageText(TERMOS),
});

export type Paginas = RecordOf<typeof paginasForm>;

/** Until somebody saves them. */
export const DEFAULT_PAGINAS = {
  politica_privacidade: PRIVACIDADE.texto,
  termos_uso: TERMOS.texto,
};

/** Blank is the built-in text. */
function pageText({ texto }: DefaultText) {
  return optionalText(PAGINAS_LIMITS.texto)
    .refine((value) => !isTooDeep(value), "Use menos níveis de lista")
    .transform((value) => value || texto);
}

/** Lists and quotes within each other without end are no text, only work for the reader. */
function isTooDeep(text: string): boolean {
  const depthOf = (line: string) => LINE_START.exec(line)?.[0].match(OPENING)?.length ?? 0;
  return EMPHASIS.test(text) || text.split("\n").some((line) => depthOf(line) > DEEPEST);
}
