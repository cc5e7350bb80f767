import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSearch } from "./exame-search.ts";

test.each([
  ["Ressonância da coluna", ["ressonancia", "coluna"]],
  ["  RAIO-X de tórax ", ["radiografia", "torax"]],
  ["usg obstétrica", ["ultrassonografia", "obstetrica"]],
  ["exame de rx", ["radiografia"]],
  ["ECG", ["eletrocardiograma"]],
  ["rx rx rx", ["radiografia"]],
  ["de da do", []],
  ["<script>%'\\", ["script"]],
  ["", []],
])("%j is searched as %j", (text, words) => {
  expect(parseSearch(text)).toEqual(words);
});

test("whatever is typed gives at most eight plain words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const words = parseSearch(text);
      expect(words.length).toBeLessThanOrEqual(8);
      for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/);
    }),
    { numRuns: 50 },
  );
});
