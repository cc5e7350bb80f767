import { DEMO_SENHA } from "#demo/usuarios.ts";
import { startProduct } from "./product-server.ts";
import { quickHash } from "./quick-hash.ts";
import { openRunningDatabase } from "./running-database.ts";

/**
 * Creates a demonstration and stops it, so that tests copy its data folder: a new demonstration takes six seconds to
 * start.
 * @returns the data folder, which the caller deletes
 */
export async function makeDemoModel(env: Record<string, string> = {}): Promise<string> {
  const server = await startProduct({ demo: true, env, keepsData: true });
  try {
    await hashQuickly(server.dataDir);
  } finally {
    await server.stop();
  }
  return server.dataDir;
}

/** Replaces the password hashes by quick ones, because most tests sign in, which is slow with real hashes. */
async function hashQuickly(dataDir: string) {
  const { superuser, close } = await openRunningDatabase(dataDir);
  try {
    await superuser`update auth_accounts set password = ${await quickHash(DEMO_SENHA)}`;
  } finally {
    await close();
  }
}
