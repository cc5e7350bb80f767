/** The offline list of common passwords, read when the first new one is chosen. */

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

let list: Promise<ReadonlySet<string>> | undefined;

/** Capitals do not make a common password a rare one. */
export async function isCommonSenha(senha: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(senha.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const [common, portuguese] = await Promise.all([
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-pt-br"),
  ]);
  const words = portuguese.dictionary["commonWords-pt-br"].slice(0, PORTUGUESE_WORDS);
  const names = portuguese.dictionary["firstnames-pt-br"];
  return new Set([...OWN, ...common.dictionary["passwords-common"], ...words, ...names]);
}
