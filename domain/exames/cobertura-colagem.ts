/** Reads a pasted table, with the insurers in its first row and the exams in its first column. */
import { plainText } from "../search/plain-text.ts";
import { readCsv } from "../spreadsheet/csv-reader.ts";
import { NIVEIS, NIVEL_TEXTS, type Nivel } from "./cobertura.ts";
import { type ConvenioColuna, type ExameLinha, type Linha, withNivel } from "./cobertura-grade.ts";

export const COLAGEM_LIMITS = { caracteres: 1_000_000, celulas: 400_000 } as const;

export const TOO_MUCH = "A tabela é grande demais: use no máximo 1 MB. Cole em partes.";
const NO_TABLE =
  "Não há uma tabela neste texto. Os convênios ficam na primeira linha e os exames na primeira coluna.";

export interface Colagem {
  /** The new coverage of each exam that was found in the pasted table, by the exam's id. */
  linhas: Map<string, Linha>;
  celulas: number;
  problems: string[];
}

const WORDS: Readonly<Record<string, Nivel>> = {
  "": "nao",
  n: "nao",
  nao: "nao",
  s: "sim",
  x: "sim",
  sim: "sim",
  a: "autorizacao",
  autorizacao: "autorizacao",
  "com autorizacao": "autorizacao",
  "pede autorizacao": "autorizacao",
};

export function readColagem(
  text: string,
  exames: readonly ExameLinha[],
  convenios: readonly ConvenioColuna[],
): Colagem {
  const nothing = { linhas: new Map<string, Linha>(), celulas: 0 };
  if (text.length > COLAGEM_LIMITS.caracteres) return { ...nothing, problems: [TOO_MUCH] };
  const read = readCsv(text, (cells) => cells.length);
  if ("fault" in read) {
    return { ...nothing, problems: [`${read.fault.message} (linha ${read.fault.line})`] };
  }
  const [head = [], ...rows] = read.rows
    .map(({ cells }) => cells)
    .filter((cells) => cells.some((cell) => cell.trim() !== ""));
  if (head.length < 2 || rows.length === 0) return { ...nothing, problems: [NO_TABLE] };
  if (head.length * rows.length > COLAGEM_LIMITS.celulas) {
    return { ...nothing, problems: [TOO_MUCH] };
  }
  const problems: string[] = [];
  const columns = findNames(head.slice(1), convenios, "Convênio", problems);
  const found = findNames(
    rows.map(([nome = ""]) => nome),
    exames,
    "Exame",
    problems,
  );
  const linhas = new Map<string, Linha>();
  let celulas = 0;
  for (const [index, cells] of rows.entries()) {
    const exame = exames[found[index] ?? -1];
    if (!exame) continue;
    let linha: Linha = { todos: exame.todos, niveis: exame.niveis };
    for (const [at, column] of columns.entries()) {
      if (column === undefined) continue;
      const typed = cells[at + 1] ?? "";
      const nivel = nivelOfWord(typed);
      if (nivel) linha = withNivel(linha, column, nivel);
      else
        problems.push(
          `Valor não reconhecido: “${shorten(typed)}”, em ${exame.nome}, ${convenios[column]?.nome}`,
        );
      celulas += nivel ? 1 : 0;
    }
    linhas.set(exame.id, linha);
  }
  return { linhas, celulas, problems };
}

function nivelOfWord(text: string): Nivel | undefined {
  const word = plainText(text).trim();
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}

/** @returns the level that a word such as `sim` or `x` means; undefined for a table or any other text */
export function readNivel(text: string): Nivel | undefined {
  const nivel = nivelOfWord(text);
  return text.trim() !== "" && text.length < 40 ? nivel : undefined;
}

export function nivelWord(nivel: Nivel): string {
  return nivel === NIVEIS[0] ? "" : NIVEL_TEXTS[nivel];
}

function findNames(
  names: readonly string[],
  records: readonly { nome: string }[],
  kind: "Convênio" | "Exame",
  problems: string[],
): (number | undefined)[] {
  const exact = indexBy(records, ({ nome }) => nome.trim());
  const plain = indexBy(records, ({ nome }) => plainText(nome).trim());
  const seen = new Set<number>();
  return names.map((typed) => {
    const name = typed.trim();
    if (name === "") return undefined;
    const [index, ...others] = exact.get(name) ?? plain.get(plainText(name).trim()) ?? [];
    const report = (what: string) => problems.push(`${kind} ${what}: “${shorten(name)}”`);
    if (index === undefined) report("não encontrado");
    else if (others.length > 0) report("com nome repetido no cadastro");
    else if (seen.has(index)) report("duas vezes na tabela");
    else {
      seen.add(index);
      return index;
    }
    return undefined;
  });
}

function indexBy<One>(records: readonly One[], keyOf: (one: One) => string) {
  const found = new Map<string, number[]>();
  for (const [index, record] of records.entries()) {
    const key = keyOf(record);
    found.set(key, [...(found.get(key) ?? []), index]);
  }
  return found;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
