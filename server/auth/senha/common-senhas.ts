/**
 * Passwords that others guess first: those of the offline list, and those that zxcvbn's estimate finds
 * too few guesses away. Both are read when the first new password is chosen.
 */
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** What people here type first, and no international list has. */
const OWN = [
  "senha1",
  "senha12",
  "senha123",
  "senha1234",
  "mudar123",
  "clinica123",
  "admin1234",
  "brasil123",
];

/** Of the language's words only those that everybody thinks of first. */
const PORTUGUESE_WORDS = 3_000;
/** As many as six characters without any pattern take, the fewest that the form accepts. */
const FEWEST_GUESSES = 1_000_000;
/** The estimate's time grows with the square of the length, and faster with letters written as digits. */
const ESTIMATED = { maxLength: 32, l33tMaxSubstitutions: 10 };

interface Judges {
  list: ReadonlySet<string>;
  zxcvbn: ZxcvbnFactory;
}

let judges: Promise<Judges> | undefined;

/**
 * Capitals and accents do not make a common password a rare one.
 * @param ownWords what others know of the person, and try first
 */
export async function isCommonSenha(senha: string, ownWords: readonly string[]): Promise<boolean> {
  judges ??= readJudges();
  const { list, zxcvbn } = await judges;
  if (list.has(senha.toLowerCase())) return true;
  const { guesses } = zxcvbn.check(withoutAccents(senha), ownWords.map(withoutAccents));
  return guesses < FEWEST_GUESSES;
}

async function readJudges(): Promise<Judges> {
  const [{ ZxcvbnFactory }, common, portuguese] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-pt-br"),
  ]);
  const words = portuguese.dictionary["commonWords-pt-br"].slice(0, PORTUGUESE_WORDS);
  const names = portuguese.dictionary["firstnames-pt-br"];
  const list = new Set([...OWN, ...common.dictionary["passwords-common"], ...words, ...names]);
  const all = Object.entries({ ...common.dictionary, ...portuguese.dictionary });
  const dictionary = Object.fromEntries(
    all.map(([name, entries]) => [name, entries.map(withoutAccents)]),
  );
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, ...ESTIMATED });
  return { list, zxcvbn };
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
