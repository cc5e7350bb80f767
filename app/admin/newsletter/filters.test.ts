import { expect, test } from "vitest";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { readFilters } from "./filters.ts";

const read = (search: string) => readFilters(new Request(`http://x/admin/newsletter${search}`));

test("what is set comes back from the address", () => {
  const filters = { busca: "ana@", situacao: "saiu" } as const;
  const position = { depois: "x" };
  expect(read(formatFilters({ ...filters, ...position }))).toEqual({ ...filters, position });
  const { position: _, ...unset } = read("");
  expect(formatFilters(unset)).toBe("");
});

test.each(["?situacao=x&pagina=2", "?depois=", "?busca=%00&situacao="])(
  "%s does not filter the list",
  (search) => {
    expect(read(search)).toEqual({ busca: "", situacao: undefined, position: {} });
  },
);
