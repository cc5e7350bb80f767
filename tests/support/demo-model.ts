import { DEMO_SENHA } from "#demo/usuarios.ts";
import { startProduct } from "./product-server.ts";
import { quickHash } from "./quick-hash.ts";
import { openRunningDatabase } from "./running-database.ts";

/**
 * Creates a stopped demonstration that tests copy, because a new one takes six seconds to start.
 * @returns its data folder, which the caller deletes
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

/** Stores quick hashes, because most tests start with a sign-in, which is slow with real hashes. */
async function hashQuickly(dataDir: string) {
  const { superuser, close } = await openRunningDatabase(dataDir);
  try {
    await superuser`update auth_accounts set password = ${await quickHash(DEMO_SENHA)}`;
  } finally {
    await close();
  }
}
