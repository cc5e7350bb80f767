/** A guardian is one record, even if several children have the same guardian. */
import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { optionalEmail, requiredCpf, requiredLine } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";

const NOME_MAX = 160;

export const RESPONSAVEL_LABELS = { nome: "Nome", cpf: "CPF", email: "E-mail" } as const;

export const editResponsavelForm = recordForm({
  nome: requiredLine("Nome é obrigatório", NOME_MAX),
  cpf: requiredCpf(),
  email: optionalEmail("E-mail inválido").transform((typed) => typed || null),
});

export type Responsavel = RecordOf<typeof editResponsavelForm>;
export type ResponsavelValues = Omit<Responsavel, "id" | "versao">;

export const RESPONSAVEIS = {
  label: "Responsável",
  plural: "Responsáveis",
  article: "o",
  icon: null,
  name: null,
  isPersonal: true,
  below: "/responsaveis/:id",
  fields: RESPONSAVEL_LABELS,
} as const satisfies ThingEntry<Responsavel>;
