import { screenPath, type TableThing } from "#domain/permissions.ts";
import { listThings } from "#domain/things.ts";
import type { Address } from "./area.ts";

export function spreadsheetPaths(step: "exportar" | "importar"): Readonly<Record<string, Address>> {
  const lists = listThings().filter(([, { spreadsheet }]) => spreadsheet);
  return Object.fromEntries(
    lists.map(([thing]) => [`${screenPath(thing as TableThing)}/${step}`, {}]),
  );
}
