import { screenPath, type TableThing } from "#domain/permissions.ts";
import { listThings } from "#domain/things.ts";
import type { Address } from "./area.ts";

/** Returns the URLs under which lists are exported or imported as spreadsheets; their answers are not cached. */
export function spreadsheetPaths(step: "exportar" | "importar"): Readonly<Record<string, Address>> {
  const lists = listThings().filter(([, { spreadsheet }]) => spreadsheet);
  return Object.fromEntries(
    lists.map(([thing]) => [`${screenPath(thing as TableThing)}/${step}`, {}]),
  );
}
