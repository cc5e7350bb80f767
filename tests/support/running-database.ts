import { readFile } from "node:fs/promises";
import postgres, { type Sql } from "postgres";
import { attachToRunning } from "#server/db/embedded/attach.ts";
import { clusterPaths } from "#server/db/embedded/cluster.ts";

export interface RunningDatabase {
  superuser: Sql;
  close(): Promise<void>;
}

export async function openRunningDatabase(dataDir: string): Promise<RunningDatabase> {
  const attached = await attachToRunning(dataDir);
  if (!attached) throw new Error("the clinic's database does not run");
  const password = (await readFile(clusterPaths(dataDir).superuserPassword, "utf8")).trim();
  const superuser = postgres({ ...attached.owner, username: "postgres", password, max: 1 });
  return {
    superuser,
    async close() {
      await superuser.end();
      attached.close();
    },
  };
}
