/** JSON lines on standard output. Personal data never goes in: callers pass ids, codes and counts. */
import { pino } from "pino";
import { describeError } from "./errors.ts";

export type Log = pino.Logger;

/** @param level one of pino's level names, already checked by the configuration schema. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** The lines of requests that were answered from memory. */
export interface RequestLines {
  /** @param rest what `restOfLine` made */
  write(requestId: string, rest: string): void;
  /** @param refusal why the request was refused, as a warning of its own */
  refused(requestId: string, refusal: string): void;
}

/** What follows the request id in the lines of one answer, made once for all of them. */
export function restOfLine(path: string, status: number): string {
  return `","method":"GET","path":${JSON.stringify(path)},"status":${status},"ms":0,"kept":true,"msg":"request"}\n`;
}

const TOGETHER_MS = 200;
const TOGETHER_CHARACTERS = 32 * 1024;

/** Writes them many at a time, and what is left when the process ends. */
export function requestLines(log: Log): RequestLines {
  const stream = (log as unknown as Record<symbol, { write(text: string): void }>)[
    pino.symbols.streamSym
  ];
  const refused = (requestId: string, refusal: string) =>
    log.warn({ requestId, refusal }, "refused");
  if (!stream || !log.isLevelEnabled("info")) return { write() {}, refused };
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) stream.write(waiting);
    waiting = "";
  };
  process.once("exit", flush);
  let at = 0;
  let start = "";
  return {
    refused,
    write(requestId, rest) {
      const now = Date.now();
      if (now !== at) {
        at = now;
        start = `{"level":30,"time":"${new Date(now).toISOString()}","requestId":"`;
      }
      waiting += start + requestId + rest;
      if (waiting.length > TOGETHER_CHARACTERS) flush();
      else timer ??= setTimeout(flush, TOGETHER_MS).unref();
    },
  };
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
