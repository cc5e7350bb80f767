import { SUGGESTED_TERMOS, type SuggestedTermo } from "../defaults/termos-consentimento.ts";
import { markListed, type Offered } from "../listas/mark-listed.ts";
import { listOf } from "../texto/fields.ts";
import { z } from "../z.ts";
import { TERMO_LIMITS } from "./termos.ts";

export function offerTermos(listed: readonly string[]): Offered<SuggestedTermo>[] {
  return markListed(SUGGESTED_TERMOS, listed);
}

export const sugestoesTermosForm = z.object({
  termos: listOf(z.string().max(TERMO_LIMITS.nome), SUGGESTED_TERMOS.length).refine(
    (nomes) => nomes.length > 0,
    "Escolha pelo menos um termo",
  ),
});

export function addedTermosText(count: number): string {
  if (count === 0) return "Estes termos já estavam na lista";
  const added = count === 1 ? "1 termo adicionado" : `${count} termos adicionados`;
  return `${added}. Confira com o médico: só depois disso se imprimem.`;
}
