/** `npm run check-trail`: whether the trail of what touched patients' data is as it was written. */
import type { Config } from "#server/config.ts";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { checkPatientTrail, type TrailCheck } from "#server/data/laudos/patient-trail.ts";
import { readTrailEnd, type TrailEnd } from "#server/data/laudos/trail-end.ts";
import { openDatabase } from "#server/db/open.ts";
import { StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import { openOwner } from "#server/start/open-owner.ts";

const WAIT_MS = 10_000;

const WHAT: Record<NonNullable<TrailCheck["motivo"]>, string> = {
  falta: "não está lá",
  corrente: "não segue a anterior",
  alterada: "foi alterada",
};

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
  let end: TrailEnd;
  try {
    const database = await openDatabase({ owner, secretKey, log, waitMs: WAIT_MS });
    try {
      check = await database.as({ role: "sistema" }, checkPatientTrail);
    } finally {
      await database.close();
    }
    end = await readTrailEnd(owner, Number(number ?? 0));
  } finally {
    await close();
  }
  if (check.quebra !== null && check.motivo !== null) {
    throw new StartupError(
      `Trilha dos pacientes: quebrada na linha ${check.quebra}, que ${WHAT[check.motivo]}.`,
    );
  }
  if (hash !== undefined && end.marked !== hash) {
    const what = end.marked === null ? "não está mais lá" : "é outra";
    throw new StartupError(
      `Trilha dos pacientes: a linha ${number}, da marca, ${what}; a trilha acaba na linha ${end.last ?? 0}.`,
    );
  }
  process.stdout.write(`Trilha dos pacientes: ${check.linhas} linhas, nenhuma quebrada.\n`);
  if (end.last !== null) {
    process.stdout.write(`Marca do fim, para guardar em outro lugar: ${end.last}:${end.hash}\n`);
  }
}
