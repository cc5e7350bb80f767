import { requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

const ANOTACAO_MAX = 2000;

export const anotacaoForm = z.object({
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
