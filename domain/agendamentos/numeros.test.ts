import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../texto/durations.ts";
import {
  type Contado,
  countNumeros,
  listSemanas,
  numerosCsv,
  readSemanas,
  respostaText,
} from "./numeros.ts";

const JOELHO = { id: "1", nome: "Ressonância do joelho" };

function contado(recebido: string, values: Partial<Contado> = {}, minutos?: number): Contado {
  const recebido_em = new Date(recebido);
  const respondido_em =
    minutos === undefined ? null : new Date(recebido_em.getTime() + minutos * MINUTE_MS);
  return { estado: "novo", exame: null, convenio: null, recebido_em, respondido_em, ...values };
}

describe("the weeks", () => {
  it("are as many as were chosen, 12 otherwise", () => {
    expect(["4", "52", "5", "-1", "1e9", "", null].map(readSemanas)).toEqual([
      4, 52, 12, 12, 12, 12, 12,
    ]);
  });

  it("begin on Mondays at the clinic, where it is still Sunday after midnight UTC", () => {
    const sunday = new Date("2026-11-23T03:59:00Z");
    const monday = new Date("2026-11-23T04:00:00Z");
    expect(listSemanas(sunday, 2)).toEqual(["2026-11-09", "2026-11-16"]);
    expect(listSemanas(monday, 4)).toEqual([
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
      "2026-11-23",
    ]);
  });

  it("go over the end of a year, and a clock that once changed", () => {
    expect(listSemanas(new Date("2027-01-05T12:00:00Z"), 2)).toEqual(["2026-12-28", "2027-01-04"]);
    expect(listSemanas(new Date("2018-11-05T03:30:00Z"), 1)).toEqual(["2018-11-05"]);
    expect(listSemanas(new Date("2018-11-04T03:30:00Z"), 1)).toEqual(["2018-10-29"]);
  });

  it("have each request where the clinic's clock says", () => {
    const weeks = ["2026-11-16", "2026-11-23"];
    const rows = [
      contado("2026-11-16T04:00:00Z"),
      contado("2026-11-23T03:59:59Z"),
      contado("2026-11-23T04:00:00Z"),
    ];
    expect(countNumeros(rows, weeks).semanas.map(({ nome, pedidos }) => [nome, pedidos])).toEqual([
      ["2026-11-16", 2],
      ["2026-11-23", 1],
    ]);
  });
});

describe("what is counted", () => {
  it("is confirmed also after the patient came or missed the exam", () => {
    const estados = ["novo", "proposto", "confirmado", "chegou", "faltou", "cancelado"] as const;
    const rows = estados.map((estado) => contado("2026-11-16T12:00:00Z", { estado }));
    expect(countNumeros(rows, []).total).toEqual({
      pedidos: 6,
      resposta: null,
      confirmados: 3,
      faltas: 1,
    });
  });

  it("is the median of the first answers, without requests that wait", () => {
    const at = (minutos?: number) => contado("2026-11-16T12:00:00Z", {}, minutos);
    const odd = countNumeros([at(10), at(600), at(), at(30)], []);
    const even = countNumeros([at(10), at(600), at(20), at(30)], []);
    expect(odd.total.resposta).toBe(30 * MINUTE_MS);
    expect(even.total.resposta).toBe(25 * MINUTE_MS);
  });

  it("stands by exam and insurer, most requests first, under the name that each had last", () => {
    const old = { id: "1", nome: "RM joelho" };
    const cassems = { id: "2", nome: "Cassems" };
    const rows = [
      contado("2026-11-16T12:00:00Z", { exame: old, convenio: cassems }),
      contado("2026-11-17T12:00:00Z", { exame: JOELHO }),
      contado("2026-11-18T12:00:00Z"),
    ];
    const { exames, convenios } = countNumeros(rows, []);
    expect(exames.map(({ nome, pedidos }) => [nome, pedidos])).toEqual([
      ["Ressonância do joelho", 2],
      ["Não sei, a foto mostra", 1],
    ]);
    expect(convenios.map(({ nome, pedidos }) => [nome, pedidos])).toEqual([
      ["Particular", 2],
      ["Cassems", 1],
    ]);
  });
});

it("says a time as people do", () => {
  const texts = [0, 45, 60, 200, 599, 600, 3000].map((minutos) =>
    respostaText(minutos * MINUTE_MS),
  );
  expect(texts).toEqual(["0 min", "45 min", "1 h", "3 h 20 min", "9 h 59 min", "10 h", "50 h"]);
  expect(respostaText(null)).toBe("sem resposta");
});

it("writes CSV with a decimal comma, in which a name is never a formula", () => {
  const exame = { id: "1", nome: '=HYPERLINK("x")' };
  const rows = [contado("2026-11-16T12:00:00Z", { exame, estado: "faltou" }, 90)];
  expect(numerosCsv(countNumeros(rows, ["2026-11-09", "2026-11-16"])).split("\r\n")).toEqual([
    "\uFEFFPor;Nome;Pedidos;Horas até a primeira resposta (mediana);Confirmados;Faltas",
    "Período;Total;1;1,5;1;1",
    "Semana de;09/11/2026;0;;0;0",
    "Semana de;16/11/2026;1;1,5;1;1",
    `Exame;"'=HYPERLINK(""x"")";1;1,5;1;1`,
    "Convênio;Particular;1;1,5;1;1",
    "",
  ]);
});
