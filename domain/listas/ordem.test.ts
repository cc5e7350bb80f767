import { expect, it } from "vitest";
import { movedText, moveInOrder, moveRow, targetOf } from "./ordem.ts";

const ROWS = ["a", "b", "c", "d"].map((id, index) => ({ id, ordem: index + 1 }));
const orderAfter = (changes: { id: string; ordem: number }[] | undefined) =>
  ROWS.map((row) => changes?.find(({ id }) => id === row.id) ?? row)
    .sort((one, other) => one.ordem - other.ordem)
    .map(({ id }) => id)
    .join("");

it("moves a record past its neighbour, and no further than the ends", () => {
  expect(orderAfter(moveInOrder(ROWS, { id: "c", to: "up" }))).toBe("acbd");
  expect(orderAfter(moveInOrder(ROWS, { id: "b", to: "down" }))).toBe("acbd");
  expect(moveInOrder(ROWS, { id: "a", to: "up" })).toEqual([]);
  expect(moveInOrder(ROWS, { id: "d", to: "down" })).toEqual([]);
});

it("puts a record before or after another one", () => {
  expect(orderAfter(moveInOrder(ROWS, { id: "d", to: { before: "a" } }))).toBe("dabc");
  expect(orderAfter(moveInOrder(ROWS, { id: "a", to: { after: "d" } }))).toBe("bcda");
  expect(moveInOrder(ROWS, { id: "b", to: { after: "a" } })).toEqual([]);
});

it("puts a record at a position, also beyond the ends", () => {
  const moved = (position: number) => orderAfter(moveInOrder(ROWS, { id: "b", to: { position } }));
  expect([-1, 1, 2, 3, 4, 99].map(moved)).toEqual(["bacd", "bacd", "abcd", "acbd", "acdb", "acdb"]);
});

it("changes only the numbers that have to change", () => {
  expect(moveInOrder(ROWS, { id: "c", to: "up" })).toEqual([
    { id: "c", ordem: 2 },
    { id: "b", ordem: 3 },
  ]);
});

it("gives records with the same number one each, in the order in which they were shown", () => {
  const same = ROWS.map(({ id }) => ({ id, ordem: 0 }));
  expect(moveInOrder(same, { id: "a", to: "down" })?.map(({ id }) => id)).toEqual([
    "b",
    "a",
    "c",
    "d",
  ]);
});

it("refuses what is not in the list", () => {
  expect(moveInOrder(ROWS, { id: "x", to: "up" })).toBeUndefined();
  expect(moveInOrder(ROWS, { id: "a", to: { before: "x" } })).toBeUndefined();
});

it("says which move takes a record back to where it was", () => {
  for (const { id } of ROWS) {
    const back = targetOf(ROWS, id);
    for (const other of ROWS) {
      const moved = moveRow(ROWS, { id, to: { after: other.id } });
      if (!moved || !back) continue;
      expect(moveRow(moved, { id, to: back })).toEqual(ROWS);
    }
  }
  expect(targetOf([{ id: "a" }], "a")).toBeUndefined();
});

it("says a record's new place", () => {
  const moved = { name: "Holter", position: 2, total: 9, back: undefined };
  expect(movedText(moved)).toBe("Holter agora é o 2º de 9.");
});
