import { readFile } from "node:fs/promises";
import path from "node:path";
import { StartupError } from "#server/errors.ts";
import { folderTrouble } from "#server/start/data-folder.ts";

const POSTGRES_MAJOR = 18;

export async function requireKnownCluster(dataDir: string): Promise<void> {
  const file = path.join(dataDir, "postgres", "data", "PG_VERSION");
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw folderTrouble(error, dataDir);
  });
  if (text === undefined || text.trim() === String(POSTGRES_MAJOR)) return;
  throw new StartupError(
    `DATA_DIR: ${path.dirname(file)} é de PostgreSQL ${text.trim().slice(0, 8) || "desconhecido"}, este sistema usa ${POSTGRES_MAJOR}; nada foi alterado.`,
  );
}
