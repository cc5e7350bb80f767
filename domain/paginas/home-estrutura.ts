import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import {
  isImageAddress,
  listOf,
  optionalText,
  requiredText,
  URL_INVALIDA,
} from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";
import { ITEM_LABELS, itemForm } from "./home-sobre.ts";

export const ESTRUTURA_LIMITS = {
  titulo: 200,
  descricao: 4000,
  /** Low enough that the longest list of images has fewer characters than the database accepts for a list. */
  url: 1000,
  imagem_titulo: 120,
  imagem_descricao: 600,
  imagens: 24,
  facilidades: 24,
} as const;

export const FACILIDADE_ICONE = "🏥";

export const ESTRUTURA_LABELS = {
  titulo: "Título",
  descricao: "Descrição",
  imagens: "Imagens",
  facilidades: "Facilidades",
} as const;

export const homeEstruturaForm = recordForm({
  titulo: requiredText("Título é obrigatório", ESTRUTURA_LIMITS.titulo),
  descricao: requiredText("Descrição é obrigatória", ESTRUTURA_LIMITS.descricao),
  imagens: listOf(
    z.object({
      url: requiredText("Imagem é obrigatória", ESTRUTURA_LIMITS.url).refine(
        (value) => value === "" || isImageAddress(value),
        URL_INVALIDA,
      ),
      titulo: optionalText(ESTRUTURA_LIMITS.imagem_titulo),
      descricao: optionalText(ESTRUTURA_LIMITS.imagem_descricao),
    }),
    ESTRUTURA_LIMITS.imagens,
  ),
  facilidades: listOf(itemForm(FACILIDADE_ICONE), ESTRUTURA_LIMITS.facilidades),
});

export type HomeEstruturaRecord = RecordOf<typeof homeEstruturaForm>;

export type HomeEstrutura = Omit<HomeEstruturaRecord, "id" | "versao">;

export type EstruturaImagem = HomeEstrutura["imagens"][number];

export const HOME_ESTRUTURA = {
  label: "Home Page: Estrutura",
  plural: "Home Page: Estrutura",
  article: "a",
  icon: null,
  name: "titulo",
  below: "/estrutura",
  fields: {
    ...ESTRUTURA_LABELS,
    imagens: {
      label: ESTRUTURA_LABELS.imagens,
      fields: { url: "Endereço", titulo: "Título", descricao: "Descrição" },
    },
    facilidades: { label: ESTRUTURA_LABELS.facilidades, fields: ITEM_LABELS },
  },
} as const satisfies ThingEntry<HomeEstruturaRecord>;
