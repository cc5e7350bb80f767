import { pino } from "pino";
import type { Log } from "#server/log.ts";

export interface RequestLines {
  write(requestId: string, rest: string): void;
  refused(requestId: string, refusal: string): void;
}

export function restOfLine(path: string, status: number): string {
  return `","method":"GET","path":${JSON.stringify(path)},"status":${status},"ms":0,"kept":true,"msg":"request"}\n`;
}

const TOGETHER_MS = 200;
const TOGETHER_CHARACTERS = 32 * 1024;

/** Collects lines and writes them together, at the latest when the process ends. */
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
