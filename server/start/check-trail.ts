/** `npm run check-trail`: whether the trail of what touched patients' data is as it was written. */
import type { Config } from "#server/config.ts";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { checkPatientTrail, type TrailCheck } from "#server/data/laudos/patient-trail.ts";
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

/**
 * Beside the running server or without it; reads only.
 * @throws StartupError that names the first broken line
 */
export async function checkTrail(config: Config, log: Log): Promise<void> {
  const { key: secretKey } = await loadSecretKey(config);
  const { owner, close } = await openOwner(config, log);
  let check: TrailCheck;
  try {
    const database = await openDatabase({ owner, secretKey, log, waitMs: WAIT_MS });
    try {
      check = await database.as({ role: "sistema" }, checkPatientTrail);
    } finally {
      await database.close();
    }
  } finally {
    await close();
  }
  if (check.quebra !== null && check.motivo !== null) {
    throw new StartupError(
      `Trilha dos pacientes: quebrada na linha ${check.quebra}, que ${WHAT[check.motivo]}.`,
    );
  }
  process.stdout.write(`Trilha dos pacientes: ${check.linhas} linhas, nenhuma quebrada.\n`);
}
