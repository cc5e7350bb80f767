import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import type { OwnerOptions } from "#server/db/connect.ts";
import { restrictCatalogs } from "#server/db/embedded/catalog.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { openDatabase } from "#server/db/open.ts";
import { createLog } from "#server/log.ts";
import { dataParent } from "#tests/support/data-parent.ts";

export const TEMPLATE = "modelo";
export const TEST_SECRET = Buffer.alloc(32, "chave de teste");

declare module "vitest" {
  interface ProvidedContext {
    owner: OwnerOptions;
    superuser: OwnerOptions;
    demoData: string;
  }
}

export async function setup(project: TestProject) {
  const log = createLog("silent");
  const dataDir = await mkdtemp(path.join(dataParent(), "clinica-test-"));
  const demoData = `${dataDir}-demo`;
  const server = await startEmbeddedPostgres({ dataDir, log, isDisposable: true });
  const stop = async () => {
    await server.stop();
    for (const folder of [dataDir, demoData]) await rm(folder, { recursive: true, force: true });
  };
  // Vitest runs no teardown after a signal, and PostgreSQL would keep running.
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
  try {
    const { owner, superuser } = server;
    const admin = postgres({ ...superuser, max: 1 });
    await admin.unsafe(`create database ${TEMPLATE} owner ${owner.username}`);
    await admin.end();
    // The product also restricts its own database before the migration.
    await restrictCatalogs(superuser, TEMPLATE, owner.username ?? "");
    const template = { ...owner, database: TEMPLATE };
    const opened = await openDatabase({
      owner: template,
      secretKey: TEST_SECRET,
      log,
      waitMs: 60_000,
    });
    await opened.close();
    project.provide("owner", owner);
    project.provide("superuser", superuser);
    project.provide("demoData", demoData);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
