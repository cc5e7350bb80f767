import path from "node:path";
import { type Project, projectOf } from "../checks/project-of.mjs";
import type { Timings } from "../checks/timings.mjs";
import { distancesFrom, type Importers } from "./import-graph.ts";
import type { Subject } from "./subject.ts";

export const PROJECTS: Project[] = ["unit", "database", "browser"];

/** Seconds of test files, added up over a project's workers, that leave the whole under two minutes. */
const BUDGET: Record<Project, number> = { unit: 60, database: 100, browser: 120 };
/** Seconds of a file that was not measured yet. */
const UNMEASURED: Record<Project, number> = { unit: 1, database: 5, browser: 12 };
/** How far such tests count as, compared with one that imports a changed file itself, which counts as 1. */
const SAME_FOLDER = 1;
const SAME_SUBJECT = 2;
/** The tests that import this module read all sources, so each change of code concerns them. */
const READS_ALL_SOURCES = "tests/architecture/source-modules.ts";
/** So do these, by a reader of their own. */
const READ_FILES = [
  "scripts/mutants/list-faults.test.ts",
  "tests/lifetimes.test.ts",
  "tests/limits-in-sql.test.ts",
  "tests/security-list.test.ts",
];
const CODE = /\.(?:tsx?|mjs|css|sql|jsonc?)$/;

export interface Choice {
  isCode: boolean;
  files: Record<Project, string[]>;
  /** How many files of each project are reached by imports or subject, but left to the whole test. */
  left: Record<Project, number>;
}

interface Known {
  tests: readonly string[];
  importers: Importers;
  subjects: readonly Subject[];
  timings: Timings;
}

/** What a change must not break always runs; what it also reaches runs nearest first, as long as the budget lasts. */
export function chooseTests(changed: readonly string[], known: Known): Choice {
  const distances = reach(changed, known);
  const files = { unit: [], database: [], browser: [] } as Record<Project, string[]>;
  const left = { unit: 0, database: 0, browser: 0 };
  for (const project of PROJECTS) {
    const reached = known.tests.filter((test) => projectOf(test) === project);
    const chosen = withinBudget(reached, distances, project, known.timings);
    files[project] = chosen.sort();
    left[project] = reached.filter((test) => distances.has(test)).length - chosen.length;
  }
  return { isCode: changed.some((file) => CODE.test(file)), files, left };
}

/** @returns each test that the change reaches, with how far it is; 0 if it always runs */
function reach(changed: readonly string[], { tests, importers, subjects }: Known) {
  const imported = distancesFrom(changed, importers);
  const reached = new Map<string, number>();
  const add = (test: string, distance: number) => {
    reached.set(test, Math.min(distance, reached.get(test) ?? distance));
  };
  const changesBrowserTests = changed.some((file) => /^tests\/|^demo\//.test(file));
  for (const test of tests) {
    const distance = imported.get(test);
    // Nearly every browser test imports some rule of domain/, but tests what the map says.
    const counts = projectOf(test) !== "browser" || changesBrowserTests;
    if (distance !== undefined && counts) add(test, distance);
  }
  if (changed.some((file) => CODE.test(file))) {
    const readers = importers.get(READS_ALL_SOURCES) ?? [];
    for (const test of [...readers, ...READ_FILES].filter(projectOf)) add(test, 0);
  }
  for (const file of changed.filter((name) => !projectOf(name))) {
    const subject = subjectOf(file, subjects);
    for (const test of namedTests(subject)) add(test, 0);
    for (const test of tests) {
      if (stemOf(test) === stemOf(file)) add(test, 0);
      else if (isBeside(test, file)) add(test, SAME_FOLDER);
      else if (subject && subjectOf(test, subjects) === subject) add(test, SAME_SUBJECT);
    }
  }
  return reached;
}

/** All browser tests stand in one folder, so their folder says nothing. */
function isBeside(test: string, file: string) {
  return projectOf(test) !== "browser" && path.dirname(test) === path.dirname(file);
}

/** `domain/exames/names.ts` and `domain/exames/names.db.test.ts` are both `domain/exames/names`. */
function stemOf(file: string) {
  return file.replace(/\.[^/]*$/, "");
}

export function subjectOf(file: string, subjects: readonly Subject[]): Subject | undefined {
  let longest = 0;
  let found: Subject | undefined;
  for (const subject of subjects) {
    for (const folder of subject.folders) {
      if (file.startsWith(folder) && folder.length > longest) {
        longest = folder.length;
        found = subject;
      }
    }
  }
  return found;
}

export function namedTests(subject: Subject | undefined): string[] {
  const browser = subject?.browser ?? [];
  return [...(subject?.tests ?? []), ...browser.map((name) => `tests/e2e/${name}.spec.ts`)];
}

function withinBudget(
  tests: readonly string[],
  distances: ReadonlyMap<string, number>,
  project: Project,
  timings: Timings,
) {
  const secondsOf = (test: string) => timings[test]?.seconds ?? UNMEASURED[project];
  const nearest = tests
    .flatMap((test) => {
      const distance = distances.get(test);
      return distance === undefined ? [] : [{ test, distance, seconds: secondsOf(test) }];
    })
    .sort((a, b) => a.distance - b.distance || a.seconds - b.seconds);
  let used = 0;
  return nearest
    .filter(({ distance, seconds }) => {
      used += seconds;
      return distance === 0 || used <= BUDGET[project];
    })
    .map(({ test }) => test);
}
