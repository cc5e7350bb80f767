import type { Config } from "#server/config.ts";
import { loadSecretKey, parseSecretKey } from "#server/crypto/secret-key.ts";
import { openDatabase } from "#server/db/open.ts";
import { StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import { openOwner } from "#server/start/open-owner.ts";
import { readSecretLine } from "#server/start/read-secret-line.ts";

const WAIT_MS = 10_000;

/** Ends sessions and mailed links; second factors have to be set up again. @throws StartupError while a server runs */
export async function changeSecretKey(config: Config, log: Log): Promise<void> {
  const { key: secretKey } = await loadSecretKey(config);
  const { owner, close } = await openOwner(config, log);
  try {
    const options = { owner, secretKey, log, waitMs: WAIT_MS, formerKey: readFormerKey };
    await (await openDatabase(options)).close();
  } finally {
    await close();
  }
  process.stdout.write(
    "Este banco usa agora a SECRET_KEY atual. As sessões abertas terminaram; quem tem segundo fator entra depois de npm run admin-password -- EMAIL e o configura de novo.\n",
  );
}

async function readFormerKey(): Promise<Buffer> {
  const given = await readSecretLine("SECRET_KEY anterior (não aparece): ");
  const former = parseSecretKey(given?.trim() ?? "");
  if (!former) {
    throw new StartupError(
      "SECRET_KEY: há dados cifrados, e trocá-la pede a chave anterior: digite-a, ou passe-a como primeira linha da entrada padrão; nada foi alterado.",
    );
  }
  return former;
}
