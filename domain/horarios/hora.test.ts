import { expect, test } from "vitest";
import { parseMoment } from "../texto/datas.ts";
import { parseHora } from "./hora.ts";

test.each([
  ["8", "08:00"],
  ["8h", "08:00"],
  ["8H", "08:00"],
  ["8 h", "08:00"],
  [" 8h30 ", "08:30"],
  ["8h30min", "08:30"],
  ["8 h 30 min", "08:30"],
  ["08:00", "08:00"],
  ["08:", "08:00"],
  ["8:05", "08:05"],
  ["8.30", "08:30"],
  ["0830", "08:30"],
  ["830", "08:30"],
  ["18hs", "18:00"],
  ["18 horas", "18:00"],
  ["0h", "00:00"],
  ["24h", "24:00"],
  ["23h59", "23:59"],
])("%j is the time %s", (typed, expected) => {
  expect(parseHora(typed)).toBe(expected);
});

test.each(["", "h", "8h5", "8h60", "24h30", "25h", "8h30x", "oito", "-8", "8:30:00", "12345"])(
  "%j is no time",
  (typed) => {
    expect(parseHora(typed)).toBeUndefined();
  },
);

test.each([
  ["05/03/2026 8", "2026-03-05T12:00:00.000Z"],
  ["05/03/2026 8h", "2026-03-05T12:00:00.000Z"],
  ["05/03/2026 08:", "2026-03-05T12:00:00.000Z"],
  ["05/03/2026 8h30", "2026-03-05T12:30:00.000Z"],
  ["5/3/2026 às 8h30", "2026-03-05T12:30:00.000Z"],
  ["2026-03-05 8h", "2026-03-05T12:00:00.000Z"],
])("behind a day, %j is the moment %s", (typed, expected) => {
  expect(parseMoment(typed)?.toISOString()).toBe(expected);
});

test.each(["05/03/2026 24h", "05/03/2026 8h60", "30/02/2026 8h", "05/03/2026 às", "às 8h"])(
  "%j is no moment",
  (typed) => {
    expect(parseMoment(typed)).toBeUndefined();
  },
);
