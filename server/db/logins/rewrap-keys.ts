import type { Sql } from "postgres";
import { isWrappedBy, rewrapKeys, type WrappedKey } from "#server/crypto/wrapped-key.ts";
import { StartupError } from "#server/errors.ts";

/** No server may run meanwhile. Changes all keys or none. @throws StartupError if the former key is missing or wrong */
export async function rewrapDataKeys(
  owner: Sql,
  secretKey: Buffer,
  getFormerKey: () => Promise<Buffer>,
): Promise<void> {
  const [table] = await owner`select to_regclass('public.chaves_dados') is not null as is_there`;
  if (table?.is_there !== true) return;
  const list = (sql: Sql) => sql<WrappedKey[]>`select uso, versao, chave from public.chaves_dados`;
  if ((await list(owner)).every((key) => isWrappedBy(secretKey, key))) return;
  const former = await getFormerKey();
  await owner.begin(async (sql) => {
    for (const { uso, versao, chave } of rewrapped(await list(sql as never), former, secretKey)) {
      await sql`update public.chaves_dados set chave = ${chave} where uso = ${uso} and versao = ${versao}`;
    }
  });
}

function rewrapped(keys: WrappedKey[], former: Buffer, secretKey: Buffer): WrappedKey[] {
  try {
    return rewrapKeys(keys, former, secretKey);
  } catch (cause) {
    throw new StartupError(
      "SECRET_KEY: a chave anterior que foi dada não abre os dados cifrados deste banco; nada foi alterado.",
      { cause },
    );
  }
}
