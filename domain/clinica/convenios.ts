import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { nullableImage, nullableText, ordemExibicao, requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";

export const CONVENIO_LIMITS = { nome: 160, logo_url: 2000, observacoes: 2000 } as const;

export const CONVENIO_LABELS = {
  nome: "Nome",
  logo_url: "Logo",
  observacoes: "Observações",
  ordem_exibicao: "Ordem de exibição",
} as const;

export const convenioForm = recordForm({
  nome: requiredText("Nome é obrigatório", CONVENIO_LIMITS.nome),
  logo_url: nullableImage(),
  observacoes: nullableText(CONVENIO_LIMITS.observacoes),
  ordem_exibicao: ordemExibicao(),
});

export type Convenio = RecordOf<typeof convenioForm>;

export const CONVENIOS = {
  label: "Convênio",
  plural: "Convênios",
  article: "o",
  icon: "Shield",
  name: "nome",
  below: "/:id",
  fields: CONVENIO_LABELS,
  spreadsheet: { form: convenioForm, preview: "observacoes" },
} as const satisfies ThingEntry<Convenio>;
