/**
 * What stands in place of a picture that a person or an insurer has not: the first letter or digit of
 * the name as a capital, without a doctor's `Dr.` or `Dra.`.
 */
export function firstLetter(nome: string): string {
  const name = nome.trim().replace(/^dra?\. */i, "");
  const [first] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return (first ?? [...name][0] ?? "").toLocaleUpperCase("pt-BR");
}
