import { expect, test } from "vitest";
import { chooseTests, subjectOf } from "./choose-tests.ts";
import { distancesFrom } from "./import-graph.ts";
import type { Subject } from "./subject.ts";

const SUBJECTS: Subject[] = [
  {
    folders: ["domain/exames", "app/site/exame", "app/admin/exames"],
    tests: ["server/app.db.test.ts"],
    browser: ["exames"],
  },
  { folders: ["app"], browser: ["header"] },
];

const IMPORTERS = new Map([
  ["domain/exames/preparo.ts", ["domain/exames/preparo.test.ts", "server/data/exames.ts"]],
  ["server/data/exames.ts", ["server/data/exames.db.test.ts", "tests/e2e/exames-form.ts"]],
  ["tests/e2e/exames-form.ts", ["tests/e2e/admin-exames.spec.ts"]],
  ["tests/architecture/source-modules.ts", ["tests/architecture.test.ts"]],
]);

const TESTS = [
  "app/admin/exames/list.db.test.ts",
  "app/admin/shell/shell.test.ts",
  "domain/exames/preparo.test.ts",
  "server/app.db.test.ts",
  "server/data/exames.db.test.ts",
  "tests/architecture.test.ts",
  "tests/e2e/admin-exames.spec.ts",
  "tests/e2e/exames.spec.ts",
  "tests/e2e/header.spec.ts",
];

const choose = (changed: string[], timings = {}) =>
  chooseTests(changed, { tests: TESTS, importers: IMPORTERS, subjects: SUBJECTS, timings });

test("a change reaches the tests that import it, those of its subject, and those that read all sources", () => {
  expect(choose(["domain/exames/preparo.ts"])).toEqual({
    isCode: true,
    files: {
      unit: ["domain/exames/preparo.test.ts", "tests/architecture.test.ts"],
      database: [
        "app/admin/exames/list.db.test.ts",
        "server/app.db.test.ts",
        "server/data/exames.db.test.ts",
      ],
      browser: ["tests/e2e/exames.spec.ts"],
    },
    left: { unit: 0, database: 0, browser: 0 },
  });
});

test("the longest beginning decides a file's subject", () => {
  expect(subjectOf("app/site/exames/page.tsx", SUBJECTS)).toBe(SUBJECTS[0]);
  expect(subjectOf("app/site/contato.tsx", SUBJECTS)).toBe(SUBJECTS[1]);
  expect(subjectOf("LICENSE", SUBJECTS)).toBeUndefined();
});

test("browser tests follow imports only from the tests' own modules and the demonstration", () => {
  expect(choose(["server/data/exames.ts"]).files.browser).toEqual([]);
  expect(choose(["tests/e2e/exames-form.ts"]).files.browser).toEqual([
    "tests/e2e/admin-exames.spec.ts",
  ]);
});

test("a changed test runs, and no other of its subject", () => {
  const { files } = choose(["app/admin/exames/list.db.test.ts"]);
  expect(files).toEqual({
    unit: ["tests/architecture.test.ts"],
    database: ["app/admin/exames/list.db.test.ts"],
    browser: [],
  });
});

test("when time is short, what the map names runs, then what is nearest", () => {
  const slow = { project: "database", seconds: 90 };
  const timings = Object.fromEntries(TESTS.map((file) => [file, slow]));
  const { files, left } = choose(["domain/exames/preparo.ts"], timings);
  expect(files.database).toEqual(["server/app.db.test.ts"]);
  expect(left.database).toBe(2);
});

test("a change of the documents reaches nothing and is no code", () => {
  expect(choose(["docs/operations.md", "README.md"])).toEqual({
    isCode: false,
    files: { unit: [], database: [], browser: [] },
    left: { unit: 0, database: 0, browser: 0 },
  });
});

test("the distance is the least number of imports between, circles included", () => {
  const importers = new Map([
    ["a.ts", ["b.ts", "c.ts"]],
    ["b.ts", ["c.ts"]],
    ["c.ts", ["d.ts"]],
    ["d.ts", ["a.ts"]],
  ]);
  expect(Object.fromEntries(distancesFrom(["a.ts"], importers))).toEqual({
    "a.ts": 0,
    "b.ts": 1,
    "c.ts": 1,
    "d.ts": 2,
  });
});
