import { describe, expect, it, test } from "vitest";
import type { Intervalo, Semana } from "../horarios/horarios.ts";
import { formatDateTime } from "../texto/datas.ts";
import { weekStart } from "./dias.ts";
import {
  type HorariosLivresOptions,
  horarioLivreEm,
  horariosLivres,
  nextDay,
} from "./horarios-livres.ts";

const week = (intervals: Intervalo[]): Semana => ({
  dom: intervals,
  seg: intervals,
  ter: intervals,
  qua: intervals,
  qui: intervals,
  sex: intervals,
  sab: intervals,
});
const between = (abre: string, fecha: string) => ({ abre, fecha });
const LONG_AGO = new Date("2000-01-01T00:00:00Z");
const at = (time: string) => new Date(`2026-03-05T${time}:00-04:00`);

const DAY: HorariosLivresOptions = {
  dia: "2026-03-05",
  semana: week([between("07:00", "09:00")]),
  feriados: [],
  minutos: 30,
  antecedenciaHoras: 0,
  ocupados: [],
  agora: LONG_AGO,
};

const free = (options: Partial<HorariosLivresOptions> = {}) =>
  horariosLivres({ ...DAY, ...options }).map(({ inicio }) => formatDateTime(inicio).slice(-5));

test("the opening hours are cut into exams, and one that would end after closing is none", () => {
  expect(free()).toEqual(["07:00", "07:30", "08:00", "08:30"]);
  expect(free({ minutos: 50 })).toEqual(["07:00", "07:50"]);
  expect(free({ minutos: 121 })).toEqual([]);
  expect(free({ semana: week([between("07:00", "08:00"), between("13:30", "14:00")]) })).toEqual([
    "07:00",
    "07:30",
    "13:30",
  ]);
});

test("times that overlap a taken one are left out, those that only touch it stay", () => {
  const taken = [{ inicio: at("07:30"), fim: at("08:00") }];
  expect(free({ ocupados: taken })).toEqual(["07:00", "08:00", "08:30"]);
  const odd = [{ inicio: at("07:10"), fim: at("07:42") }];
  expect(free({ ocupados: odd })).toEqual(["07:45", "08:15"]);
});

test("a time that is over, or too near for the preparation, is left out", () => {
  expect(free({ agora: at("07:40") })).toEqual(["08:00", "08:30"]);
  expect(free({ agora: new Date("2026-03-05T00:00:00-04:00"), antecedenciaHoras: 8 })).toEqual([
    "08:00",
    "08:30",
  ]);
});

test("one time is free by itself within the opening hours, after the notice, beside taken times", () => {
  const isFree = (time: string, options: Partial<HorariosLivresOptions> = {}) =>
    horarioLivreEm(at(time), { ...DAY, ...options }) !== undefined;
  expect(["06:55", "07:00", "07:10", "08:30", "08:35"].map((time) => isFree(time))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  const ocupados = [{ inicio: at("07:30"), fim: at("08:00") }];
  expect(["07:00", "07:05", "07:55", "08:00"].map((time) => isFree(time, { ocupados }))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  const agora = at("06:30");
  expect(isFree("07:25", { agora, antecedenciaHoras: 1 })).toBe(false);
  expect(isFree("07:30", { agora, antecedenciaHoras: 1 })).toBe(true);
  expect(isFree("07:30", { feriados: [{ data: "2026-03-05", intervalos: [] }] })).toBe(false);
});

describe("a holiday", () => {
  it("without hours closes the room", () => {
    expect(free({ feriados: [{ data: "2026-03-05", intervalos: [] }] })).toEqual([]);
  });

  it("with hours leaves those in which the room is open, too", () => {
    const feriados = [{ data: "2026-03-05", intervalos: [between("08:00", "12:00")] }];
    expect(free({ feriados })).toEqual(["08:00", "08:30"]);
    expect(free({ feriados, semana: week([]) })).toEqual([]);
  });

  it("of another day changes nothing", () => {
    expect(free({ feriados: [{ data: "2026-03-06", intervalos: [] }] })).toHaveLength(4);
  });
});

test("a room that is open until midnight has its last exam before midnight", () => {
  const found = horariosLivres({
    dia: "2026-12-31",
    semana: week([between("23:00", "24:00")]),
    feriados: [],
    minutos: 30,
    antecedenciaHoras: 0,
    ocupados: [],
    agora: LONG_AGO,
  });
  expect(found.map(({ fim }) => formatDateTime(fim))).toEqual([
    "31/12/2026 23:30",
    "01/01/2027 00:00",
  ]);
});

describe("on a day on which the clinic's clock changes", () => {
  it("forward at midnight, no time is offered that does not exist", () => {
    const night = week([between("00:00", "02:00")]);
    expect(free({ dia: "2018-11-04", semana: night })).toEqual(["01:00", "01:30"]);
  });

  it("back at midnight, the hour that comes twice has exams twice, none of which overlap", () => {
    const evening = week([between("22:00", "24:00")]);
    const options = { dia: "2018-02-17", semana: evening };
    expect(free(options)).toEqual(["22:00", "22:30", "23:00", "23:30", "23:00", "23:30"]);
  });
});

test("the day of the week is the clinic's, whatever the server's clock", () => {
  const thursday = { ...week([]), qui: [between("07:00", "07:30")] };
  expect(free({ semana: thursday })).toEqual(["07:00"]);
  expect(free({ semana: thursday, dia: "2026-03-06" })).toEqual([]);
});

test.each(["", "05/03/2026", "2026-02-30", "2026-13-01"])(
  "%j is no day, so nothing is free",
  (dia) => {
    expect(free({ dia })).toEqual([]);
  },
);

test("a week begins with its Monday", () => {
  expect(["2026-03-02", "2026-03-05", "2026-03-08"].map(weekStart)).toEqual([
    "2026-03-02",
    "2026-03-02",
    "2026-03-02",
  ]);
});

test("the next day of a month's last one is in the next month", () => {
  expect(nextDay("2028-02-28")).toBe("2028-02-29");
  expect(nextDay("2026-12-31")).toBe("2027-01-01");
  expect(nextDay("2026-03-05", -7)).toBe("2026-02-26");
});
