import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { dataParent } from "#tests/support/data-parent.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { plainEnvironment } from "./checks/plain-environment.mjs";

test("npm run dev -- --demo prints the sign-ins, serves the demonstration's clinic from its source and stops with its database", async () => {
  const dataDir = await mkdtemp(path.join(dataParent(), "clinica-dev-"));
  const port = await freePort();
  const server = spawn(process.execPath, ["scripts/dev.mjs", "--demo"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...plainEnvironment(), PORT: `${port}`, DATA_DIR: dataDir, DEMO_IMAGENS: "no" },
  });
  const exit = once(server, "exit");
  let said = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding("utf8").on("data", (part) => {
      said += part;
    });
  }
  try {
    await eventually(() => expect(said).toContain("admin@clinica.test"));
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(answer.status, said).toBe(200);
    const html = await answer.text();
    expect(html).toContain("Claravale");
    expect(html).toContain('src="/app/browser/site.ts"');
  } finally {
    server.kill("SIGTERM");
    await exit;
    await rm(dataDir, { recursive: true, force: true });
  }
  expect(await exit, said).toEqual([0, null]);
});
