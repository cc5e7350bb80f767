/** `npm run check-trail`: whether the trail of what touched patients' data is as it was written. */
import type { Config } from "#server/config.ts";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { checkWholeTrail, type TrailCheck } from "#server/data/trail/chain/check-trail.ts";
import { formatQuebra } from "#server/data/trail/chain/format-quebra.ts";
import { getTrailLine, type Line } from "#server/data/trail/chain/segments.ts";
import { openDatabase, type Tx } from "#server/db/open.ts";
import { StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import { openOwner } from "#server/start/open-owner.ts";

const WAIT_MS = 10_000;

/** A line as an earlier check printed it: what is cut off behind the end, no chain can show. */
const MARK = /^([1-9]\d{0,14}):([0-9a-f]{64})$/;

/**
 * Beside the running server or without it; reads only.
 * @param mark the last line as an earlier check printed it, kept elsewhere since: it has to be there still
 * @throws StartupError that names the first broken line, or says that the marked one is gone
 */
export async function checkTrail(config: Config, log: Log, mark?: string): Promise<void> {
  const [, number, hash] = MARK.exec(mark ?? "") ?? [];
  if (mark !== undefined && number === undefined) {
    throw new StartupError(
      "Trilha dos pacientes: a marca é um número de linha, dois-pontos e 64 letras e números, como foi impressa.",
    );
  }
  const { key: secretKey } = await loadSecretKey(config);
  const { owner, close } = await openOwner(config, log);
  let check: TrailCheck;
  let seconds: number;
  let marked: Line | undefined;
  let end: Line | undefined;
  try {
    const database = await openDatabase({ owner, secretKey, log, waitMs: WAIT_MS });
    try {
      const run = <T>(work: (tx: Tx) => Promise<T>) => database.as({ role: "sistema" }, work);
      await openDataKeys(database, secretKey);
      const start = performance.now();
      check = await checkWholeTrail({ run });
      seconds = (performance.now() - start) / 1000;
      end = await run((tx) => getTrailLine(tx));
      if (number !== undefined) marked = await run((tx) => getTrailLine(tx, Number(number)));
    } finally {
      await database.close();
    }
  } finally {
    await close();
  }
  if (check.quebra) throw new StartupError(formatQuebra(check.quebra));
  if (hash !== undefined && marked?.elo.toString("hex") !== hash) {
    const what = marked ? "é outra" : "não está mais lá";
    throw new StartupError(
      `Trilha dos pacientes: a linha ${number}, da marca, ${what}; a trilha acaba na linha ${end?.numero ?? 0}.`,
    );
  }
  const { linhas, last } = check;
  const speed = Math.round(linhas / seconds);
  process.stdout.write(
    `Trilha dos pacientes: ${linhas} linhas, nenhuma quebrada (${speed} por segundo).\n`,
  );
  if (last) {
    const mark = `${last.numero}:${last.elo.toString("hex")}`;
    process.stdout.write(`Marca do fim, para guardar em outro lugar: ${mark}\n`);
  }
}
