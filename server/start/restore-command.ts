import { readFile } from "node:fs/promises";
import path from "node:path";
import { openArchive, verifyArchive } from "#server/backup/archive/read-archive.ts";
import { backupKeysOf } from "#server/backup/backup-keys.ts";
import { progressBar } from "#server/backup/progress.ts";
import { readTrail } from "#server/backup/read-trail.ts";
import { restoreArchive } from "#server/backup/restore-archive.ts";
import type { Config } from "#server/config.ts";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { checkWholeTrail } from "#server/data/trail/chain/check-trail.ts";
import { formatQuebra } from "#server/data/trail/chain/format-quebra.ts";
import { ownLayout } from "#server/db/migrations.ts";
import { describeError, StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import {
  folderTrouble,
  prepareDataFolder,
  requireKnownDataFolder,
} from "#server/start/data-folder.ts";
import { openOwner } from "#server/start/open-owner.ts";
import { openStorage } from "#server/storage/open-storage.ts";

export async function restore(config: Config, log: Log, file: string): Promise<void> {
  if (file === "") throw new StartupError("Uso: npm run restore -- ARQUIVO");
  await requireKnownDataFolder(config.dataDir);
  const secretKey = await existingSecretKey(config);
  const keys = backupKeysOf(config, secretKey);
  const archive = await openArchive(file, keys);
  await verifyArchive(archive, ownLayout(), progressBar("Conferir "));

  await prepareDataFolder(config.dataDir);
  const { owner, close } = await openOwner(config, log);
  try {
    const key = secretKey as Buffer;
    const target = { owner, secretKey: key, storage: await openStorage(config) };
    const { tables, rows, files, warnings } = await restoreArchive(
      archive,
      target,
      progressBar("Restaurar"),
    ).catch((error) => {
      throw databaseError(error, {
        what: "a restauração foi desfeita",
        next: "o destino está vazio como antes, e o mesmo comando recomeça",
      });
    });
    for (const warning of warnings) process.stderr.write(`${warning}\n`);
    // Opens the database as the server does, so that a problem is found now and not at the next start.
    const { quebra } = await readTrail({ owner, secretKey: key, log }, (run) =>
      checkWholeTrail({ run }),
    ).catch((error) => {
      throw databaseError(error, {
        what: "a cópia foi restaurada, mas a trilha não pôde ser conferida",
        next: "inicie com npm start e rode npm run check-trail",
      });
    });
    process.stdout.write(
      `Restaurado e conferido: ${tables} tabelas, ${rows} linhas, ${files} arquivos, como estavam em ${archive.header.created}. As sessões abertas terminaram. Inicie com npm start.\n`,
    );
    if (quebra) process.stderr.write(`${formatQuebra(quebra)} Assim ela já estava na cópia.\n`);
  } catch (error) {
    throw folderTrouble(error, config.dataDir);
  } finally {
    await close();
  }
}

function databaseError(error: unknown, { what, next }: { what: string; next: string }): unknown {
  if (error instanceof StartupError) return error;
  const { kind, code } = describeError(error);
  if (kind !== "database") return error;
  return new StartupError(`Banco de dados: ${what} (${code}); ${next}.`, { cause: error });
}

/** Never creates a key, because a new one could decrypt nothing of the archive. */
async function existingSecretKey(config: Config): Promise<Buffer | undefined> {
  if (config.secretKey === undefined) {
    const file = path.join(config.dataDir, "secret.key");
    const isThere = await readFile(file).then(
      () => true,
      () => false,
    );
    if (!isThere) return undefined;
  }
  return (await loadSecretKey(config)).key;
}
