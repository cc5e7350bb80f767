import { expect, it } from "vitest";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { readFilters } from "./filters.ts";

it.each([
  ["", {}],
  [
    "?estado=nova&tipo=direitos&busca=ana&depois=x",
    { estado: "nova", tipo: "direitos", busca: "ana" },
  ],
  ["?estado=atrasada", { estado: "atrasada" }],
  ["?estado=lixo&tipo=x&pagina=2", {}],
  ["?busca=%00a", { busca: "a" }],
])("reads %s", (search, found) => {
  const empty = { estado: "", tipo: "", busca: "" };
  expect(readFilters(new URLSearchParams(search))).toEqual({ ...empty, ...found });
});

it("writes only what is set", () => {
  expect(formatFilters({ estado: "nova", tipo: "", busca: "" })).toBe("?estado=nova");
  expect(formatFilters({})).toBe("");
});
