/** Logs counts, not each event, because equipment with wrong settings retries endlessly. */
import type { Log } from "#server/log.ts";

const EVERY_MS = 10_000;

export class CodeCounts {
  readonly #counts = new Map<string, number>();
  readonly #log: Pick<Log, "warn">;
  readonly #timer: NodeJS.Timeout;

  constructor(log: Pick<Log, "warn">) {
    this.#log = log;
    this.#timer = setInterval(() => this.#write(), EVERY_MS).unref();
  }

  add(code: string): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#write();
  }

  #write(): void {
    for (const [code, count] of this.#counts) this.#log.warn({ code, count }, "imagens");
    this.#counts.clear();
  }
}
