/** @returns the name's first letter or digit, without `Dr.` or `Dra.`, to show instead of a missing picture */
export function firstLetter(nome: string): string {
  const name = nome.trim().replace(/^dra?\. */i, "");
  const [first] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return (first ?? [...name][0] ?? "").toLocaleUpperCase("pt-BR");
}
