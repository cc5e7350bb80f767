import { requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

const ANOTACAO_MAX = 2000;

/** `novo_id` becomes the note's id, so that a form that is sent twice stores one note. */
export const anotacaoForm = z.object({
  novo_id: z.uuid("Recarregue a página"),
  texto: requiredText("Escreva a anotação", ANOTACAO_MAX),
});

export const ANOTACOES = {
  label: "Anotação",
  plural: "Anotações",
  article: "a",
  icon: null,
  name: null,
  isPersonal: true,
  below: "/:id",
  openedBy: "mensagem_id",
  fields: {},
} as const satisfies ThingEntry<object>;
