/** All weights share one kerning, because a kerning for each weight would take two thirds of the font file. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { writeWhole } from "../write-whole.ts";
import { tableOf, withTable } from "./sfnt-table.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../node_modules/.cache/clinica-fonts");
const FILE = "instrument-sans-pt.woff2";
export const WHOLE =
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** The characters of the reduced font. A test requires that `unicode-range` in tokens.css is equal. */
export const PORTUGUESE_RANGE =
  "U+20-22, U+24-29, U+2B-3B, U+3F-5B, U+5D, U+5F, U+61-7A, U+A0, U+A9-AA, U+B0-B3, U+B5, U+B7, U+BA, U+C0-C3, U+C7, U+C9-CA, U+CD, U+D1, U+D3-D5, U+D7, U+DA, U+DC, U+E0-E3, U+E7, U+E9-EA, U+ED, U+F1, U+F3-F5, U+FA, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2191, U+2193, U+2212";
export const WEIGHTS = { min: 400, max: 600 };
/** The weight whose kerning all weights share. A test limits the difference to some thousandths of the font size. */
const KERNED_AS = 500;

const KERNING = "GPOS";
const FEATURES = ["kern", "tnum"];

export function portugueseFont(): Plugin {
  return {
    name: "clinica:portuguese-font",
    async config() {
      await writeFont();
      return { resolve: { alias: { "~fonts": FOLDER } } };
    },
  };
}

async function writeFont(): Promise<void> {
  const whole = await readFile(createRequire(import.meta.url).resolve(WHOLE));
  await writeWhole(path.join(FOLDER, FILE), await cutFont(whole));
}

export async function cutFont(whole: Buffer): Promise<Buffer> {
  const letters = lettersOf(PORTUGUESE_RANGE);
  const cut = (font: Buffer, targetFormat: "sfnt" | "woff2", wght: number | typeof WEIGHTS) =>
    subsetFont(font, letters, {
      targetFormat,
      variationAxes: { wght },
      // The package's types lack this option.
      ...{ keepFeatures: FEATURES },
    });
  const [every, one] = await Promise.all([
    cut(whole, "sfnt", WEIGHTS),
    cut(whole, "sfnt", KERNED_AS),
  ]);
  return cut(withTable(every, KERNING, tableOf(one, KERNING)), "woff2", WEIGHTS);
}

function lettersOf(range: string): string {
  return range
    .split(", ")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join("");
}
