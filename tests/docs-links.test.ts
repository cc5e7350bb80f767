import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const PAGES = globSync(["*.md", "docs/**/*.md", "{app,demo,domain,server}/**/*.md"]);
const OUTSIDE = /^(?:https?|mailto):/;

test("every link between the documents leads to a file and a heading that exist", () => {
  const broken = PAGES.flatMap((page) =>
    linksOf(page)
      .filter((target) => !isThere(page, target))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("a link to a missing file or heading is noticed", () => {
  const targets = [
    "docs/no-such.md",
    "docs/demo.md#no-such",
    "docs/demo.md#patients",
    "docs/demo.md",
  ];
  expect(targets.map((target) => isThere("README.md", target))).toEqual([false, false, true, true]);
});

test("every npm script that a document names exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = PAGES.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/npm run ([a-z][\w:-]*)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(named).toContain("demo");
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("another document leads to every page and every picture of docs/", () => {
  const linked = new Set(
    PAGES.flatMap((page) => linksOf(page).map((target) => fileOf(page, target))),
  );
  const files = globSync(["docs/**/*.md", "docs/images/*"]);
  expect(files.filter((file) => !linked.has(file))).toEqual([]);
});

function linksOf(page: string): string[] {
  const text = withoutCode(readFileSync(page, "utf8"));
  return [...text.matchAll(/\]\(<?([^)>\s]+)>?\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !OUTSIDE.test(target));
}

function fileOf(page: string, target: string): string {
  const [file = ""] = target.split("#");
  return file === "" ? page : path.join(path.dirname(page), file);
}

function isThere(page: string, target: string): boolean {
  const file = fileOf(page, target);
  const [, heading] = target.split("#");
  return existsSync(file) && (heading === undefined || headingsOf(file).includes(heading));
}

/** The anchors that GitHub makes of a page's headings. */
function headingsOf(file: string): string[] {
  const text = withoutCode(readFileSync(file, "utf8"));
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function withoutCode(text: string): string {
  return text
    .replaceAll(/^```.*?^```/gms, "")
    .replaceAll(/`[^`\n]*`/g, (code) => code.slice(1, -1).replaceAll(/[[\]()]/g, ""));
}
