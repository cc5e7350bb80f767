/** A regular expression of more than linear time would let 16 kB of hostile text block the server. */
import { type ESTree, Visitor } from "vite";
import { expect, test } from "vitest";
import { isSafeLink } from "#domain/texto/links.ts";
import { listSourceFiles, readSourceModule } from "./architecture/source-modules.ts";
import { countSteps } from "./support/pattern-steps.ts";
import { processorTime } from "./support/processor-time.ts";
import { worstTexts } from "./support/worst-texts.ts";

const BYTES = 4096;
/** A linear pattern takes 25 steps a byte at most, a quadratic one hundreds. */
const STEPS = 32 * BYTES;
/** A quadratic check of so many characters takes many seconds, a linear one a few milliseconds. */
const LONG = 256 * 1024;
const LIMIT_MS = 1_000;
const PRODUCT = /^(?:app|domain|server)\/(?!.*\.test\.tsx?$)/;
/** Without such a repetition the pattern reads only few characters from each place. */
const REPETITION = /[*+]|\{\d+,/;

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

const ALL = listSourceFiles()
  .filter((file) => PRODUCT.test(file))
  .flatMap(patternsIn);
const PATTERNS = ALL.filter(({ source }) => source !== "");

test("each pattern of the product reads its worst text in linear steps", () => {
  expect(PATTERNS.length).toBeGreaterThan(500);
  const slow = PATTERNS.filter(isSlow).map(({ file, source }) => `${file}: ${source}`);
  expect(slow).toEqual([]);
});

test("a safe link is checked at once, however long it is and whatever it begins with", async () => {
  const starts = ["http://", "https://a.", "tel:", "mailto:a@", "/", "http://1.2.3.", "http://a:1"];
  const repeated = ["a", "a.", "1.", "-", "/", "@", ":", "a@", "1.2.3.4", "é", "%2", "(", " "];
  for (const start of starts) {
    for (const part of repeated) {
      const address = `${start}${part.repeat(Math.ceil(LONG / part.length))}\n`;
      const ms = await processorTime(LIMIT_MS, () => isSafeLink(address));
      expect(ms, `${start}${part}…`).toBeLessThan(LIMIT_MS);
    }
  }
});

test("no pattern is made in a way that hides it from here", () => {
  const hidden = ALL.filter(({ source }) => source === "").map(({ file }) => file);
  expect(hidden).toEqual([]);
});

test.each([
  "^\\/{2,}|.\\/+$",
  "\\s+$",
  "%.*$",
  "^(\\w+\\s?)*$",
  "\\b\\d[\\d.,]* reais\\b",
  "<b>(.*?)<\\/b>",
  '<img src="(\\/arquivos\\/[^"]+)"([^>]*)>',
  "^\\s*(\\d+)\\s+(\\d+)\\s+(\\S+)\\s+(.*)$",
  "(.+)=\\1",
])("a slow pattern is seen: %s", (source) => {
  expect(isSlow({ file: "", source, flags: "" })).toBe(true);
});

function isSlow({ source, flags }: Pattern): boolean {
  const plain = source.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "");
  if (!REPETITION.test(plain)) return false;
  using steps = countSteps({ source, flags });
  for (const text of worstTexts(source, flags, BYTES)) {
    if (steps.count(text, STEPS) > STEPS) return true;
  }
  return false;
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
