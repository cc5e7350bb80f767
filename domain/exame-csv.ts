/** Exams in a table of a spreadsheet: what its rows would do to those that are there. */
import { EXAME_LABELS, EXAME_LIMITS, type Exame, exameForm } from "./exames.ts";
import { ownValue } from "./own-value.ts";
import { SLUG_SHAPE, slugify } from "./slug.ts";
import { z } from "./z.ts";

/** The file's columns, in its order, by what their first line says. */
export const EXAME_COLUMNS = { ...EXAME_LABELS, slug: "Slug" } as const;

/** Of a file that is imported. */
export const IMPORT_LIMITS = { rows: 1000, bytes: 1024 * 1024 } as const;

/** `conferir` shows what a file would do, `confirmar` does it. */
export const importForm = z.object({
  arquivo: z.file().optional(),
  /** What the file held when it was checked. */
  texto: z.string().max(IMPORT_LIMITS.bytes).optional(),
  /** Names what was shown, so that nothing else is written. */
  conferido: z.string().max(100).optional(),
});

type Column = keyof typeof EXAME_COLUMNS;
type Values = Pick<Exame, keyof typeof EXAME_LABELS>;

export interface TableRow {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: readonly string[];
}

interface Problem {
  line: number;
  /** The column's name; empty where the whole line is wrong. */
  field: string;
  message: string;
}

export interface ImportPlan {
  created: { line: number; values: Values & { slug?: string } }[];
  changed: { line: number; exame: Exame; values: Values }[];
  unchanged: number;
  /** While there is any, nothing is written. */
  problems: Problem[];
  /** Columns that say nothing about an exam. */
  ignored: string[];
}

/** Of the four that a form has, those that a row would change. */
export function changedValues({ exame, values }: ImportPlan["changed"][number]) {
  const fields = (Object.keys(EXAME_LABELS) as (keyof Values)[]).filter(
    (field) => exame[field] !== values[field],
  );
  const pick = (from: Values) => Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { antes: pick(exame), depois: pick(values) };
}

/** How many exams' columns a line names: what tells the separator of a file. */
export function countColumns(cells: readonly string[]): number {
  return cells.filter((cell) => columnOf(cell)).length;
}

/**
 * A row is an exam that is there where its slug is that exam's, else where its name is, whatever the
 * case and the accents. A column that is not in the file stays as it is.
 * @param rows the first one names the columns
 * @param existing in their order
 */
export function planImport(rows: readonly TableRow[], existing: readonly Exame[]): ImportPlan {
  const plan: ImportPlan = { created: [], changed: [], unchanged: 0, problems: [], ignored: [] };
  const [head, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell.trim()));
  const wholeFile = (message: string) => {
    plan.problems.push({ line: head?.line ?? 1, field: "", message });
    return plan;
  };
  if (!head) return wholeFile("O arquivo está vazio.");
  const columns = head.cells.map(columnOf);
  plan.ignored = head.cells.filter((cell, index) => cell.trim() && !columns[index]);
  const repeated = columns.find((column, index) => column && columns.indexOf(column) < index);
  if (repeated) return wholeFile(`A coluna ${EXAME_COLUMNS[repeated]} aparece duas vezes.`);
  if (!columns.includes("nome")) {
    return wholeFile(`A primeira linha precisa ter a coluna ${EXAME_COLUMNS.nome}.`);
  }
  if (body.length === 0) return wholeFile("O arquivo não tem nenhum exame.");
  if (body.length > IMPORT_LIMITS.rows) {
    return wholeFile(`São no máximo ${IMPORT_LIMITS.rows} exames de uma vez.`);
  }
  const known = indexExames(existing);
  const seen = new Map<string, number>();
  let last = Math.max(0, ...existing.map(({ ordem_exibicao }) => ordem_exibicao));
  for (const row of body) {
    const judged = judgeRow(row, columns, known);
    if ("problems" in judged) {
      plan.problems.push(...judged.problems);
      continue;
    }
    const { key, exame, values, slug } = judged;
    const before = seen.get(key);
    if (before !== undefined) {
      const message = `É o mesmo exame da linha ${before}`;
      plan.problems.push({ line: row.line, field: EXAME_COLUMNS.nome, message });
      continue;
    }
    seen.set(key, row.line);
    const ordem_exibicao = values.ordem_exibicao ?? ++last;
    last = Math.max(last, ordem_exibicao);
    const whole = { ...values, ordem_exibicao };
    if (!exame) plan.created.push({ line: row.line, values: { ...whole, slug } });
    else if (isSame(exame, whole)) plan.unchanged++;
    else plan.changed.push({ line: row.line, exame, values: whole });
  }
  return plan;
}

interface JudgedRow {
  /** Two rows of one key are one exam. */
  key: string;
  exame: Exame | undefined;
  /** Without an order: last. */
  values: Omit<Values, "ordem_exibicao"> & { ordem_exibicao: number | undefined };
  slug: string | undefined;
}

function judgeRow(
  { line, cells }: TableRow,
  columns: readonly (Column | undefined)[],
  known: KnownExames,
): JudgedRow | { problems: Problem[] } {
  const problems: Problem[] = [];
  const refuse = (field: Column | undefined, message: string) =>
    problems.push({ line, field: field ? EXAME_COLUMNS[field] : "", message });
  const cellOf = (column: Column): string | undefined => {
    const index = columns.indexOf(column);
    return index < 0 ? undefined : (cells[index] ?? "");
  };
  if (cells.slice(columns.length).some((cell) => cell.trim())) {
    refuse(undefined, `A linha tem ${cells.length} colunas, e a primeira tem ${columns.length}`);
    return { problems };
  }
  const slug = cellOf("slug")?.trim() || undefined;
  if (slug && (!SLUG_SHAPE.test(slug) || slug.length > EXAME_LIMITS.slug)) {
    refuse("slug", "Use só letras minúsculas sem acento, números e hífens");
  }
  const bySlug = slug ? known.bySlug.get(slug) : undefined;
  const named = known.byName.get(plainName(cellOf("nome") ?? "")) ?? [];
  if (!bySlug && named.length > 1) {
    refuse("nome", "Há mais de um exame com este nome: diga na coluna Slug qual é");
    return { problems };
  }
  const exame = bySlug ?? named[0];
  const ordem = cellOf("ordem_exibicao")?.trim() || exame?.ordem_exibicao.toString();
  const isNumber = !ordem || /^\d{1,12}$/.test(ordem);
  if (!isNumber) refuse("ordem_exibicao", "Use um número inteiro, de 0 em diante");
  const result = exameForm.safeParse({
    nome: cellOf("nome"),
    descricao: cellOf("descricao") ?? exame?.descricao,
    preparo: cellOf("preparo") ?? exame?.preparo,
    ordem_exibicao: isNumber ? ordem : undefined,
  });
  for (const { path, message } of result.error?.issues ?? []) {
    refuse(path[0] as Column, message);
  }
  if (problems.length > 0 || !result.success) return { problems };
  const { versao: _, ...values } = result.data;
  return {
    key: exame?.id ?? slug ?? plainName(values.nome),
    exame,
    values: { ...values, ordem_exibicao: ordem ? values.ordem_exibicao : undefined },
    slug,
  };
}

interface KnownExames {
  bySlug: ReadonlyMap<string, Exame>;
  byName: ReadonlyMap<string, Exame[]>;
}

function indexExames(existing: readonly Exame[]): KnownExames {
  return {
    bySlug: new Map(existing.map((exame) => [exame.slug, exame])),
    byName: Map.groupBy(existing, ({ nome }) => plainName(nome)),
  };
}

function isSame(exame: Exame, values: Values): boolean {
  return (Object.keys(EXAME_LABELS) as (keyof Values)[]).every(
    (field) => exame[field] === values[field],
  );
}

/** Without case, accents and repeated spaces. */
function plainName(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** What people write for a column, beside what the form and the database call it. */
const SHORT_NAMES: Record<string, Column> = { ordem: "ordem_exibicao" };

function columnOf(title: string): Column | undefined {
  const key = slugify(title.replaceAll("_", " "));
  const column = (Object.keys(EXAME_COLUMNS) as Column[]).find((column) =>
    [slugify(EXAME_COLUMNS[column]), column.replaceAll("_", "-")].includes(key),
  );
  return column ?? ownValue(SHORT_NAMES, key);
}
