import { DEMO_SENHA } from "#demo/usuarios.ts";
import { startProduct } from "./product-server.ts";
import { quickHash } from "./quick-hash.ts";
import { openRunningDatabase } from "./running-database.ts";

/**
 * A stopped demonstration, of which tests start copies; a start of its own takes six seconds.
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

/** Most tests start with a sign-in, of which hashing the password would be most. */
async function hashQuickly(dataDir: string) {
  const { superuser, close } = await openRunningDatabase(dataDir);
  try {
    await superuser`update auth_accounts set password = ${await quickHash(DEMO_SENHA)}`;
  } finally {
    await close();
  }
}
