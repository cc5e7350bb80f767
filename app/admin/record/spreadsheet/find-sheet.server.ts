import { data } from "react-router";
import { SCREENS, screenPath, type TableThing, THINGS } from "#domain/permissions.ts";
import { type Sheet, sheetOf } from "#domain/spreadsheet/sheet.ts";
import { thingEntry } from "#domain/things.ts";
import { sheetRecords } from "#server/data/kit/record-kinds.ts";
import type { SheetRecords } from "#server/data/kit/spreadsheet.ts";

interface FoundSheet {
  thing: TableThing;
  path: string;
  sheet: Sheet;
  records: SheetRecords;
}

/** @throws a 404 if the list to which the URL belongs has no spreadsheet */
export function findSheet(request: Request): FoundSheet {
  const list = new URL(request.url).pathname.replace(/\/[^/]*$/, "");
  const { thing: named } = SCREENS.find(({ thing }) => screenPath(thing) === list) ?? {};
  const thing = THINGS.find((one) => one === named);
  const entry = thing && thingEntry(thing);
  const sheet = entry && sheetOf(entry);
  const records = thing && sheetRecords(thing);
  if (!thing || !sheet || !records) throw data(null, { status: 404 });
  return { thing, path: list, sheet, records };
}
