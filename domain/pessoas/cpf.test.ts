import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCpf, parseCpf } from "./cpf.ts";

test.each([
  ["529.982.247-25", "52998224725"],
  [" 529 982 247 25 ", "52998224725"],
  ["11144477735", "11144477735"],
])("%j is the CPF %s", (typed, digits) => {
  expect(parseCpf(typed)).toBe(digits);
});

test.each([
  "529.982.247-26",
  "111.111.111-11",
  "5299822472",
  "529982247255",
  "abc",
  "",
  "５2998224725",
])("%j is no CPF", (typed) => {
  expect(parseCpf(typed)).toBeUndefined();
});

test("of all endings of nine digits exactly one is right, and one wrong digit is noticed", () => {
  const nine = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(\d)\1{8}$/.test(digits));
  fc.assert(
    fc.property(nine, (digits) => {
      const endings = Array.from({ length: 100 }, (_, n) => digits + String(n).padStart(2, "0"));
      const right = endings.filter((cpf) => parseCpf(cpf));
      expect(right).toHaveLength(1);
      expect(parseCpf(formatCpf(right[0] ?? ""))).toBe(right[0]);
    }),
    { numRuns: 50 },
  );
});
