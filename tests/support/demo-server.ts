import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { TEST_SECRET } from "./database-setup.ts";
import { makeDemoModel } from "./demo-model.ts";
import { type ProductServer, startProduct } from "./product-server.ts";

const SECRET_KEY = TEST_SECRET.toString("base64");

export async function startDemo(env: Record<string, string> = {}): Promise<ProductServer> {
  const copyOf = await demoData();
  return startProduct({ demo: true, copyOf, env: { SECRET_KEY, ...env } });
}

/** All workers copy this folder; the first worker creates it while the others wait. */
async function demoData(): Promise<string> {
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
