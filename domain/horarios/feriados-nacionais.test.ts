import { describe, expect, it, test } from "vitest";
import {
  addedFeriadosText,
  easterOf,
  feriadosNacionais,
  feriadosNacionaisForm,
  offerFeriados,
} from "./feriados-nacionais.ts";

/** Easter Sundays as the United States Census Bureau and the Astronomical Society of South Australia list them. */
const EASTER = `
  1818-03-22 1943-04-25 1954-04-18 1981-04-19 1999-04-04
  2000-04-23 2001-04-15 2002-03-31 2003-04-20 2004-04-11 2005-03-27 2006-04-16 2007-04-08
  2008-03-23 2009-04-12 2010-04-04 2011-04-24 2012-04-08 2013-03-31 2014-04-20 2015-04-05
  2016-03-27 2017-04-16 2018-04-01 2019-04-21 2020-04-12 2021-04-04 2022-04-17 2023-04-09
  2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2031-04-13
  2032-03-28 2033-04-17 2034-04-09 2035-03-25 2036-04-13 2037-04-05 2038-04-25 2039-04-10
  2040-04-01 2049-04-18 2076-04-19 2100-03-28 2285-03-22`
  .trim()
  .split(/\s+/);

test.each(EASTER)("Easter is on %s", (day) => {
  expect(easterOf(Number(day.slice(0, 4)))).toBe(day);
});

test("Easter is a Sunday between 22 March and 25 April in every year", () => {
  for (let year = 1583; year <= 4000; year++) {
    const easter = easterOf(year);
    expect(new Date(easter).getUTCDay(), easter).toBe(0);
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`, easter).toBe(true);
  }
});

describe("the days of 2026", () => {
  const days = feriadosNacionais(2026);

  it("are in the calendar's order, each with a source", () => {
    expect(days.map(({ data, nome }) => `${data} ${nome}`)).toEqual([
      "2026-01-01 Confraternização Universal",
      "2026-02-16 Carnaval (segunda-feira)",
      "2026-02-17 Carnaval (terça-feira)",
      "2026-04-03 Sexta-feira Santa",
      "2026-04-21 Tiradentes",
      "2026-05-01 Dia do Trabalho",
      "2026-06-04 Corpus Christi",
      "2026-09-07 Independência do Brasil",
      "2026-10-12 Nossa Senhora Aparecida",
      "2026-11-02 Finados",
      "2026-11-15 Proclamação da República",
      "2026-11-20 Dia da Consciência Negra",
      "2026-12-25 Natal",
    ]);
    for (const { base } of days) expect(base).not.toBe("");
  });

  it("are optional only at Carnival and Corpus Christi", () => {
    const optional = days.filter(({ isFacultativo }) => isFacultativo);
    expect(optional.map(({ nome }) => nome)).toEqual([
      "Carnaval (segunda-feira)",
      "Carnaval (terça-feira)",
      "Corpus Christi",
    ]);
  });
});

test("20 November is a national holiday since 2024", () => {
  const has = (year: number) => feriadosNacionais(year).some(({ data }) => data.endsWith("-11-20"));
  expect([has(2023), has(2024), has(2030)]).toEqual([false, true, true]);
});

test("a day never occurs twice within a year", () => {
  for (let year = 2024; year <= 2200; year++) {
    const days = feriadosNacionais(year).map(({ data }) => data);
    expect(new Set(days).size, String(year)).toBe(days.length);
  }
});

test("offered are the rest of this year and the next two, with those marked that the list has", () => {
  const listed = [{ data: "2026-12-25", nome: "Fechado no Natal", intervalos: [] }];
  const offered = offerFeriados("2026-11-20", listed);
  expect(offered[0]).toMatchObject({ nome: "Dia da Consciência Negra", isListed: false });
  expect(offered[1]).toMatchObject({ nome: "Natal", isListed: true });
  expect(offered.at(-1)?.data).toBe("2028-12-25");
  expect(offered).toHaveLength(2 + 13 + 13);
});

test("the form needs at least one real day", () => {
  expect(feriadosNacionaisForm.safeParse({ datas: ["2027-01-01"] }).success).toBe(true);
  for (const datas of [undefined, [], ["2027-02-30"], Array(61).fill("2027-01-01")]) {
    expect(feriadosNacionaisForm.safeParse({ datas }).success).toBe(false);
  }
});

test("the notice says how many were added", () => {
  expect([0, 1, 12].map(addedFeriadosText)).toEqual([
    "Estes feriados já estavam na lista",
    "1 feriado adicionado",
    "12 feriados adicionados",
  ]);
});
