import { writeArchive } from "#server/backup/archive/write-archive.ts";
import { backupKeysOf } from "#server/backup/backup-keys.ts";
import { progressBar } from "#server/backup/progress.ts";
import type { Config } from "#server/config.ts";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { readSnapshotAsOwner } from "#server/db/copy/owner-snapshot.ts";
import { IMAGENS_BUCKET } from "#server/imagens/stored-imagem.ts";
import type { Log } from "#server/log.ts";
import { prepareDataFolder } from "#server/start/data-folder.ts";
import { openOwner } from "#server/start/open-owner.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import type { Storage } from "#server/storage/storage.ts";

/** Runs no migrations, so that a backup before an upgrade has the former version's tables. */
export async function backUp(config: Config, log: Log): Promise<void> {
  await prepareDataFolder(config.dataDir);
  const { key: secretKey } = await loadSecretKey(config);
  const { owner, close } = await openOwner(config, log);
  try {
    const storage = await openStorage(config);
    const images = `${await imagesLine(storage, config)}\n`;
    // Without a terminal, this line is printed after the backup, so that a failed backup prints only its error.
    const isWatched = process.stderr.isTTY;
    if (isWatched) process.stderr.write(images);
    const file = await writeArchive(
      {
        ...config,
        storage,
        readSnapshot: (work) => readSnapshotAsOwner({ owner, secretKey }, work),
        keys: backupKeysOf(config, secretKey),
      },
      progressBar("Cópia"),
    );
    process.stdout.write(`${file}\n`);
    if (!isWatched) process.stderr.write(images);
    process.stderr.write(
      "A SECRET_KEY não está na cópia: guarde-a em outro lugar; sem ela a cópia não pode ser restaurada.\n",
    );
  } finally {
    await close();
  }
}

async function imagesLine(storage: Storage, { backupImages }: Config): Promise<string> {
  let bytes = 0;
  for await (const file of storage.list(IMAGENS_BUCKET)) bytes += file.bytes;
  const megabytes = Math.ceil(bytes / 1024 ** 2).toLocaleString("pt-BR");
  return backupImages
    ? `Imagens de exames: ${megabytes} MB, na cópia (BACKUP_IMAGES=yes).`
    : `Imagens de exames: ${megabytes} MB, fora da cópia (BACKUP_IMAGES=no).`;
}
