/** How many rows a list has, counted no further than anyone reads. */

/** A total that is larger stands for all beyond it. */
export const MOST_COUNTED = 1_000;

/** @param most how far was counted */
export function formatTotal(total: number, most = MOST_COUNTED): string {
  return total > most ? `mais de ${most.toLocaleString("pt-BR")}` : total.toLocaleString("pt-BR");
}
