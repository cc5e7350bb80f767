import { SLUG_SHAPE } from "../texto/slug.ts";
import { columnOf, readCell, type Sheet, stampOf, type Values } from "./sheet.ts";
import { IMPORT_LIMITS } from "./words.ts";

export interface TableRow {
  line: number;
  cells: readonly string[];
}

interface Problem {
  line: number;
  field: string;
  message: string;
}

export interface Stored extends Values {
  id: string;
  versao: number;
}

export interface ImportPlan {
  created: { line: number; values: Values }[];
  changed: { line: number; record: Stored; values: Values }[];
  unchanged: number;
  problems: Problem[];
  ignored: string[];
}

const ORDER = "ordem_exibicao";
const SLUG_MOST = 220;

export function changedValues(sheet: Sheet, { record, values }: ImportPlan["changed"][number]) {
  const fields = sheet.fields.filter(
    (field) => JSON.stringify(record[field]) !== JSON.stringify(values[field]),
  );
  const pick = (from: Values) => Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { antes: pick(record), depois: pick(values) };
}

/** A row changes the record with its slug, or else with its name. Fields without a column stay unchanged. */
export function planImport(
  sheet: Sheet,
  rows: readonly TableRow[],
  existing: readonly Stored[],
): ImportPlan {
  const { labels, name, words } = sheet;
  const plan: ImportPlan = { created: [], changed: [], unchanged: 0, problems: [], ignored: [] };
  const [head, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell.trim()));
  const wholeFile = (message: string) => {
    plan.problems.push({ line: head?.line ?? 1, field: "", message });
    return plan;
  };
  if (!head) return wholeFile("O arquivo está vazio.");
  const columns = head.cells.map((title) => columnOf(sheet, title));
  plan.ignored = head.cells.filter((cell, index) => cell.trim() && !columns[index]);
  const repeated = columns.find((column, index) => column && columns.indexOf(column) < index);
  if (repeated) return wholeFile(`A coluna ${labels[repeated]} aparece duas vezes.`);
  if (!columns.includes(name)) {
    return wholeFile(`A primeira linha precisa ter a coluna ${labels[name]}.`);
  }
  if (body.length === 0) return wholeFile(`O arquivo não tem nenhum${ending(sheet)} ${words.one}.`);
  if (body.length > IMPORT_LIMITS.rows) {
    return wholeFile(`São no máximo ${IMPORT_LIMITS.rows} ${words.many} de uma vez.`);
  }
  const reader = new RowReader(sheet, columns, existing);
  let last = Math.max(0, ...existing.map((record) => orderOf(record) ?? 0));
  for (const row of body) {
    const read = reader.read(row);
    if ("problems" in read) {
      plan.problems.push(...read.problems);
      continue;
    }
    const { record, values, slug } = read;
    const whole = { ...values };
    if (sheet.fields.includes(ORDER)) {
      const order = orderOf(values) ?? ++last;
      last = Math.max(last, order);
      whole[ORDER] = order;
    }
    if (!record) plan.created.push({ line: row.line, values: { ...whole, ...(slug && { slug }) } });
    else if (stampOf(sheet, record) === stampOf(sheet, whole)) plan.unchanged++;
    else plan.changed.push({ line: row.line, record, values: whole });
  }
  return plan;
}

interface ReadRow {
  record: Stored | undefined;
  values: Values;
  slug: string | undefined;
}

class RowReader {
  readonly #sheet: Sheet;
  readonly #columns: readonly (string | undefined)[];
  readonly #bySlug: ReadonlyMap<unknown, Stored>;
  readonly #byName: ReadonlyMap<string, Stored[]>;
  readonly #byStamp: ReadonlyMap<string, Stored[]>;
  /** The line that changes each record, because two lines must not change the same record. */
  readonly #lines = new Map<string, number>();

  constructor(sheet: Sheet, columns: readonly (string | undefined)[], existing: readonly Stored[]) {
    this.#sheet = sheet;
    this.#columns = columns;
    this.#bySlug = new Map(existing.map((record) => [record.slug, record]));
    this.#byName = Map.groupBy(existing, (record) => plainName(String(record[sheet.name])));
    this.#byStamp = Map.groupBy(existing, (record) => stampOf(sheet, record));
  }

  read({ line, cells }: TableRow): ReadRow | { problems: Problem[] } {
    const { labels, name, words } = this.#sheet;
    const problems: Problem[] = [];
    const refuse = (field: string | undefined, message: string) => {
      problems.push({ line, field: field ? (labels[field] ?? field) : "", message });
      return { problems };
    };
    const width = this.#columns.length;
    if (cells.slice(width).some((cell) => cell.trim())) {
      return refuse(undefined, `A linha tem ${cells.length} colunas, e a primeira tem ${width}`);
    }
    const slug = this.#cell(cells, "slug")?.trim() || undefined;
    if (slug && (!SLUG_SHAPE.test(slug) || slug.length > SLUG_MOST)) {
      refuse("slug", "Use só letras minúsculas sem acento, números e hífens");
    }
    const found = this.#find(cells, slug);
    if (found === "unclear") return refuse(name, this.#unclearText());
    const order = this.#cell(cells, ORDER)?.trim() || orderOf(found)?.toString();
    const isNumber = !order || /^\d{1,12}$/.test(order);
    if (!isNumber) refuse(ORDER, "Use um número inteiro, de 0 em diante");
    const result = this.#parse(cells, found, isNumber ? order : undefined);
    for (const { path, message } of result.error?.issues ?? []) refuse(String(path[0]), message);
    if (problems.length > 0 || !result.success) return { problems };
    const { versao: _, ...values } = result.data as Values;
    const key = found?.id ?? slug ?? plainName(String(values[name]));
    const before = this.#lines.get(key);
    if (before !== undefined) {
      const same = `É ${words.article} mesm${words.article} ${words.one} da linha ${before}`;
      return refuse(name, same);
    }
    this.#lines.set(key, line);
    if (!order) delete values[ORDER];
    return { record: found, values, slug };
  }

  #cell(cells: readonly string[], column: string): string | undefined {
    const index = this.#columns.indexOf(column);
    return index < 0 ? undefined : (cells[index] ?? "");
  }

  #parse(cells: readonly string[], record: Stored | undefined, order: string | undefined) {
    const typed = this.#sheet.fields.map((field) => {
      const cell = this.#cell(cells, field);
      const value = cell === undefined ? record?.[field] : readCell(this.#sheet, field, cell);
      return [field, field === ORDER ? order : value];
    });
    return this.#sheet.form.safeParse(Object.fromEntries(typed));
  }

  /** If several records have the row's name, finds one that has all the row's values and belongs to no earlier row. */
  #find(cells: readonly string[], slug: string | undefined): Stored | undefined | "unclear" {
    const bySlug = slug ? this.#bySlug.get(slug) : undefined;
    const named = this.#byName.get(plainName(this.#cell(cells, this.#sheet.name) ?? "")) ?? [];
    if (bySlug || named.length < 2) return bySlug ?? named[0];
    const whole = this.#parse(cells, undefined, this.#cell(cells, ORDER)?.trim());
    const same = whole.success ? this.#byStamp.get(stampOf(this.#sheet, whole.data as Values)) : [];
    return same?.find(({ id }) => !this.#lines.has(id)) ?? "unclear";
  }

  #unclearText(): string {
    const { columns, words, labels } = this.#sheet;
    const several = `Há mais de um${ending(this.#sheet)} ${words.one} com este nome`;
    return columns.includes("slug")
      ? `${several}: diga na coluna ${labels.slug} qual é`
      : `${several}: mude na tela um dos nomes antes de importar`;
  }
}

function ending({ words }: Sheet): "" | "a" {
  return words.article === "a" ? "a" : "";
}

function orderOf(values: Values | undefined): number | undefined {
  const order = values?.[ORDER];
  return typeof order === "number" ? order : undefined;
}

function plainName(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
