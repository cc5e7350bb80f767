import { createHash } from "node:crypto";
import { CSV_START, csvLine } from "#domain/spreadsheet/csv.ts";
import { readCsv } from "#domain/spreadsheet/csv-reader.ts";
import { type ImportPlan, planImport, type Stored } from "#domain/spreadsheet/plan-import.ts";
import { countColumns, type Sheet, type Values, writeCell } from "#domain/spreadsheet/sheet.ts";
import type { Tx } from "#server/db/open.ts";
import type { RecordRow } from "./records.ts";

export interface SheetRecords {
  all(tx: Tx): Promise<RecordRow[]>;
  /** An additional last column of exports. Its values derive from other data, so imports ignore it. */
  derived?: { title: string; values(tx: Tx, rows: readonly RecordRow[]): Promise<string[]> };
  lock(tx: Tx): Promise<void>;
  create(tx: Tx, values: Values): Promise<unknown>;
  update(
    tx: Tx,
    change: { id: string; versao: number; values: Values },
  ): Promise<{ status: string }>;
}

export interface ImportCheck {
  plan: ImportPlan;
  /** A hash of the plan and of its records' versions. If it differs, the import would not do what was shown. */
  mark: string;
}

export interface ImportResult extends ImportCheck {
  /** `stale`: the plan has changed since it was shown. `wrong`: the file has problems. Neither writes anything. */
  status: "saved" | "stale" | "wrong";
}

export interface ImportOptions {
  sheet: Sheet;
  records: SheetRecords;
  text: string;
}

export async function exportRecords(
  tx: Tx,
  { sheet, records }: Omit<ImportOptions, "text">,
): Promise<string> {
  const { columns, labels } = sheet;
  const rows = (await records.all(tx)) as Stored[];
  const { derived } = records;
  const added = await derived?.values(tx, rows);
  const lines = rows.map((record, index) => {
    const cells = columns.map((column) => writeCell(record[column]));
    return csvLine(added ? [...cells, added[index] ?? ""] : cells);
  });
  const titles = columns.map((column) => labels[column] ?? column);
  return [CSV_START, csvLine(derived ? [...titles, derived.title] : titles), ...lines].join("");
}

export async function checkImport(
  tx: Tx,
  { sheet, records, text }: ImportOptions,
): Promise<ImportCheck> {
  const existing = (await records.all(tx)) as Stored[];
  const read = readCsv(text, (cells) => countColumns(sheet, cells));
  const plan =
    "rows" in read
      ? planImport(sheet, read.rows, existing)
      : { ...planImport(sheet, [], existing), problems: [{ field: "", ...read.fault }] };
  return { plan, mark: markOf(plan) };
}

export async function importRecords(
  tx: Tx,
  { shown, ...file }: ImportOptions & { shown: string },
): Promise<ImportResult> {
  const { records } = file;
  await records.lock(tx);
  const check = await checkImport(tx, file);
  const { plan, mark } = check;
  if (plan.problems.length > 0) return { status: "wrong", ...check };
  if (mark !== shown) return { status: "stale", ...check };
  for (const { record, values } of plan.changed) {
    const { id, versao } = record;
    const { status } = await records.update(tx, { id, versao, values });
    if (status !== "saved") throw new Error("a locked record did not take its change");
  }
  for (const { values } of plan.created) await records.create(tx, values);
  return { status: "saved", ...check };
}

function markOf({ created, changed, unchanged }: ImportPlan): string {
  const done = [
    created.map(({ line, values }) => [line, values]),
    changed.map(({ line, record, values }) => [line, record.id, record.versao, values]),
    unchanged,
  ];
  return createHash("sha256").update(JSON.stringify(done)).digest("base64url");
}
