import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";

const folder = mkdtempSync(path.join(tmpdir(), "clinica-keep-"));
afterAll(() => rmSync(folder, { recursive: true }));

const MODULE = pathToFileURL(path.resolve("scripts/run/keep-running.mjs"));

const PAUSES = { first: 20, longest: 60, ranWell: 60_000 };
/** The launcher reads the time from this file, so that a server can have run for a minute. */
const clock = JSON.stringify(path.join(folder, "clock"));

function keep(name: string, server: string, pauses = PAUSES) {
  const runs = path.join(folder, `${name}.runs`);
  const program = path.join(folder, `${name}.mjs`);
  writeFileSync(runs, "");
  writeFileSync(JSON.parse(clock), "0");
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
     const say = (line) => appendFileSync(${JSON.stringify(runs)}, line + "\\n");
     say(process.argv.slice(2).join(" "));
     const start = readFileSync(${JSON.stringify(runs)}, "utf8").split("\\n").length - 1;
     ${server}`,
  );
  const launcher = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { readFileSync } from "node:fs";
     import { keepRunning } from ${JSON.stringify(MODULE.href)};
     performance.now = () => Number(readFileSync(${clock}, "utf8"));
     const options = { env: process.env, pauses: ${JSON.stringify(pauses)} };
     process.exitCode = await keepRunning(async () => ${JSON.stringify(program)}, options);`,
  ]);
  let said = "";
  launcher.stderr.setEncoding("utf8").on("data", (part) => {
    said += part;
  });
  return {
    launcher,
    ended: once(launcher, "close").then(([code]) => code),
    pauses: () => [...said.matchAll(/novo início em (\S+) s/g)].map(([, seconds]) => seconds),
    said: () => said,
    runs: () => readFileSync(runs, "utf8").trim().split("\n"),
  };
}

test("a server that crashes is started again, after pauses that grow up to a limit", async () => {
  const run = keep("crashes", "if (start < 5) process.abort();");
  expect(await run.ended).toBe(0);
  expect(run.pauses()).toEqual(["0,02", "0,04", "0,06", "0,06"]);
  expect(run.said()).toContain("O servidor terminou sozinho (SIGABRT)");
});

test("after it has run well for a while the pause is short again", async () => {
  const run = keep(
    "well",
    `if (start < 3) process.exit(7);
     if (start === 3) {
       writeFileSync(${clock}, "60000");
       process.exit(7);
     }`,
  );
  expect(await run.ended).toBe(0);
  expect(run.pauses()).toEqual(["0,02", "0,04", "0,02"]);
  expect(run.said()).toContain("(código 7)");
});

test("one that refuses to start is not started again, and the code is 1", async () => {
  const run = keep("refuses", "process.exit(78);");
  expect(await run.ended).toBe(1);
  expect(run.runs()).toEqual(["--supervised"]);
  expect(run.said()).toBe("");
});

test("one that refuses after a crash leaves no database behind", async () => {
  const run = keep("crash-refuse", "process.exit(start === 1 ? 9 : start === 2 ? 78 : 0);");
  expect(await run.ended).toBe(1);
  expect(run.runs()).toEqual(["--supervised", "--supervised", "--stop-database"]);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s goes to the server, which decides",
  async (signal) => {
    const run = keep(
      `stopped-${signal}`,
      `process.on("${signal}", () => process.exit(0));
     setInterval(() => {}, 1_000);
     say("ready");`,
    );
    await eventually(() => expect(run.runs()).toContain("ready"));
    run.launcher.kill(signal);
    expect(await run.ended).toBe(0);
    expect(run.pauses()).toEqual([]);
  },
);

test("a program that has disappeared is reported, and no process is left", async () => {
  const launcher = spawn(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { command } from ${JSON.stringify(new URL("command.mjs", MODULE).href)};
       import { keepRunning } from ${JSON.stringify(MODULE.href)};
       const pauses = { first: 1, longest: 1, ranWell: 60_000 };
       let calls = 0;
       const locate = async () => {
         if (calls++ > 0) throw new Error("o programa sumiu");
         return ${JSON.stringify(path.join(folder, "nothing.mjs"))};
       };
       await command(() => keepRunning(locate, { env: process.env, pauses }));`,
    ],
    // npm sets this variable, and the launcher then watches npm.
    { env: { ...process.env, npm_lifecycle_event: "start" } },
  );
  let said = "";
  launcher.stderr.setEncoding("utf8").on("data", (part) => {
    said += part;
  });
  onTestFinished(() => void launcher.kill("SIGKILL"));
  const [code] = await once(launcher, "close");
  expect(said).toContain("o programa sumiu");
  expect(code).toBe(1);
});

test("stopped in a pause it starts nothing but the database's shutdown", async () => {
  const run = keep("pause", "process.exit(start === 1 ? 9 : 0);", {
    first: 60_000,
    longest: 60_000,
    ranWell: 60_000,
  });
  await eventually(() => expect(run.pauses()).toEqual(["60"]));
  run.launcher.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  expect(run.runs()).toEqual(["--supervised", "--stop-database"]);
});
