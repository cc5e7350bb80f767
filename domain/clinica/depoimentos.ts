import { DEFAULT_DEPOIMENTOS_FIGURES } from "../defaults/depoimentos.ts";
import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import {
  onOrOff,
  optionalText,
  ordemExibicao,
  requiredLine,
  requiredText,
} from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";

export const DEPOIMENTO_LIMITS = { nome: 120, texto: 600, consentimento: 255, figura: 12 } as const;

export const SHOWN_DEPOIMENTOS = 6;

export const DEPOIMENTO_LABELS = {
  nome: "Nome",
  texto: "Texto",
  consentimento: "Consentimento",
  ordem_exibicao: "Ordem de exibição",
} as const;

export const depoimentoForm = recordForm({
  nome: requiredLine("Nome é obrigatório", DEPOIMENTO_LIMITS.nome),
  texto: requiredText("Texto é obrigatório", DEPOIMENTO_LIMITS.texto),
  consentimento: requiredLine("Diga quem consentiu e quando", DEPOIMENTO_LIMITS.consentimento),
  ordem_exibicao: ordemExibicao(),
});

export type Depoimento = RecordOf<typeof depoimentoForm>;

/** The clinic's note about the person's consent is not public. */
export type PublicDepoimento = Pick<Depoimento, "nome" | "texto">;

export const DEPOIMENTOS_SECAO_LABELS = {
  mostrar: "Mostrar seção",
  satisfacao: "Satisfação",
  media: "Nota média",
  avaliacoes: "Avaliações",
} as const;

export const depoimentosSecaoForm = recordForm({
  mostrar: onOrOff(),
  satisfacao: optionalText(DEPOIMENTO_LIMITS.figura),
  media: optionalText(DEPOIMENTO_LIMITS.figura),
  avaliacoes: optionalText(DEPOIMENTO_LIMITS.figura),
});

export type DepoimentosSecao = RecordOf<typeof depoimentosSecaoForm>;

export type DepoimentosFigures = Pick<DepoimentosSecao, "satisfacao" | "media" | "avaliacoes">;

export const DEFAULT_DEPOIMENTOS_SECAO = { mostrar: true, ...DEFAULT_DEPOIMENTOS_FIGURES };

export const DEPOIMENTOS = {
  label: "Depoimento",
  plural: "Depoimentos",
  article: "o",
  icon: "quote",
  name: "nome",
  isPersonal: true,
  below: "/:id",
  fields: DEPOIMENTO_LABELS,
} as const satisfies ThingEntry<Depoimento>;

export const DEPOIMENTOS_SECAO = {
  label: "Seção de depoimentos",
  plural: "Seção de depoimentos",
  article: "a",
  icon: null,
  name: null,
  fields: DEPOIMENTOS_SECAO_LABELS,
} as const satisfies ThingEntry<DepoimentosSecao>;
