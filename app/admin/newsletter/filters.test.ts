import { expect, test } from "vitest";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { readFilters } from "./filters.ts";

const read = (search: string) => readFilters(new Request(`http://x/admin/newsletter${search}`));

test("what is set comes back from the address", () => {
  const filters = { busca: "ana@", situacao: "saiu", pagina: 3 } as const;
  expect(read(formatFilters(filters))).toEqual(filters);
  expect(formatFilters(read(""))).toBe("");
});

test.each(["?situacao=x&pagina=-1", "?pagina=abc", "?pagina=1e99", "?busca=%00&situacao="])(
  "%s narrows nothing",
  (search) => {
    expect(read(search)).toEqual({ busca: "", situacao: undefined, pagina: 1 });
  },
);
