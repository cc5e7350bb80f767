import { expect, it } from "vitest";
import { HOJE } from "#domain/painel/hoje.ts";
import { readFilters, toParameters } from "./filters.ts";

const read = (search: string) => readFilters(new URLSearchParams(search));
const ID = "00000000-0000-4000-8000-00000000000a";

it("survives its own address", () => {
  const search = `status=sem_pdf&medico=Dra.+Helena&exame=mamografia&de=2026-01-31&ate=2026-02-01&paciente=${ID}`;
  expect(new URLSearchParams(toParameters(read(search))).toString()).toBe(search);
});

it("reads the dashboard's links", () => {
  for (const { path, thing } of Object.values(HOJE)) {
    const [list, search = ""] = path.split("?");
    if (thing !== "laudos" || list !== "/admin/laudos") continue;
    expect(new URLSearchParams(toParameters(read(search))).toString(), path).toBe(search);
  }
});

it("takes what nobody opened from either parameter, with the days of the form", () => {
  const days = (search: string) => {
    const { situacao, naoAbertos } = read(search);
    return [situacao, naoAbertos];
  };
  expect(days("nao_abertos=3")).toEqual(["nao_abertos", 3]);
  expect(days("status=nao_abertos")).toEqual(["nao_abertos", 7]);
  expect(days("status=nao_abertos&nao_abertos=30")).toEqual(["nao_abertos", 30]);
  expect(days("status=liberado&nao_abertos=30")[0]).toBe("liberado");
  expect(days("status=&nao_abertos=30")[0]).toBe("");
  for (const wrong of ["", "0", "1000", "x", "-1"]) {
    expect(days(`nao_abertos=${wrong}`)).toEqual(["nao_abertos", 7]);
  }
});

it("ignores what is no state, no day and no id", () => {
  const typed = read("status=outro&de=31/01/2026&ate=2026-02-30&paciente=x&medico=%00");
  expect(toParameters(typed)).toEqual({});
});
