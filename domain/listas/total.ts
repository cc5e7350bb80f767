/** Lists count rows up to this number. A larger total is shown as "mais de", because the exact number is not needed. */
export const MOST_COUNTED = 1_000;

export function formatTotal(total: number, most = MOST_COUNTED): string {
  return total > most ? `mais de ${most.toLocaleString("pt-BR")}` : total.toLocaleString("pt-BR");
}
