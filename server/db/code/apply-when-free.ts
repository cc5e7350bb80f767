import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import { MINUTE_MS } from "#domain/texto/durations.ts";
import { rootCause, StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import { applyCode } from "./apply-code.ts";

/** Short, because other statements on a table queue up behind a change that waits for the table's lock. */
const LOCK_MS = 2_000;
const PAUSE_MS = 1_000;
const LONGEST_MS = 30 * MINUTE_MS;
/** PostgreSQL's lock_not_available and deadlock_detected. */
const BUSY = ["55P03", "40P01"];

/** @returns names of the changed objects @throws StartupError if tables are in use for half an hour */
export async function applyWhenFree(owner: Sql, log: Log): Promise<string[]> {
  const end = Date.now() + LONGEST_MS;
  for (let isTold = false; ; isTold = true) {
    try {
      return (await owner.begin(async (tx) => {
        await tx`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`;
        return applyCode(tx);
      })) as string[];
    } catch (error) {
      const { code } = (rootCause(error) ?? {}) as { code?: string };
      if (!BUSY.includes(code ?? "")) throw error;
      if (Date.now() > end) {
        throw new StartupError(
          "Banco de dados: as tabelas estão em uso há meia hora, por uma cópia de segurança ou outra consulta longa; inicie de novo depois dela. Nada foi alterado.",
          { cause: error },
        );
      }
      if (!isTold) log.warn("database: tables are in use, waiting to update it");
      await sleep(PAUSE_MS);
    }
  }
}
