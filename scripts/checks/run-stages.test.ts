import { expect, test, vi } from "vitest";
import { runStages } from "./run-stages.mjs";

vi.mock("node:os", async (original) => ({
  ...(await original<typeof import("node:os")>()),
  availableParallelism: () => 2,
}));

const OK = { passed: 1, failed: 0, skipped: 0, skips: [], failures: [], output: "" };
const progressOf = (done: number) => ({
  progress: { done, total: 10, unit: "files", failed: 0 },
});

function screen() {
  const printed: string[] = [];
  return { printed, print: (text: string) => printed.push(text), set: () => {} };
}

function stepThatWaits(name: string) {
  const step = Promise.withResolvers<typeof OK>();
  const begun =
    Promise.withResolvers<Parameters<Parameters<typeof runStages>[0][0][0]["run"]>[0]>();
  return {
    name,
    run: (context: Awaited<typeof begun.promise>) => {
      begun.resolve(context);
      return step.promise;
    },
    begun: begun.promise,
    end: () => step.resolve(OK),
  };
}

test("a stage waits for each step of the stage before", async () => {
  const build = stepThatWaits("build");
  const unit = stepThatWaits("unit");
  const database = stepThatWaits("database");
  const started = vi.fn();
  void database.begun.then(started);
  const run = runStages([[build, unit], [database]], screen(), () => false);
  build.end();
  await build.begun;
  await new Promise(setImmediate);
  expect(started).not.toHaveBeenCalled();
  unit.end();
  await database.begun;
  database.end();
  expect(await run).toHaveLength(3);
});

test("a stage starts when the one before has fewer files left than there are processors", async () => {
  const database = stepThatWaits("database");
  const browser = stepThatWaits("browser");
  const started = vi.fn();
  void browser.begun.then(started);
  const run = runStages([[database], [browser]], screen(), () => false);
  const { onMessage } = await database.begun;
  onMessage(progressOf(8));
  await new Promise(setImmediate);
  expect(started).not.toHaveBeenCalled();
  onMessage(progressOf(9));
  await browser.begun;
  browser.end();
  database.end();
  await run;
});

test("a failure is printed when it happens, and only the summary's lines begin with the mark", async () => {
  const { printed, ...progress } = screen();
  const run = runStages(
    [
      [
        {
          name: "unit",
          run: async ({ onMessage }) => {
            onMessage({ failure: "a.test.ts › adds\nexpected 1" });
            return { ...OK, failed: 1, output: "" };
          },
        },
      ],
    ],
    progress,
    () => false,
  );
  await run;
  expect(printed).toEqual([
    "unit ✗ a.test.ts › adds\n    expected 1",
    expect.stringMatching(/^✗ unit +\d+\.\d s {3}1 passed, 1 failed$/),
  ]);
});

test("a step that throws is one failure, and the others go on", async () => {
  const { printed, ...progress } = screen();
  const broken = { name: "build", run: () => Promise.reject(new Error("no disk")) };
  const results = await runStages(
    [[broken], [{ name: "unit", run: async () => OK }]],
    progress,
    () => false,
  );
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(printed[0]).toMatch(/^no disk\n✗ build/);
});

test("the seconds of each file are returned with its step", async () => {
  const timing = { file: "a.test.ts", project: "unit", seconds: 2 };
  const unit = {
    name: "unit",
    run: async ({ onMessage }: Awaited<ReturnType<typeof stepThatWaits>["begun"]>) => {
      onMessage({ timing });
      return OK;
    },
  };
  const [result] = await runStages([[unit]], screen(), () => false);
  expect(result?.timings).toEqual({ "a.test.ts": { project: "unit", seconds: 2 } });
});

test("after an interruption no further stage starts, and nothing more is printed", async () => {
  const { printed, ...progress } = screen();
  const next = vi.fn();
  await runStages(
    [[{ name: "unit", run: async () => OK }], [{ name: "database", run: next }]],
    progress,
    () => true,
  );
  expect(next).not.toHaveBeenCalled();
  expect(printed).toEqual([]);
});
