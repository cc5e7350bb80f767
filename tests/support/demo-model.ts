import { DEMO_SENHA } from "#demo/usuarios.ts";
import { startProduct } from "./product-server.ts";
import { quickHash } from "./quick-hash.ts";
import { openRunningDatabase } from "./running-database.ts";

/** Tests copy this data folder, because a new demonstration takes six seconds to start. The caller deletes it. */
export async function makeDemoModel(env: Record<string, string> = {}): Promise<string> {
  const server = await startProduct({ demo: true, env, keepsData: true });
  try {
    await hashQuickly(server.dataDir);
  } finally {
    await server.stop();
  }
  return server.dataDir;
}

/** Most tests sign in, which is slow with real hashes. */
async function hashQuickly(dataDir: string) {
  const { superuser, close } = await openRunningDatabase(dataDir);
  try {
    await superuser`update auth_accounts set password = ${await quickHash(DEMO_SENHA)}`;
  } finally {
    await close();
  }
}
