/** A regular expression of more than linear time would let 16 kB of hostile text block the server. */
import { type ESTree, Visitor } from "vite";
import { expect, test } from "vitest";
import { isSafeLink } from "#domain/texto/links.ts";
import { listSourceFiles, readSourceModule } from "./architecture/source-modules.ts";
import { quickest } from "./support/quickest.ts";

/** Small sizes first: a pattern that is worse than quadratic would not end at the last size. */
const BYTES = [24, 512, 2_048, 16 * 1024];
/** A linear pattern takes much less than 1 ms, a quadratic pattern 10 ms or more. */
const LIMIT_MS = 8;
const PRODUCT = /^(?:app|domain|server)\/(?!.*\.test\.tsx?$)/;
const EVERYWHERE = ["a", "A", "0", " ", "\n", "-", ".", "/", "é", "\u0300", "\0"];

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

const ALL = listSourceFiles()
  .filter((file) => PRODUCT.test(file))
  .flatMap(patternsIn);
const PATTERNS = ALL.filter(({ source }) => source !== "");

test("each pattern of the product reads 16 kB of its worst input at once", async () => {
  expect(PATTERNS.length).toBeGreaterThan(100);
  const slow: string[] = [];
  for (const pattern of PATTERNS) {
    if (await isSlow(pattern)) slow.push(`${pattern.file}: ${pattern.source}`);
  }
  expect(slow).toEqual([]);
}, 120_000);

test("a safe link is checked at once, whatever 16 kB it begins with", async () => {
  const starts = ["http://", "https://a.", "tel:", "mailto:a@", "/", "http://1.2.3.", "http://a:1"];
  const repeated = ["a", "a.", "1.", "-", "/", "@", ":", "a@", "1.2.3.4", "é", "%2", "(", " "];
  for (const start of starts) {
    for (const part of repeated) {
      const address = `${start}${part.repeat(Math.ceil(16_384 / part.length))}\n`;
      const ms = await quickest(LIMIT_MS, () => isSafeLink(address));
      expect(ms, `${start}${part}…`).toBeLessThan(LIMIT_MS);
    }
  }
});

test("no pattern is made in a way that hides it from here", () => {
  const hidden = ALL.filter(({ source }) => source === "").map(({ file }) => file);
  expect(hidden).toEqual([]);
});

test("a slow pattern is seen", async () => {
  for (const source of [
    "^\\/{2,}|.\\/+$",
    "\\s+$",
    "^(\\w+\\s?)*$",
    "<b>(.*?)<\\/b>",
    "(.+)=\\1",
  ]) {
    expect([source, await isSlow({ file: "", source, flags: "" })]).toEqual([source, true]);
  }
}, 60_000);

async function isSlow(pattern: Pattern): Promise<boolean> {
  for (const bytes of BYTES) {
    for (const input of worstInputs(pattern.source, bytes)) {
      const ms = await quickest(LIMIT_MS, () => use(pattern, input));
      if (ms >= LIMIT_MS) return true;
    }
  }
  return false;
}

/** With the flag `y` the pattern would be tried only at the beginning of the text. */
function use({ source, flags }: Pattern, input: string) {
  input.replace(new RegExp(source, flags.replace("y", "")), "");
}

/** Texts that begin like a match, repeat the pattern's literals and characters, and end without a match. */
function worstInputs(source: string, bytes: number): string[] {
  const words = wordsOf(source);
  const units = [...new Set([...words, ...words.join(""), ...EVERYWHERE])];
  const begins = ["", "x", ...words.slice(0, 3)];
  return begins.flatMap((begin) =>
    units.flatMap((unit) => ["", "\u0001", "!"].map((end) => fill(begin, unit, end, bytes))),
  );
}

function fill(begin: string, unit: string, end: string, bytes: number): string {
  const times = Math.max(0, Math.floor((bytes - begin.length - end.length) / unit.length));
  return begin + unit.repeat(times) + end;
}

function wordsOf(source: string): string[] {
  const plain = source
    .replace(/\\[bBdDsSwW]|\\[pP]\{\w+\}|\\\d|\(\?(?:[:=!]|<[=!]|<\w+>)/g, "\0")
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\\([^\w])/g, "$1");
  return [...new Set(plain.split(/[\0()[\]{}|*+?^$]+/).filter((word) => word !== ""))];
}

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if ("regex" in node && node.regex) {
        found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
      }
    },
    NewExpression({ callee, arguments: [given] }) {
      if (callee.type !== "Identifier" || callee.name !== "RegExp") return;
      found.push({
        file,
        source: given?.type === "TemplateLiteral" ? textOf(given) : "",
        flags: "",
      });
    },
  }).visit(readSourceModule(file).program);
  return found;
}

function textOf({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked).join("name");
}
