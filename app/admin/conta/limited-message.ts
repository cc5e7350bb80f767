/** Said after too many wrong tries. */
export function limitedMessage({ minutes }: { minutes: number }): string {
  return `Muitas tentativas. Tente novamente em ${minutes} minutos.`;
}
