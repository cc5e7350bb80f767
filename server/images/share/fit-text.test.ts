import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitText, type TextBox } from "./fit-text.tsx";

const BOX: TextBox = {
  fontWeight: 600,
  tracking: 0,
  lineHeight: 1.1,
  width: 640,
  sizes: [
    { fontSize: 72, lines: 2 },
    { fontSize: 48, lines: 4 },
  ],
};

describe("fitText", () => {
  test.each([
    ["a short text", "Exames", 72],
    ["two lines", "Ressonância magnética", 72],
    ["one that is too long for the largest size", "Os ultrassons da gestação, semana a semana", 48],
    ["one with a word that is too wide for it", "Otorrinolaringologistas", 48],
    ["nothing", " ", 72],
  ])("%s stands whole at the largest size at which it fits", async (_, text, fontSize) => {
    expect(await fitText(text, BOX)).toMatchObject({ fontSize, isWhole: true });
  });

  test.each([
    ["too many lines", "palavra ".repeat(60)],
    ["a word without end", "a".repeat(200)],
  ])("%s stand at the smallest size, and are to be cut off", async (_, text) => {
    expect(await fitText(text, BOX)).toMatchObject({ fontSize: 48, lines: 4, isWhole: false });
  });

  test("what is said to be whole has no more letters than there is room for", async () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(words, async (list) => {
        const text = list.join(" ");
        const { isWhole, fontSize, lines } = await fitText(text, BOX);
        const narrowest = 0.2 * fontSize;
        const letters = text.replace(/[^a-z]/gi, "").replace(/[fijlrt]/gi, "").length;
        if (isWhole) expect(letters * narrowest).toBeLessThanOrEqual(lines * BOX.width);
      }),
      { numRuns: 40 },
    );
  });
});
