import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { listOf, nullableText, ordemExibicao, requiredLine } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

export const QUESTIONARIO_LIMITS = {
  nome: 120,
  introducao: 1000,
  exames: 300,
  perguntas: 40,
  texto: 400,
  ajuda: 600,
} as const;

/** Which answer is red. After a red answer staff decide if the patient may have the exam. `nenhuma`: none is red. */
export const VERMELHAS = ["sim", "nao", "nenhuma"] as const;
export type Vermelha = (typeof VERMELHAS)[number];

export const VERMELHA_TEXTS: Readonly<Record<Vermelha, string>> = {
  sim: "Sim",
  nao: "Não",
  nenhuma: "Nenhuma",
};

export const PERGUNTA_LABELS = {
  texto: "Pergunta",
  vermelha: "Resposta que pede decisão",
  ajuda: "Explicação",
} as const;

export const QUESTIONARIO_LABELS = {
  nome: "Nome",
  introducao: "Introdução",
  perguntas: "Perguntas",
  exames: "Exames",
  ordem_exibicao: "Ordem de exibição",
} as const;

const NO_QUESTION = "Escreva pelo menos uma pergunta";
const LIMITS = QUESTIONARIO_LIMITS;

const perguntaForm = z.object({
  texto: requiredLine("Escreva a pergunta", LIMITS.texto),
  vermelha: z.enum(VERMELHAS).default("sim"),
  ajuda: nullableText(LIMITS.ajuda),
});

export type Pergunta = z.infer<typeof perguntaForm>;

export const questionarioForm = recordForm({
  nome: requiredLine("Nome é obrigatório", LIMITS.nome),
  introducao: nullableText(LIMITS.introducao),
  perguntas: z
    .array(perguntaForm, NO_QUESTION)
    .min(1, NO_QUESTION)
    .max(LIMITS.perguntas, `Use no máximo ${LIMITS.perguntas} perguntas`),
  exames: listOf(z.guid("Recarregue a página"), LIMITS.exames),
  ordem_exibicao: ordemExibicao(),
});

export interface Questionario extends RecordOf<typeof questionarioForm> {
  /** False for a suggestion that nobody has confirmed with the doctor; patients do not get its questions. */
  conferido: boolean;
}

export const QUESTIONARIOS = {
  label: "Questionário de segurança",
  plural: "Perguntas de segurança",
  article: "o",
  icon: "shield-check",
  name: "nome",
  below: "/:id",
  fields: {
    ...QUESTIONARIO_LABELS,
    perguntas: {
      label: QUESTIONARIO_LABELS.perguntas,
      fields: {
        texto: PERGUNTA_LABELS.texto,
        vermelha: { label: PERGUNTA_LABELS.vermelha, values: VERMELHA_TEXTS },
        ajuda: PERGUNTA_LABELS.ajuda,
      },
    },
    exames: { label: QUESTIONARIO_LABELS.exames, refersTo: "exames" },
    conferido: "Conferido com o médico",
  },
} as const satisfies ThingEntry<Questionario>;
