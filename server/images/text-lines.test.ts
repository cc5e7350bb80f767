import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitText } from "./text-lines.ts";
import { outline } from "./typeface.ts";

const ROOM = {
  width: 640,
  sizes: [
    { size: 72, lines: 2 },
    { size: 48, lines: 4 },
  ],
};
const STYLE = { weight: "bold" } as const;

describe("fitText", () => {
  test("a short text stands in one line at the largest size", () => {
    expect(fitText("Exames", STYLE, ROOM)).toMatchObject({
      style: { size: 72 },
      lines: ["Exames"],
    });
  });

  test("a longer one takes the size at which it fits", () => {
    const { style, lines } = fitText("Os ultrassons da gestação, semana a semana", STYLE, ROOM);
    expect(style.size).toBe(48);
    expect(lines.join(" ")).toBe("Os ultrassons da gestação, semana a semana");
  });

  test("lines are about equally long", () => {
    const { style, lines } = fitText("Como ler um laudo sem se assustar", STYLE, ROOM);
    const widths = lines.map((line) => outline(line, style).width);
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6);
  });

  test("one that fits nowhere ends in an ellipsis", () => {
    const { style, lines } = fitText("palavra ".repeat(60), STYLE, ROOM);
    expect(style.size).toBe(48);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  test("nothing stays nothing", () => {
    expect(fitText("  ", STYLE, ROOM).lines).toEqual([]);
  });

  test("whatever is written stays in its room", { timeout: 20_000 }, () => {
    const words = fc.array(fc.string({ maxLength: 40 }), { maxLength: 30 });
    fc.assert(
      fc.property(words, (list) => {
        const { style, lines } = fitText(list.join(" "), STYLE, ROOM);
        expect(lines.length).toBeLessThanOrEqual(4);
        for (const line of lines) {
          expect(outline(line, style).width).toBeLessThanOrEqual(ROOM.width);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("outline", () => {
  test("letters stand as close as the typeface has them", () => {
    const width = (text: string) => outline(text, { weight: "bold", size: 100 }).width;
    expect(width("AV")).toBeLessThan(width("A") + width("V") - 5);
  });

  test("a character that the typeface lacks is left out, a variant is drawn as its base", () => {
    const width = (text: string) => outline(text, { weight: "regular", size: 100 }).width;
    expect(width("a😀b")).toBe(width("ab"));
    expect(width("m²")).toBe(width("m2"));
    expect(width("a\u0303")).toBe(width("ã"));
  });

  test("what is drawn is paths and numbers only", () => {
    const svg = outline('<a href="x">&', { weight: "bold", size: 20 }).draw(1, 2, "#fff");
    expect(svg).not.toMatch(/href|&|<a/);
    expect(svg).toMatch(/^<g transform="translate\(1 2\) scale\(0\.02 -0\.02\)" fill="#fff">/);
  });
});
