/** Texts that a patient signs on paper before an exam, such as one with contrast. No signature is stored here. */
import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { ordemExibicao, requiredLine, requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";

/** A text of this length fits on one A4 page together with the lines to be filled in. */
export const TERMO_LIMITS = { nome: 120, texto: 3000 } as const;

export const TERMO_LABELS = {
  nome: "Nome",
  texto: "Texto",
  ordem_exibicao: "Ordem de exibição",
} as const;

export const termoForm = recordForm({
  nome: requiredLine("Nome é obrigatório", TERMO_LIMITS.nome),
  texto: requiredText("Texto é obrigatório", TERMO_LIMITS.texto),
  ordem_exibicao: ordemExibicao(),
});

export interface Termo extends RecordOf<typeof termoForm> {
  /** False for a suggestion until someone has confirmed it with the doctor. It is not printed before. */
  conferido: boolean;
}

export const TERMOS_CONSENTIMENTO = {
  label: "Termo de consentimento",
  plural: "Termos de consentimento",
  article: "o",
  icon: "file-text",
  name: "nome",
  below: "/:id",
  fields: { ...TERMO_LABELS, conferido: "Conferido com o médico" },
} as const satisfies ThingEntry<Termo>;
