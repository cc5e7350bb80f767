import { readTrail } from "#server/backup/read-trail.ts";
import type { Config } from "#server/config.ts";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { checkWholeTrail, lineBreak } from "#server/data/trail/chain/check-trail.ts";
import { formatQuebra } from "#server/data/trail/chain/format-quebra.ts";
import { formatMark, parseMark } from "#server/data/trail/chain/mark.ts";
import { StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import { openOwner } from "#server/start/open-owner.ts";

/** @param mark a row's number and hash from an earlier check; @throws StartupError if the row is missing or changed */
export async function checkTrail(config: Config, log: Log, mark?: string): Promise<void> {
  const marked = mark === undefined ? undefined : parseMark(mark);
  if (mark !== undefined && !marked) {
    throw new StartupError(
      "Trilha dos pacientes: a marca é um número de linha, dois-pontos e 64 letras e números, como foi impressa.",
    );
  }
  const { key: secretKey } = await loadSecretKey(config);
  const { owner, close } = await openOwner(config, log);
  const { check, seconds, lost } = await readTrail({ owner, secretKey, log }, async (run) => {
    const start = performance.now();
    const check = await checkWholeTrail({ run });
    const seconds = (performance.now() - start) / 1000;
    return { check, seconds, lost: marked && (await run((tx) => lineBreak(tx, marked))) };
  }).finally(close);
  const { linhas, last, quebra } = check;
  if (quebra) throw new StartupError(formatQuebra(quebra));
  if (lost) {
    const what = lost.motivo === "refeita" ? "é outra" : "não está mais lá";
    throw new StartupError(
      `Trilha dos pacientes: a linha ${lost.numero}, da marca, ${what}; a trilha acaba na linha ${last?.numero ?? 0}.`,
    );
  }
  const speed = Math.round(linhas / seconds);
  process.stdout.write(
    `Trilha dos pacientes: ${linhas} linhas, nenhuma quebrada (${speed} por segundo).\n`,
  );
  if (last) {
    process.stdout.write(`Marca do fim, para guardar em outro lugar: ${formatMark(last)}\n`);
  }
}
