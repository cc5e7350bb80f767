/** Lists words that others know about a person. No password may consist only of them. */

const SHORTEST = 3;
const MOST_WORDS = 40;
const LONGEST = 64;

export function ownWords(person: { nome: string; email: string }, clinica: string): string[] {
  const [mailbox = "", host = ""] = person.email.split("@");
  const names = [person.nome, clinica];
  const joined = names.map((name) => name.replace(/[^\p{L}\d]+/gu, ""));
  const parts = [...names, mailbox, host].flatMap((text) => text.split(/[^\p{L}\d]+/u));
  const words = [person.email, mailbox, host, ...names, ...joined, ...parts]
    .map((word) => word.slice(0, LONGEST).toLowerCase())
    .filter((word) => word.length >= SHORTEST);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
