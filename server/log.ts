/** JSON lines on standard output. Personal data never goes in: callers pass ids, codes and counts. */
import { pino } from "pino";
import { describeError } from "./errors.ts";

export type Log = pino.Logger;

/** @param level one of pino's level names, already checked by the configuration schema. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

const LONGEST = 200;

/**
 * What libraries print by themselves becomes lines of the log, so that a fault of the HTTP adaptor's is
 * no raw stack with a database's words in it.
 */
export function logConsole(log: Log): void {
  const write = (level: "error" | "warn" | "debug") => {
    return (...said: unknown[]) => {
      const error = said.find((part) => part instanceof Error);
      const text = said.filter((part) => typeof part === "string").join(" ");
      log[level](
        { said: text.slice(0, LONGEST), ...(error && { error: describeError(error) }) },
        "console",
      );
    };
  };
  console.error = write("error");
  console.warn = write("warn");
  console.info = write("debug");
  console.log = write("debug");
}
