/** Exams out of a spreadsheet's file, and into one. */
import { createHash } from "node:crypto";
import { countColumns, EXAME_COLUMNS, type ImportPlan, planImport } from "#domain/exame-csv.ts";
import type { Exame } from "#domain/exames.ts";
import { CSV_START, csvLine } from "#server/data/kit/csv.ts";
import { readCsv } from "#server/data/kit/csv-reader.ts";
import type { Tx } from "#server/db/open.ts";
import { exames, lockExames } from "./exames.ts";

export interface ImportCheck {
  plan: ImportPlan;
  /** Names what the plan would do to which versions: another one means that another thing would happen. */
  mark: string;
}

export interface ImportResult extends ImportCheck {
  /** `stale`: not what `mark` names; nothing was written, as with `wrong`. */
  status: "saved" | "stale" | "wrong";
}

/** All of them, in their order. */
export async function exportExames(tx: Tx): Promise<string> {
  const columns = Object.keys(EXAME_COLUMNS) as (keyof typeof EXAME_COLUMNS)[];
  const lines = (await exames.all(tx)).map((exame) =>
    csvLine(columns.map((column) => exame[column])),
  );
  return [CSV_START, csvLine(Object.values(EXAME_COLUMNS)), ...lines].join("");
}

/** What a file would do now. */
export async function checkImport(tx: Tx, text: string): Promise<ImportCheck> {
  return planOver(await exames.all(tx), text);
}

/**
 * Writes all that a file says, where that is still what was shown.
 * @param shown the `mark` of what was shown
 */
export async function importExames(tx: Tx, text: string, shown: string): Promise<ImportResult> {
  await lockExames(tx);
  const check = await checkImport(tx, text);
  const { plan, mark } = check;
  if (plan.problems.length > 0) return { status: "wrong", ...check };
  if (mark !== shown) return { status: "stale", ...check };
  for (const { exame, values } of plan.changed) {
    const { id, versao } = exame;
    const { status } = await exames.update(tx, { id, versao, values });
    if (status !== "saved") throw new Error("a locked exam did not take its change");
  }
  for (const { values } of plan.created) await exames.create(tx, values);
  return { status: "saved", ...check };
}

function planOver(existing: readonly Exame[], text: string): ImportCheck {
  const read = readCsv(text, countColumns);
  const plan =
    "rows" in read
      ? planImport(read.rows, existing)
      : { ...planImport([], existing), problems: [{ field: "", ...read.fault }] };
  return { plan, mark: markOf(plan) };
}

function markOf({ created, changed, unchanged }: ImportPlan): string {
  const done = [
    created.map(({ line, values }) => [line, values]),
    changed.map(({ line, exame, values }) => [line, exame.id, exame.versao, values]),
    unchanged,
  ];
  return createHash("sha256").update(JSON.stringify(done)).digest("base64url");
}
