import { expect, it } from "vitest";
import { firstLetter } from "./first-letter.ts";

it.each([
  ["unimed", "U"],
  ["ótima saúde", "Ó"],
  [" (são lucas)", "S"],
  ["4life", "4"],
  ["Dra. ana", "A"],
  ["dr. Otávio", "O"],
  ["Dracena Saúde", "D"],
  ["𝒶lfa", "𝒶"],
  ["!", "!"],
  ["", ""],
])("%j stands as %j", (nome, letter) => {
  expect(firstLetter(nome)).toBe(letter);
});
