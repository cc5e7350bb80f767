/** JSON lines on standard output. Never log personal data: only ids, codes and counts. */
import { pino } from "pino";
import { describeError } from "./errors.ts";

export type Log = pino.Logger;

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Log lines of requests that the response cache answered. */
export interface RequestLines {
  /** @param rest from `restOfLine` */
  write(requestId: string, rest: string): void;
  refused(requestId: string, refusal: string): void;
}

/** The line after the request id, made once per cached answer. */
export function restOfLine(path: string, status: number): string {
  return `","method":"GET","path":${JSON.stringify(path)},"status":${status},"ms":0,"kept":true,"msg":"request"}\n`;
}

const TOGETHER_MS = 200;
const TOGETHER_CHARACTERS = 32 * 1024;

/** Writes many lines at a time, and the remaining ones when the process ends. */
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
