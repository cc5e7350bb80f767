import { isId } from "#domain/texto/id.ts";
import { PAGE_ROWS } from "#server/data/kit/records.ts";

export function readChosen(request: Request): string[] {
  const ids = new URL(request.url).searchParams.getAll("id").filter(isId);
  return [...new Set(ids)].slice(0, PAGE_ROWS);
}

export function inChosenOrder<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
