/** JSON lines on standard output. Personal data never goes in: callers pass ids, codes and counts. */
import { pino } from "pino";

export type Log = pino.Logger;

/** @param level one of pino's level names, already checked by the configuration schema. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
