import { SUGGESTED_QUESTIONARIOS, type SuggestedQuestionario } from "../defaults/questionarios.ts";
import { comparable, markListed, type Offered } from "../listas/mark-listed.ts";
import { listOf } from "../texto/fields.ts";
import { z } from "../z.ts";
import { QUESTIONARIO_LIMITS } from "./questionarios.ts";

export function offerQuestionarios(listed: readonly string[]): Offered<SuggestedQuestionario>[] {
  return markListed(SUGGESTED_QUESTIONARIOS, listed);
}

export function examesDoQuestionario(
  { palavras }: Pick<SuggestedQuestionario, "palavras">,
  exames: readonly { id: string; nome: string }[],
): string[] {
  const words = palavras.map(comparable);
  return exames
    .filter(({ nome }) => words.some((word) => comparable(nome).includes(word)))
    .map(({ id }) => id);
}

export const sugestoesQuestionariosForm = z.object({
  questionarios: listOf(
    z.string().max(QUESTIONARIO_LIMITS.nome),
    SUGGESTED_QUESTIONARIOS.length,
  ).refine((nomes) => nomes.length > 0, "Escolha pelo menos um questionário"),
});

export function addedQuestionariosText(count: number): string {
  if (count === 0) return "Estes questionários já estavam na lista";
  const added = count === 1 ? "1 questionário adicionado" : `${count} questionários adicionados`;
  return `${added}. Confira com o médico: só depois disso valem.`;
}
