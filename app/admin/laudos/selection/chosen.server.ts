/** The reports that were ticked in the list, by the address of the screen that does something with them. */
import { isId } from "#domain/texto/id.ts";
import { PAGE_ROWS } from "#server/data/kit/records.ts";

/** @returns ids in the list's order, each once, and no more than a page of the list has */
export function readChosen(request: Request): string[] {
  const ids = new URL(request.url).searchParams.getAll("id").filter(isId);
  return [...new Set(ids)].slice(0, PAGE_ROWS);
}

/** Puts rows into the order in which they were ticked; what does not exist any more is left out. */
export function inChosenOrder<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
