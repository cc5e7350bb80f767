/** JSON lines on standard output. Never log personal data: only ids, codes and counts. */
import { pino } from "pino";
import { describeError } from "./errors.ts";

export type Log = pino.Logger;

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

const LONGEST = 200;

/** Turns what libraries print into log lines, since a raw stack may contain database values. */
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
