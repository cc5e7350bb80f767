import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { CSV_START, csvLine } from "./csv.ts";
import { CSV_LIMITS, decodeCsv, readCsv } from "./csv-reader.ts";

const known = ["Nome", "Descrição"];
const count = (cells: readonly string[]) => cells.filter((cell) => known.includes(cell)).length;
const read = (text: string) => readCsv(text, count);
const cells = (text: string) => {
  const result = read(text);
  return "rows" in result ? result.rows.map((row) => row.cells) : result.fault;
};

describe("a file's bytes", () => {
  it("are UTF-8, with or without a mark", () => {
    expect(decodeCsv(new TextEncoder().encode("Descrição"))).toBe("Descrição");
    expect(decodeCsv(new TextEncoder().encode("\uFEFFDescrição"))).toBe("Descrição");
  });

  it("are Windows-1252 where they are no UTF-8", () => {
    expect(decodeCsv(Uint8Array.of(0x44, 0xe7, 0xe3, 0x6f, 0x20, 0x96))).toBe("Dção –");
  });

  it("are no text where they hold a NUL, as UTF-16 and spreadsheets' own formats do", () => {
    expect(decodeCsv(Uint8Array.of(0xff, 0xfe, 0x4e, 0x00))).toBeUndefined();
    expect(decodeCsv(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00))).toBeUndefined();
  });
});

test.each([
  ["semicolons", "Nome;Descrição\r\nA, b;c"],
  ["commas", 'Nome,Descrição\r\n"A, b",c'],
])("%s stand between cells", (_, text) => {
  expect(cells(text)).toEqual([known, ["A, b", "c"]]);
});

test("a quoted cell holds separators, quotes and line breaks; each row knows its first line", () => {
  const text = 'Nome;Descrição\n"A; ""b""";"um\r\ndois\rtrês"\n\nC;d\n';
  expect(read(text)).toEqual({
    rows: [
      { line: 1, cells: known },
      { line: 2, cells: ['A; "b"', "um\ndois\ntrês"] },
      { line: 5, cells: [""] },
      { line: 6, cells: ["C", "d"] },
    ],
  });
});

test.each([
  ['Nome;Descrição\nA;b\n"C;d\nE;f\n', 3, /não se fecham/],
  ['Nome,Descrição\nA,"b"x\n', 2, /mais texto/],
  ['Nome;Descrição\nA;b\nC "x";d', 3, /no meio/],
])("a broken quote is reported with its line", (text, line, message) => {
  expect(cells(text)).toEqual({ line, message: expect.stringMatching(message) });
});

test("what was written is read again as it was, formulas and apostrophes too", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "=1+1",
      "'=1+1",
      "''-a",
      "'quoted'",
      "+55",
      "@a",
      "＝1+1",
      "'＋55",
      "\ta",
      "\ra",
      "'\ra",
      'a;"b"\nc',
      "x,=1+1",
      "x,'=1+1",
      'x,"=1+1',
      "x|''-a\t@b",
      "- um\n- dois\r+ três",
      "",
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (lines) => {
      const text = CSV_START + [known, ...lines].map((line) => csvLine(line)).join("");
      const plain = lines.map((line) => line.map((one) => one.replace(/\r\n?/g, "\n")));
      expect(cells(text)).toEqual([known, ...plain]);
    }),
  );
});

test("no cell begins a formula", () => {
  for (const start of ["=", "+", "-", "@", "\t", "＝", "＋", "－", "＠"]) {
    expect(csvLine([`${start}cmd`])).toMatch(/^"?'/);
  }
  for (const start of ["=", "+", "-", "@", "＝", "＋", "－", "＠"]) {
    expect(csvLine([`a,${start}cmd`])).toMatch(/^a,'/);
  }
});

test("no part of a cell begins a formula in a program that separates cells by commas, tabs or lines", () => {
  const dangerous = fc.string({ unit: fc.constantFrom(..."=+-@＝＋－＠,;|\t\r\n\"'a ") });
  fc.assert(
    fc.property(dangerous, dangerous, (one, other) => {
      const parts = csvLine(["a", one, other]).split(/[,|\t\r\n]/);
      expect(parts.filter((part) => /^["]*[=+\-@＝＋－＠]/.test(part))).toEqual([]);
    }),
  );
});

const { lines, columns, cells: most } = CSV_LIMITS;

test.each([
  ["lines", "a\n".repeat(lines), { line: lines + 1, message: /linhas demais/ }],
  [
    "columns, in a line behind others",
    `a;b\n${";".repeat(columns)}`,
    { line: 2, message: /colunas/ },
  ],
  [
    "cells",
    `${";".repeat(columns - 1)}\n`.repeat(most / columns + 1),
    { line: 401, message: /células/ },
  ],
])("a table with too many %s is refused by its line, before it is parsed", (_, text, fault) => {
  let counted = 0;
  const result = readCsv(text, () => counted++);
  expect(result).toEqual({
    fault: { line: fault.line, message: expect.stringMatching(fault.message) },
  });
  expect(counted).toBe(0);
});

test("a table as large as may be is read", () => {
  const text = `${";".repeat(columns - 1)}\n`.repeat(most / columns - 1);
  expect(cells(text)).toHaveLength(most / columns - 1);
});
