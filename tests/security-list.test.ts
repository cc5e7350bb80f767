import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const SECURITY = readFileSync("docs/security.md", "utf8");
const ASVS = readFileSync("docs/asvs.md", "utf8");
const TESTS = ["app", "domain", "scripts", "server", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
);
const TEST_NAME = /`([\w./-]+\.(?:test|spec|fault)\.tsx?)`/g;

const namedIn = (page: string) => [...page.matchAll(TEST_NAME)].map(([, name]) => name ?? "");

test("every test that the threats and findings name is there", () => {
  const named = namedIn(SECURITY);
  // docs/security.md may name a test without its folder, so the end of a path is enough.
  const missing = named.filter(
    (name) => !TESTS.some((file) => file === name || file.endsWith(`/${name}`)),
  );
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(80);
});

test("every threat has a row, and every row a test, a measurement or the reason why not", () => {
  const rows = SECURITY.split("\n").filter((line) => /^\|\s*T\d+\s*\|/.test(line));
  expect(rows.map((row) => Number(/T(\d+)/.exec(row)?.[1]))).toEqual(
    Array.from({ length: rows.length }, (_, index) => index + 1),
  );
  const unproven = rows.filter((row) => !/\.(?:test|spec|fault)\.ts|npm run bench/.test(row));
  expect(unproven).toEqual([]);
});

describe("the requirements of the ASVS", () => {
  /** The requirements that concern the product: those of levels 1 and 2, and some of level 3. */
  const NUMBERS = `1.1: 1 2 | 1.2: 1 2 3 4 5 9 | 1.3: 1 2 3 4 5 6 10 11 12
    2.1: 1 2 3 | 2.2: 1 2 3 | 2.3: 1 2 3 | 2.4: 1
    3.2: 1 2 | 3.3: 1 2 3 4 | 3.4: 1 2 3 4 5 6 8 | 3.5: 1 2 3 4 5 8 | 3.7: 1 2
    4.1: 1 2 3 | 4.2: 1 | 5.1: 1 | 5.2: 1 2 3 4 6 | 5.3: 1 2 | 5.4: 1 2 3
    6.1: 1 2 3 | 6.2: 1 2 3 4 5 6 7 8 9 10 11 12 | 6.3: 1 2 3 4 5 7 8 | 6.4: 1 2 3 4
    6.5: 1 2 3 4 5 | 6.6: 1 2 3
    7.1: 1 2 | 7.2: 1 2 3 4 | 7.3: 1 2 | 7.4: 1 2 3 4 5 | 7.5: 1 2
    8.1: 1 2 | 8.2: 1 2 3 | 8.3: 1 2
    11.1: 1 2 | 11.2: 1 2 3 | 11.3: 1 2 3 | 11.4: 1 2 3 4 | 11.5: 1
    12.1: 1 2 | 12.2: 1 2 | 12.3: 1 2 3 4 | 13.1: 1 | 13.2: 1 2 3 4 5 | 13.3: 1 2 | 13.4: 1 2 3 4 5
    14.1: 1 2 | 14.2: 1 2 3 4 6 7 8 | 14.3: 1 2 3
    15.1: 1 2 3 | 15.2: 1 2 3 | 15.3: 1 2 3 4 5 6 7 | 15.4: 2
    16.1: 1 | 16.2: 1 2 3 4 5 | 16.3: 1 2 3 4 | 16.4: 1 2 3 | 16.5: 1 2 3 4`
    .split(/[|\n]/)
    .flatMap((text) => {
      const [section = "", numbers = ""] = text.trim().split(": ");
      return numbers.split(" ").map((number) => `${section}.${number}`);
    });
  const ROWS = ASVS.split("\n")
    .filter((line) => /^\|\s*\d+\.\d+\.\d+/.test(line))
    .map((line) => {
      const cells = line.split("|").map((cell) => cell.trim());
      return { numbers: cells[1]?.split(", ") ?? [], proof: cells[4] ?? "" };
    });

  const linksOf = (text: string) =>
    [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link]) => link ?? "");

  function kindOf(proof: string) {
    if (/^Not met\b/.test(proof)) return "not met, or not wholly";
    if (/^Reason: \S/.test(proof)) return "by a reason, without test";
    if (namedIn(proof).length > 0) return "proven by a test";
    return linksOf(proof).length > 0 ? "written down, as they ask" : "nothing";
  }

  test("have a row each, once", () => {
    const numbers = ROWS.flatMap((row) => row.numbers);
    expect([...numbers].sort()).toEqual([...NUMBERS].sort());
  });

  test("have a test, a page or a reason, in the numbers that stand above them", () => {
    const counted: Record<string, number> = {};
    for (const { numbers, proof } of ROWS) {
      const kind = kindOf(proof);
      counted[kind] = (counted[kind] ?? 0) + numbers.length;
    }
    const stated = [...ASVS.matchAll(/^\| ([^|\d]+?) +\| +(\d+) \|$/gm)];
    expect(counted).toEqual(Object.fromEntries(stated.map(([, kind, sum]) => [kind, Number(sum)])));
  });

  test("what is not met says why, or what replaces it", () => {
    const curt = ROWS.filter(({ proof }) => /^(?:Not met|Reason)/.test(proof) && proof.length < 40);
    expect(curt).toEqual([]);
  });

  test("name only tests, files and headings that are there", () => {
    expect(namedIn(ASVS).filter((name) => !TESTS.includes(name))).toEqual([]);
    const files = [...ASVS.matchAll(/`((?:app|domain|scripts|server)\/[\w./-]+)`/g)];
    expect(files.map(([, file]) => file ?? "").filter((file) => !existsSync(file))).toEqual([]);
    const dead = linksOf(ASVS).filter((link) => {
      const [file = "", heading] = link.split("#");
      const target = path.join("docs", file);
      if (!existsSync(target)) return true;
      return heading !== undefined && !headingsOf(readFileSync(target, "utf8")).includes(heading);
    });
    expect(dead).toEqual([]);
  });

  function headingsOf(page: string): string[] {
    return [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    );
  }
});
