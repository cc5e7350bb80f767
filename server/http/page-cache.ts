/**
 * Whole public pages kept in memory. A page is fresh until something in the database changes or a
 * minute has passed (a post dated in the future becomes public without a write); after that it is
 * made again, and shown once more only if the database cannot be read.
 */
import type { Page } from "./page.ts";

const FRESH_MS = 60_000;
const RETRY_MS = 1_000;
const MAX_BYTES = 32 * 1024 * 1024;

interface Entry {
  page: Page;
  generation: number;
  freshUntil: number;
}

export interface Rendered {
  page: Page;
  /** True when a read failed and a stand-in is shown. */
  degraded: boolean;
}

export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<Page>>();
  readonly #now: () => number;
  #generation = 0;
  #bytes = 0;

  /** @param now milliseconds; a clock of their own for tests. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Called after any committed write to public content: nothing kept counts as fresh any more. */
  invalidate() {
    this.#generation++;
    this.#pending.clear();
  }

  /** The kept page, or a new one; requests that arrive meanwhile wait for the same rendering. */
  page(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const kept = this.#entries.get(key);
    if (kept && kept.generation === this.#generation && this.#now() < kept.freshUntil) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return Promise.resolve(kept.page);
    }
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const work = this.#make(key, render).finally(() => {
      if (this.#pending.get(key) === work) this.#pending.delete(key);
    });
    this.#pending.set(key, work);
    return work;
  }

  async #make(key: string, render: () => Promise<Rendered>): Promise<Page> {
    // Taken before reading: a write that commits meanwhile makes this page stale, not fresh.
    const generation = this.#generation;
    const { page, degraded } = await render();
    if (degraded) {
      const last = this.#entries.get(key);
      if (!last) return page;
      last.generation = this.#generation;
      last.freshUntil = this.#now() + RETRY_MS;
      return last.page;
    }
    // What a write has overtaken is shown to whoever waited for it, and leaves what is kept alone.
    if (generation !== this.#generation) return page;
    if (page.status !== 200) this.#drop(key);
    else this.#keep(key, { page, generation, freshUntil: this.#now() + FRESH_MS });
    return page;
  }

  #keep(key: string, entry: Entry) {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.page.body.byteLength;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string) {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.page.body.byteLength;
    this.#entries.delete(key);
  }
}
