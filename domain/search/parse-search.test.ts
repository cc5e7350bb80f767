import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSearch } from "./parse-search.ts";

test.each([
  ["Ressonância da coluna", ["ressonancia", "coluna"]],
  ["  RAIO-X de tórax ", ["radiografia|raio", "torax"]],
  ["usg obstétrica", ["ultrassonografia|ultrassom|usg|ecografia", "obstetrica"]],
  ["exame de rx", ["radiografia|raio"]],
  ["ECG", ["eletrocardiograma"]],
  ["rx rx rx", ["radiografia|raio"]],
  ["Gravidez", ["obstetric|morfologic|translucencia"]],
  ["bebê de gestante", ["obstetric|morfologic|translucencia"]],
  ["exame da pressão alta", ["pressao|mapa"]],
  ["preventivo da mama", ["mamografia"]],
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
      for (const word of words) expect(word).toMatch(/^[a-z0-9|]+$/);
    }),
    { numRuns: 50 },
  );
});
