/** Lists count no further: a larger total means "more than this", because nobody needs the exact number. */
export const MOST_COUNTED = 1_000;

export function formatTotal(total: number, most = MOST_COUNTED): string {
  return total > most ? `mais de ${most.toLocaleString("pt-BR")}` : total.toLocaleString("pt-BR");
}
