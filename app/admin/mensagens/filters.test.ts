import { expect, it } from "vitest";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { readFilters, toListFilters } from "./filters.ts";

const PERSON = "3f0c1f3e-6f0a-4b52-9c3e-0d1b2a3c4d5e";

it.each([
  ["", {}],
  [
    "?estado=nova&tipo=direitos&busca=ana&depois=x",
    { estado: "nova", tipo: "direitos", busca: "ana" },
  ],
  ["?estado=atrasada", { estado: "atrasada" }],
  ["?estado=lixo&tipo=x&pagina=2", {}],
  ["?de=2026-11-02&ate=2026-11-08", { de: "2026-11-02", ate: "2026-11-08" }],
  ["?de=2026-02-31&ate=99999-01-01&pessoa=rita", {}],
  [`?pessoa=${PERSON}`, { pessoa: PERSON }],
  [`?responsavel=${PERSON}`, { responsavel: PERSON }],
  ["?responsavel=ninguem&pessoa=ninguem", { responsavel: "ninguem" }],
  ["?busca=%00a", { busca: "a" }],
])("reads %s", (search, found) => {
  const empty = { estado: "", tipo: "", busca: "", de: "", ate: "", pessoa: "", responsavel: "" };
  expect(readFilters(new URLSearchParams(search))).toEqual({ ...empty, ...found });
});

it("writes only what is set", () => {
  expect(formatFilters({ estado: "nova", tipo: "", busca: "" })).toBe("?estado=nova");
  expect(formatFilters({})).toBe("");
});

it("a period includes its last day, in the clinic's time", () => {
  const filters = readFilters(new URLSearchParams("?de=2026-11-02&ate=2026-11-02"));
  const { from, to } = toListFilters(filters);
  expect(from?.toISOString()).toBe("2026-11-02T04:00:00.000Z");
  expect(to?.toISOString()).toBe("2026-11-03T04:00:00.000Z");
});
