import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { nullableText, ordemExibicao, requiredLine, requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { COBERTURA_FIELDS, COBERTURA_LABELS, type Cobertura, coberturaShape } from "./cobertura.ts";

export const EXAME_LIMITS = { nome: 200, slug: 220, descricao: 4000, preparo: 8000 } as const;

export const EXAME_LABELS = {
  nome: "Nome",
  descricao: "Descrição",
  preparo: "Preparo",
  ...COBERTURA_LABELS,
  ordem_exibicao: "Ordem de exibição",
} as const;

export const exameForm = recordForm({
  nome: requiredLine("Nome é obrigatório", EXAME_LIMITS.nome),
  descricao: requiredText("Descrição é obrigatória", EXAME_LIMITS.descricao),
  preparo: nullableText(EXAME_LIMITS.preparo),
  ...coberturaShape,
  ordem_exibicao: ordemExibicao(),
});

/** Spreadsheets leave out the coverage, which has a screen of its own (/admin/cobertura). */
const sheetForm = exameForm.omit({ cobertura: true, convenios: true, autorizacao: true });

export interface Exame extends Omit<RecordOf<typeof exameForm>, keyof Cobertura>, Cobertura {
  /** Derived from the name at the exam's creation; a later change of the name does not change it. */
  slug: string;
}

export interface ExameRecord extends Exame {
  conferido: boolean;
}

/** Lists leave the coverage out, because it can name hundreds of insurers for each exam. */
export type ListedExame = Omit<ExameRecord, keyof Cobertura>;

export const CONFIRA = "Confira com o médico";

export const EXAMES = {
  label: "Exame",
  plural: "Exames",
  article: "o",
  icon: "file-text",
  name: "nome",
  below: "/:id",
  fields: {
    ...EXAME_LABELS,
    ...COBERTURA_FIELDS,
    slug: "Slug",
    conferido: "Conferido com o médico",
  },
  spreadsheet: { form: sheetForm, preview: "descricao" },
} as const satisfies ThingEntry<ExameRecord>;
