import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { nullableText, ordemExibicao, requiredLine, requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";

export const EXAME_LIMITS = { nome: 200, slug: 220, descricao: 4000, preparo: 8000 } as const;

export const EXAME_LABELS = {
  nome: "Nome",
  descricao: "Descrição",
  preparo: "Preparo",
  ordem_exibicao: "Ordem de exibição",
} as const;

export const exameForm = recordForm({
  nome: requiredLine("Nome é obrigatório", EXAME_LIMITS.nome),
  descricao: requiredText("Descrição é obrigatória", EXAME_LIMITS.descricao),
  /** The preparation, one step per line; null if none is needed. */
  preparo: nullableText(EXAME_LIMITS.preparo),
  ordem_exibicao: ordemExibicao(),
});

export interface Exame extends RecordOf<typeof exameForm> {
  /** Derived from the name at the exam's creation; a later change of the name does not change it. */
  slug: string;
}

export const EXAMES = {
  label: "Exame",
  plural: "Exames",
  article: "o",
  icon: "file-text",
  name: "nome",
  below: "/:id",
  fields: { ...EXAME_LABELS, slug: "Slug" },
  spreadsheet: { form: exameForm, preview: "descricao" },
} as const satisfies ThingEntry<Exame>;
