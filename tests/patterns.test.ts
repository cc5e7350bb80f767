/** A regular expression of more than linear time would let 16 kB of hostile text block the server. */
import { type ESTree, parseSync, Visitor } from "vite";
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

/** Stands for a pattern that is made while the program runs. */
const MADE = "(made)";
const TAKES_PATTERN = new Set(["match", "matchAll", "search"]);

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Patterns that the code itself makes or passes on, and of what. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  "domain/texto/fields.ts": "the host of a social network, which the caller's code names",
  "domain/publicidade/findings.ts": "patterns of the table of claims",
  "server/http/checks/logged-path.ts": "patterns of a list in the same file",
};

const ALL = listSourceFiles()
  .filter((file) => PRODUCT.test(file))
  .flatMap(patternsIn);
const PATTERNS = ALL.filter(({ source }) => source !== "" && source !== MADE);

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

test("no pattern is made of what somebody typed or another machine sent", () => {
  const made = ALL.filter(({ source }) => source === MADE || source === "").map(({ file }) => file);
  expect([...new Set(made)].sort()).toEqual(Object.keys(NOT_TYPED).sort());
});

test.each([
  ["new RegExp", "new RegExp(key)"],
  ["RegExp without new", "RegExp(key)"],
  ["a property of the global object", "new globalThis.RegExp(key)"],
  ["a template", `new RegExp(\`^\${key}$\`)`],
  ["a text that match makes a pattern of", "value.match(key)"],
  ["a text that search makes a pattern of", `value.search(\`\${key}\`)`],
])("a pattern of a peer's text is seen: %s", (_, code) => {
  const program = parseSync("example.ts", code).program;
  expect(patternsOf({ file: "example.ts", program }).map(({ source }) => source)).toContain(MADE);
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
  return patternsOf({ file, program: readSourceModule(file).program });
}

function patternsOf({ file, program }: { file: string; program: ESTree.Program }): Pattern[] {
  const found: Pattern[] = [];
  const constants = new Set<string>();
  const passed: ESTree.Argument[] = [];
  const made = ({ callee, arguments: [given] }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (nameOf(callee) === "RegExp") {
      const source = given?.type === "TemplateLiteral" ? textOf(given) : MADE;
      found.push({ file, source, flags: "" });
      if (given?.type === "TemplateLiteral" && given.expressions.length > 0) {
        found.push({ file, source: MADE, flags: "" });
      }
    }
    if (callee.type === "MemberExpression" && TAKES_PATTERN.has(nameOf(callee)) && given) {
      passed.push(given);
    }
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init?.type === "Literal" && "regex" in init) {
        constants.add(id.name);
      }
    },
    Literal(node) {
      if ("regex" in node && node.regex) {
        found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
      }
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(program);
  for (const given of passed) {
    const isPattern = given.type === "Literal" && "regex" in given;
    const isConstant = given.type === "Identifier" && constants.has(given.name);
    if (!isPattern && !isConstant) found.push({ file, source: MADE, flags: "" });
  }
  return found;
}

function nameOf(callee: ESTree.Expression | ESTree.Super): string {
  if (callee.type === "Identifier") return callee.name;
  const property = callee.type === "MemberExpression" ? callee.property : undefined;
  return property?.type === "Identifier" ? property.name : "";
}

function textOf({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked).join("name");
}
