import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { listOf, ordemExibicao, requiredLine, requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

export const RESPOSTA_PRONTA_LIMITS = { nome: 120, texto: 4000 } as const;

export const RESPOSTA_PRONTA_LABELS = {
  nome: "Nome",
  texto: "Texto",
  ordem_exibicao: "Ordem de exibição",
} as const;

export const respostaProntaForm = recordForm({
  nome: requiredLine("Nome é obrigatório", RESPOSTA_PRONTA_LIMITS.nome),
  texto: requiredText("Texto é obrigatório", RESPOSTA_PRONTA_LIMITS.texto),
  ordem_exibicao: ordemExibicao(),
});

export type RespostaPronta = RecordOf<typeof respostaProntaForm>;

const SUGGESTIONS_MAX = 50;

export const suggestedRespostasForm = z.object({
  respostas: listOf(z.string().max(RESPOSTA_PRONTA_LIMITS.nome), SUGGESTIONS_MAX).refine(
    (respostas) => respostas.length > 0,
    "Escolha pelo menos uma resposta",
  ),
});

export function addedRespostasText(count: number): string {
  if (count === 0) return "Estas respostas já estavam na lista";
  const added = count === 1 ? "1 resposta adicionada" : `${count} respostas adicionadas`;
  return `${added}. Leia cada uma e mude o que na clínica for diferente.`;
}

export const RESPOSTAS_PRONTAS = {
  label: "Resposta pronta",
  plural: "Respostas prontas",
  article: "a",
  icon: "mail",
  name: "nome",
  below: "/:id",
  fields: RESPOSTA_PRONTA_LABELS,
  spreadsheet: { form: respostaProntaForm, preview: "texto" },
} as const satisfies ThingEntry<RespostaPronta>;
