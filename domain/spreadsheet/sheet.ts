import { ownValue } from "../texto/own-value.ts";
import { slugify } from "../texto/slug.ts";
import type { AnyThing, Spreadsheet } from "../thing-entry.ts";
import type { ThingWords } from "./words.ts";

export type Values = Record<string, unknown>;

export interface Sheet extends Spreadsheet {
  columns: readonly string[];
  labels: Readonly<Record<string, string>>;
  name: string;
  fields: readonly string[];
  words: ThingWords;
}

const ADDRESS = "slug";
const SHORT_NAMES: Record<string, string> = { ordem: "ordem_exibicao" };

export function sheetOf({ spreadsheet, ...entry }: AnyThing): Sheet | undefined {
  if (!spreadsheet || entry.name === null) return undefined;
  const columns = Object.keys(entry.fields).filter(
    (field) => field === ADDRESS || Object.hasOwn(spreadsheet.form.shape, field),
  );
  const labels = columns.map((field) => {
    const label = ownValue(entry.fields, field) ?? field;
    return [field, typeof label === "string" ? label : label.label] as const;
  });
  return {
    ...spreadsheet,
    columns,
    labels: Object.fromEntries(labels),
    name: entry.name,
    fields: columns.filter((field) => field !== ADDRESS),
    words: {
      one: entry.label.toLowerCase(),
      many: entry.plural.toLowerCase(),
      article: entry.article,
    },
  };
}

export function columnOf({ columns, labels }: Sheet, title: string): string | undefined {
  const key = slugify(title.replaceAll("_", " "));
  if (key === "") return undefined;
  const column = columns.find((field) =>
    [slugify(labels[field] ?? ""), field.replaceAll("_", "-")].includes(key),
  );
  const short = ownValue(SHORT_NAMES, key);
  return column ?? (short && columns.includes(short) ? short : undefined);
}

export function countColumns(sheet: Sheet, cells: readonly string[]): number {
  return cells.filter((cell) => columnOf(sheet, cell)).length;
}

export function writeCell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "number" ? value : String(value);
}

export function readCell({ lists = [] }: Sheet, field: string, cell: string): unknown {
  return lists.includes(field) ? cell.split("\n") : cell;
}

export function stampOf({ fields }: Sheet, values: Values): string {
  return JSON.stringify(fields.map((field) => values[field] ?? null));
}

export function neededColumns({ form, fields, labels, name }: Sheet): string[] {
  const missing = new Set(form.safeParse({}).error?.issues.map(({ path }) => path[0]));
  return fields
    .filter((field) => field !== name && missing.has(field))
    .map((one) => labels[one] ?? one);
}
