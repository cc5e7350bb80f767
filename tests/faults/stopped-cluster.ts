/** A stopped cluster that tests copy, because creating a data folder takes ten times as long as copying it. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { createLog } from "#server/log.ts";
import { dataParent } from "#tests/support/data-parent.ts";

export interface StoppedCluster {
  /** Preserves owners and modes; `to` must not exist. */
  copyTo(to: string): Promise<void>;
  remove(): Promise<void>;
}

export async function stoppedCluster(): Promise<StoppedCluster> {
  const dataDir = await mkdtemp(path.join(dataParent(), "clinica-model-"));
  const server = await startEmbeddedPostgres({ dataDir, log: createLog("silent") });
  await server.stop();
  return {
    async copyTo(to) {
      await promisify(execFile)("cp", ["-a", dataDir, to]);
    },
    remove: () => rm(dataDir, { recursive: true }),
  };
}
