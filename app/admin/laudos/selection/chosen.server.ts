import { isId } from "#domain/texto/id.ts";
import { PAGE_ROWS } from "#server/data/kit/records.ts";

/** @returns the ids of the ticked reports in the list's order, each once, and at most one page of the list */
export function readChosen(request: Request): string[] {
  const ids = new URL(request.url).searchParams.getAll("id").filter(isId);
  return [...new Set(ids)].slice(0, PAGE_ROWS);
}

/** Puts rows into the order of the ids, and leaves out ids of missing rows. */
export function inChosenOrder<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
