import { expect, it } from "vitest";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { readFilters } from "./filters.ts";

it.each([
  ["", {}],
  [
    "?estado=nova&tipo=direitos&busca=ana&pagina=2",
    { estado: "nova", tipo: "direitos", busca: "ana", pagina: 2 },
  ],
  ["?estado=lixo&tipo=x&pagina=-1", {}],
  ["?pagina=99999999&busca=%00a", { busca: "a" }],
])("reads %s", (search, found) => {
  const empty = { estado: "", tipo: "", busca: "", pagina: 1 };
  expect(readFilters(new URLSearchParams(search))).toEqual({ ...empty, ...found });
});

it("writes only what is set", () => {
  expect(formatFilters({ estado: "nova", tipo: "", busca: "", pagina: 1 })).toBe("?estado=nova");
  expect(formatFilters({})).toBe("");
});
