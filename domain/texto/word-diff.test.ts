import fc from "fast-check";
import { expect, it, test } from "vitest";
import { areAlike, type DiffPart, diffWords, shortenSame } from "./word-diff.ts";

const shown = (parts: readonly DiffPart[]) =>
  parts
    .map(({ kind, text }) => (kind === "same" ? text : `${kind === "added" ? "+" : "-"}[${text}]`))
    .join(" ");
const words = (parts: readonly DiffPart[], left: DiffPart["kind"]) =>
  parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join(" ")
    .match(/\S+/g) ?? [];

test.each([
  ["Jejum de 6 horas antes", "Jejum de 8 horas antes", "Jejum de -[6] +[8] horas antes"],
  ["um dois três", "dois três quatro", "-[um] dois três +[quatro]"],
  ["igual", "igual", "igual"],
  ["", "novo texto", "+[novo texto]"],
  ["texto antigo", "", "-[texto antigo]"],
  ["um  texto", "um texto", "um texto"],
  ["tudo outro", "nada igual", "-[tudo outro] +[nada igual]"],
  ["a b c a b b a", "c b a b a c", "-[a b] c +[b] a b -[b] a +[c]"],
])("from %j to %j: %s", (before, after, expected) => {
  expect(shown(diffWords(before, after))).toBe(expected);
});

it("loses no word of either side, in their order", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", "d", "\n"), { maxLength: 60 })
    .map((all) => all.join(" "));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      expect(words(parts, "added")).toEqual(before.match(/\S+/g) ?? []);
      expect(words(parts, "removed")).toEqual(after.match(/\S+/g) ?? []);
    }),
  );
});

it("compares long texts that have little in common by their lines, and unlike ones not at all", () => {
  const line = (name: string, index: number) => `${name}${index} `.repeat(10).trim();
  const text = (name: string, from: number) =>
    Array.from({ length: 3_000 }, (_, index) => line(index < from ? "igual" : name, index)).join(
      "\n",
    );
  const [before, after] = [text("velho", 2_900), text("novo", 2_900)];
  const parts = diffWords(before, `${after}\nfim`);
  expect(parts.map(({ kind }) => kind)).toEqual(["same", "removed", "added"]);
  expect(words(parts, "added")).toHaveLength(30_000);
  const unlike = diffWords(text("velho", 0), text("novo", 0));
  expect(unlike.map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

it("shows the words around a change, and says where it leaves some out", () => {
  const same = Array.from({ length: 50 }, (_, index) => `p${index}`).join(" ");
  const parts = shortenSame(diffWords(`${same} seis ${same}`, `${same} oito ${same}`));
  expect(shown(parts)).toBe(
    "… p42 p43 p44 p45 p46 p47 p48 p49 -[seis] +[oito] p0 p1 p2 p3 p4 p5 p6 p7 …",
  );
});

test.each([
  ["Jejum de 6 horas antes do exame", "Jejum de 8 horas antes do exame", true],
  ["Leve o pedido", "Leve o documento", false],
  ["É uma radiografia das mamas que mostra nódulos", "Descrição de mil palavras bem outras", false],
])("%j and %j are alike: %s", (before, after, expected) => {
  expect(areAlike(diffWords(before, after))).toBe(expected);
});
