/** A person's name as equipment writes it: family name first, parts separated by `^` (PS3.5, 6.2.1). */

const GENERATIONS = new Set([
  "FILHO",
  "FILHA",
  "JUNIOR",
  "JÚNIOR",
  "JR",
  "NETO",
  "NETA",
  "SOBRINHO",
  "SOBRINHA",
]);
/** Of one representation of the name. */
const MOST = 64;

/** `Maria da Silva Souza` → `SOUZA^MARIA DA SILVA`; a generation stays with the family name that it follows. */
export function personName(nome: string): string {
  const words = nome
    .replace(/[\p{Cc}^=\\]/gu, " ")
    .toUpperCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const isGeneration = GENERATIONS.has((words.at(-1) ?? "").replace(/\.$/, ""));
  const family = words.splice(isGeneration && words.length > 2 ? -2 : -1).join(" ");
  const given = words.join(" ");
  const name = given === "" ? family : `${family}^${given}`;
  return Array.from(name).slice(0, MOST).join("").trim();
}
