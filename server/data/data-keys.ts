import { type DataKeys, openedDataKeys } from "#server/crypto/data-keys.ts";
import { createDataKey, KEY_USES, type KeyUse, unwrapKey } from "#server/crypto/wrapped-key.ts";
import type { Database, Tx } from "#server/db/open.ts";
import { chavesDados } from "#server/db/schema/chaves-dados.ts";
import { StartupError } from "#server/errors.ts";

/** If several servers start at once, one creates the keys. @throws StartupError if SECRET_KEY cannot decrypt them */
export async function openDataKeys(database: Database, secretKey: Buffer): Promise<DataKeys> {
  const rows = await database.as({ role: "sistema" }, async (tx) => {
    const found = await listDataKeys(tx);
    const missing = KEY_USES.filter((uso) => !found.some((row) => row.uso === uso));
    if (missing.length === 0) return found;
    await createDataKeys(
      tx,
      missing.map((uso) => createDataKey(secretKey, uso, 1)),
    );
    return listDataKeys(tx);
  });
  const keys: Record<KeyUse, Map<number, Buffer>> = { cifra: new Map(), busca: new Map() };
  try {
    for (const row of rows) keys[row.uso].set(row.versao, unwrapKey(secretKey, row));
  } catch (cause) {
    throw new StartupError(
      "SECRET_KEY: não abre as chaves dos dados cifrados deste banco; use a chave de antes, ou npm run change-secret-key.",
      { cause },
    );
  }
  const opened = openedDataKeys(keys);
  database.useDataKeys(opened);
  return opened;
}

type DataKeyRow = typeof chavesDados.$inferSelect;

async function listDataKeys(tx: Tx): Promise<DataKeyRow[]> {
  return tx.select().from(chavesDados).orderBy(chavesDados.uso, chavesDados.versao);
}

async function createDataKeys(
  tx: Tx,
  keys: readonly (typeof chavesDados.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(chavesDados)
    .values([...keys])
    .onConflictDoNothing();
}
