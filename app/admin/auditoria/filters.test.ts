import { expect, test } from "vitest";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { readFilters, toTrailFilters } from "./filters.ts";

test("a date that is not a day is ignored", () => {
  const read = readFilters(new URLSearchParams("de=2026-02-31&ate=ontem&coisa=exames"));
  expect(read).toEqual({ pessoa: "", coisa: "exames", de: "", ate: "" });
  expect(formatFilters(read)).toBe("?coisa=exames");
});

test("the period includes both days whole, in the clinic's time zone", () => {
  const { from, to } = toTrailFilters(
    readFilters(new URLSearchParams("de=2026-03-05&ate=2026-03-05")),
  );
  expect(from?.toISOString()).toBe("2026-03-05T04:00:00.000Z");
  expect(to?.toISOString()).toBe("2026-03-06T04:00:00.000Z");
});

test("what PostgreSQL would refuse is left out", () => {
  const read = readFilters(new URLSearchParams("pessoa=%00&coisa=exa%00mes&ate=9999-12-31"));
  expect(read).toEqual({ pessoa: "", coisa: "exames", de: "", ate: "" });
});
