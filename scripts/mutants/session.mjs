/** Runs in the copy, in a process of its own. One Vitest serves all faults, because it and PostgreSQL start slowly. */
import path from "node:path";
import { createVitest } from "vitest/node";
import { patternOf } from "./titles.mjs";

/** Milliseconds. Some faults make a test wait without end. */
const LIMITS = { test: 45_000, poll: 30_000 };

const vitest = await createVitest("test", {
  watch: false,
  testTimeout: LIMITS.test,
  reporters: [{}],
  // A worker that lives on would keep the modules of the fault before.
  isolate: true,
});

for (const { config } of vitest.projects) config.expect.poll.timeout = LIMITS.poll;

process.on("message", async ({ changed, tests, titles, endsAtFirst }) => {
  for (const file of changed) vitest.invalidateFile(path.resolve(file));
  for (const { config } of vitest.projects) config.bail = endsAtFirst ? 1 : 0;
  if (titles.length > 0) vitest.setGlobalTestNamePattern(patternOf(titles));
  else vitest.resetGlobalTestNamePattern();
  const answer = { failed: [], errors: [], passed: 0 };
  // Vitest runs projects with different numbers of workers only one after the other.
  for (const ofProject of Map.groupBy(tests.map(specificationOf), projectOf).values()) {
    const { failed, errors, passed } = await run(ofProject);
    answer.failed.push(...failed);
    answer.errors.push(...errors);
    answer.passed += passed;
    if (endsAtFirst && failed.length > 0) break;
  }
  process.send(answer);
});
process.on("disconnect", () => void vitest.close().finally(() => process.exit()));
process.send("ready");

async function run(specifications) {
  const result = await vitest.runTestSpecifications(specifications);
  // The result also has the modules of earlier runs.
  const testModules = result.testModules.filter(({ moduleId }) =>
    specifications.some((specification) => specification.moduleId === moduleId),
  );
  const all = testModules.flatMap((module) => [...module.children.allTests()]);
  // Errors outside any test: a file that could not be read, a hook that failed.
  const errors = testModules.flatMap((module) => [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ]);
  return {
    failed: all
      .filter((test) => test.result().state === "failed")
      .map(({ fullName, module }) => ({
        file: path.relative(".", module.moduleId),
        title: fullName,
      })),
    errors: [...errors, ...result.unhandledErrors].map(
      ({ message }) => `${message}`.split("\n")[0],
    ),
    passed: all.filter((test) => test.result().state === "passed").length,
  };
}

function specificationOf(test) {
  const file = path.resolve(test);
  const project = vitest.projects.find((one) => one.matchesTestGlob(file));
  if (!project) throw new Error(`${test} belongs to no project of Vitest`);
  return project.createSpecification(file);
}

function projectOf({ project }) {
  return project;
}
