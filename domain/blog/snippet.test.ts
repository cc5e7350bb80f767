import { expect, test } from "vitest";
import { snippetOf } from "./snippet.ts";

test.each([
  ["Bom dia", 20, "Bom dia"],
  ["Bom\n\n  dia ", 20, "Bom dia"],
  ["Quero marcar uma mamografia", 27, "Quero marcar uma mamografia"],
  ["Quero marcar uma mamografia", 26, "Quero marcar uma…"],
  ["Quero marcar uma mamografia", 16, "Quero marcar uma…"],
  ["Bom dia, quero marcar", 9, "Bom dia…"],
  ["a".repeat(30), 10, `${"a".repeat(10)}…`],
  [`${"a".repeat(9)}👩 e mais`, 10, `${"a".repeat(9)}…`],
])("%j in %i: %j", (text, longest, expected) => {
  expect(snippetOf(text, longest)).toBe(expected);
});
