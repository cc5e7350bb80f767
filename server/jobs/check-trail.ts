import {
  checkNewLines,
  checkRandomTenth,
  requireLine,
  type TrailCheck,
} from "#server/data/trail/chain/check-trail.ts";
import { formatMark } from "#server/data/trail/chain/mark.ts";
import type { JobServices } from "./job-services.ts";

export async function checkDaily(services: JobServices): Promise<void> {
  await report(services, await checkNewLines(optionsOf(services)));
}

export async function checkWeekly(services: JobServices): Promise<void> {
  await report(services, await checkRandomTenth(optionsOf(services)));
}

/** Looks for the last row of the archived trail in the site's trail, which someone may have rewritten since. */
export async function compareTrail(services: JobServices, archived: TrailCheck): Promise<void> {
  const { last, quebra } = archived;
  const here = last && !quebra ? await requireLine(optionsOf(services), last) : archived;
  await report(services, here);
}

function optionsOf({ database, signal }: JobServices) {
  return {
    run: <T>(work: Parameters<typeof database.as<T>>[1]) => database.as({ role: "sistema" }, work),
    signal,
  };
}

/** Logs the last row's hash, which later proves what the trail contained. */
async function report({ log, tellAdmins }: JobServices, check: TrailCheck): Promise<void> {
  const { linhas, last, quebra } = check;
  if (quebra) {
    log.error(quebra, "patients' trail broken");
    await tellAdmins("trilha-quebrada");
    return;
  }
  log.info({ lines: linhas, mark: last && formatMark(last) }, "patients' trail checked");
}
