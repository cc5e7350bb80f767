import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, inject, test } from "vitest";
import { TEST_SECRET } from "./database-setup.ts";
import { makeDemoModel } from "./demo-model.ts";
import { type ProductServer, startProduct } from "./product-server.ts";
import { type RestorableClinic, startRestorableClinic } from "./restorable-clinic.ts";

const SECRET_KEY = TEST_SECRET.toString("base64");

export async function startDemo(env: Record<string, string> = {}): Promise<ProductServer> {
  const copyOf = await demoData();
  return startProduct({ demo: true, copyOf, env: { SECRET_KEY, ...env } });
}

/** One demonstration for all test files of a worker, because its start takes longer than the tests of most files. */
const withDemo = test.extend(
  "demo",
  { scope: "worker" },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from here
  async ({}, { onCleanup }): Promise<RestorableClinic> => {
    const env = { SECRET_KEY, TRUST_PROXY: "1", LOG_LEVEL: "info" };
    const clinic = await startRestorableClinic(await demoData(), env);
    onCleanup(() => clinic.stop());
    return clinic;
  },
);

/** Call it at the top of a file. The properties exist while tests run; each file finds the demonstration as it began. */
export function demoServer(): Pick<ProductServer, "url" | "dataDir" | "output"> {
  let clinic: RestorableClinic | undefined;
  const present = () => {
    if (!clinic) throw new Error("the demonstration is not there yet");
    return clinic.server;
  };

  withDemo.beforeAll(async ({ demo }) => {
    clinic = demo;
    await clinic.restore();
    clinic.server.forgetOutput();
  });
  afterAll(() => clinic?.server.requireCleanLog());

  return {
    get url() {
      return present().url;
    },
    get dataDir() {
      return present().dataDir;
    },
    output: () => present().output(),
  };
}

/** All workers copy this folder; the first worker creates it while the others wait. */
export async function demoData(): Promise<string> {
  const made = inject("demoData");
  const lock = `${made}.lock`;
  while (!existsSync(made)) {
    const isOurs = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!isOurs) {
      await sleep(100);
      continue;
    }
    try {
      if (!existsSync(made)) await rename(await makeDemoModel({ SECRET_KEY }), made);
    } finally {
      await rm(lock, { recursive: true });
    }
  }
  return made;
}
