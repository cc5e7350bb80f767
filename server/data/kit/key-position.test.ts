import fc from "fast-check";
import { expect, it, test } from "vitest";
import { laudos } from "#server/db/schema/laudos.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { encodePosition, parsePosition } from "./key-position.ts";

const NEWEST = [{ column: laudos.criado_em, isDescending: true }, { column: laudos.id }];
const ORDERED = [
  { column: profissionais.ordem_exibicao },
  { column: profissionais.nome, isName: true },
  { column: profissionais.id },
];
const ID = "0198f7a2-1c5e-4d11-8f77-3b1c9e2d4a60";

it("comes back from the address as it went there", () => {
  const depois = encodePosition(2, ["1764000000123456", ID]);
  expect(parsePosition(NEWEST, { depois })).toEqual({
    isBackward: false,
    page: 2,
    key: ["1764000000123456", ID],
  });
  const antes = encodePosition(3, ["7", 'Ávila \u{1f600} "x"', ID]);
  expect(parsePosition(ORDERED, { antes })).toEqual({
    isBackward: true,
    page: 3,
    key: ["7", 'Ávila \u{1f600} "x"', ID],
  });
});

test.each([
  [[]],
  [[2]],
  [[2, "1764000000123456"]],
  [[2, "1764000000123456", ID, ID]],
  [["2", "1764000000123456", ID]],
  [[2.5, "1764000000123456", ID]],
  [[2, 1764000000123456, ID]],
  [[2, "2026-11-23", ID]],
  [[2, "99999999999999999", ID]],
  [[2, "1764000000123456", "x' or 1=1"]],
  [[2, "1764000000123456", ID.toUpperCase()]],
  [{ page: 2 }],
  [null],
])("%j is no position", (value) => {
  const depois = Buffer.from(JSON.stringify(value)).toString("base64url");
  expect(parsePosition(NEWEST, { depois })).toBeUndefined();
});

test("whatever an address says is a position or none, and no failure", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.boolean(), (text, isEncoded) => {
      const depois = isEncoded ? Buffer.from(text).toString("base64url") : text;
      expect(parsePosition(ORDERED, { depois })?.key.length ?? 3).toBe(3);
    }),
  );
});

it("takes no page for an absurd one", () => {
  const page = (number: number) =>
    parsePosition(NEWEST, { depois: encodePosition(number, ["1", ID]) })?.page;
  expect([page(-7), page(1e15)]).toEqual([1, 1_000_000]);
});
