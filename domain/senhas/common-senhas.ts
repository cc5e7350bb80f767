/** Rejects passwords that are on a list or easy by zxcvbn's estimate. The first check loads the list and zxcvbn. */
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { listSenhaForms } from "./senha-forms.ts";
import { foldSenha } from "./senha-words.ts";
import { TRADE_WORDS } from "./trade-words.ts";

const OWN = [
  "senha",
  "minhasenha",
  "novasenha",
  "senhaforte",
  "admin",
  "clinica",
  "bemvindo",
  "teamo",
  "euteamo",
  "deusefiel",
  "flamengo",
  "senha1",
  "senha12",
  "senha123",
  "senha1234",
  "mudar123",
  "clinica123",
  "admin1234",
  "brasil123",
];

const PORTUGUESE_WORDS = 3_000;
/** The fewest guesses that a password must need: zxcvbn's estimate for six characters without a pattern. */
const FEWEST_GUESSES = 1_000_000;
/** Multiplies the guesses of a password that is checked without its punctuation, which counts as one character. */
const SIGNS_GUESSES = 10;
/** Limits zxcvbn's work, which grows with the square of the length, and faster if digits may stand for letters. */
const ESTIMATED = { maxLength: 32, l33tMaxSubstitutions: 10 };

interface Checkers {
  list: ReadonlySet<string>;
  zxcvbn: ZxcvbnFactory;
}

let checkers: Promise<Checkers> | undefined;

/** @param ownWords words that others know about the person @param clinica the clinic's name, which adds no strength */
export async function isCommonSenha(
  senha: string,
  ownWords: readonly string[],
  clinica = "",
): Promise<boolean> {
  checkers ??= readCheckers();
  const { list, zxcvbn } = await checkers;
  const known = ownWords.map(foldSenha);
  return listSenhaForms(senha, clinica).some(({ text, isBare }) => {
    if (list.has(text)) return true;
    const { guesses } = zxcvbn.check(text, known);
    return guesses * (isBare ? SIGNS_GUESSES : 1) < FEWEST_GUESSES;
  });
}

async function readCheckers(): Promise<Checkers> {
  const [{ ZxcvbnFactory }, common, portuguese] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-pt-br"),
  ]);
  const words = portuguese.dictionary["commonWords-pt-br"].slice(0, PORTUGUESE_WORDS);
  const names = portuguese.dictionary["firstnames-pt-br"];
  const own = [...OWN, ...TRADE_WORDS];
  const listed = [...own, ...common.dictionary["passwords-common"], ...words, ...names];
  const all = Object.entries({ own, ...common.dictionary, ...portuguese.dictionary });
  const dictionary = Object.fromEntries(
    all.map(([name, entries]) => [name, entries.map(foldSenha)]),
  );
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, ...ESTIMATED });
  return { list: new Set(listed.map(foldSenha)), zxcvbn };
}
