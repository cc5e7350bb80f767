/** Every duration of the product stands in a table of tests/lifetimes, so that a new one has to be moved by a test. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { RequestContext } from "#server/http/request-context.ts";
import { tokenCookie } from "#server/portal/access-token.ts";
import { openedCookie } from "#server/portal/shared-access.ts";
import { LIFETIMES } from "./lifetimes/lifetimes.ts";
import { LOST_FILES } from "./lifetimes/lost-files.ts";
import { MOVED_ELSEWHERE, NO_LIFETIMES } from "./lifetimes/other-durations.ts";

const DECLARED = [
  ...LIFETIMES.flatMap(({ declared }) => declared),
  ...LOST_FILES.map(({ declared }) => declared),
  ...[...MOVED_ELSEWHERE, ...NO_LIFETIMES].map(([file, text]) => [file, text] as const),
];

const IN_SQL = /\binterval '[^']*'|\bmake_interval\(/g;
const AS_NUMBER =
  /\b(?:minutes|meses|durationSeconds): \d|[-=>\d] (?:\w+ \* |\* )?(?:HOUR|DAY)_MS\b/g;
const AS_CONSTANT =
  /\b(?:[A-Z]+_)*(?:SECONDS|MINUTES|HOURS|DAYS|MONTHS|MINUTOS|HORAS|DIAS|MESES)(?:: [^=;]+)? = \[?(?:\d|\{)/g;

interface Duration {
  file: string;
  start: number;
  end: number;
}

const FILES = globSync("{app,domain,server}/**/*.{ts,tsx,sql}", {
  exclude: ["**/*.test.*", "server/db/migrations/**", "domain/texto/durations.ts"],
});

function durationsIn(file: string): Duration[] {
  const code = readFileSync(file, "utf8");
  return [IN_SQL, AS_NUMBER, AS_CONSTANT]
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(({ index, 0: text }) => ({ file, start: index, end: index + text.length }));
}

function spansOf([file, text]: readonly [string, string]): Duration[] {
  const parts = readFileSync(file, "utf8").split(text);
  let start = 0;
  return parts.slice(0, -1).map((part) => {
    start += part.length;
    const found = { file, start, end: start + text.length };
    start += text.length;
    return found;
  });
}

test("a duration that lies in no row is moved by the test that its table names", () => {
  expect(MOVED_ELSEWHERE.filter(([, , file]) => !existsSync(file))).toEqual([]);
});

const context = { services: { config: {} } } as RequestContext;

test.each([
  ["a patient's access", 12 * 3_600, tokenCookie(context, "acesso", "t")],
  ["an opened request", 12 * 3_600, tokenCookie(context, "agendamento", "t")],
  ["a requested code", 15 * 60, tokenCookie(context, "codigo", "t")],
  ["an opened share", 12 * 3_600, openedCookie(context, "a", "t")],
])("the cookie of %s lasts %i seconds", (_, seconds, cookie) => {
  expect(cookie).toContain(`; Max-Age=${seconds};`);
});

test("each text of the tables is once in its file", () => {
  const wrong = DECLARED.map((one) => [...one, spansOf(one).length] as const);
  expect(wrong.filter(([, , count]) => count !== 1)).toEqual([]);
});

test("each duration of the product is in a table", () => {
  const durations = FILES.flatMap(durationsIn);
  expect(durations.length).toBeGreaterThan(100);
  const declared = DECLARED.flatMap(spansOf);
  const missing = durations.filter(
    (one) =>
      !declared.some(
        ({ file, start, end }) => file === one.file && start <= one.start && one.end <= end,
      ),
  );
  expect(missing.map(describe)).toEqual([]);
});

function describe({ file, start }: Duration): string {
  const lines = readFileSync(file, "utf8").slice(0, start).split("\n");
  const line = readFileSync(file, "utf8").split("\n")[lines.length - 1];
  return `${file}:${lines.length}: ${line?.trim()}`;
}
