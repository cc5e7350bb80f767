/**
 * Whole public pages kept in memory. A page is fresh until something in the database changes or a
 * minute has passed (a post dated in the future becomes public without a write), and only while this
 * process hears of changes; after that it is rendered again, and the kept one is shown once more
 * only if the database cannot be read.
 */
import { deserialize, serialize } from "node:v8";
import { BoundedMap, textBytes } from "#server/bounded-map.ts";
import type { Page } from "./page.ts";

const FRESH_MS = 60_000;
const RETRY_MS = 1_000;
/** Of the clinic's own pages there are as many as it writes. */
export const PAGE_LIMITS = { entries: 2_000, bytes: 16 * 1024 * 1024 } as const;
/** Of addresses with words in them there are as many as strangers make up: these displace only each other. */
export const WORDED_LIMITS = { entries: 200, bytes: 2 * 1024 * 1024 } as const;
/** Of a header's texts, its name among them. */
const HEADER_BYTES = 100;

interface Entry {
  page: Page;
  /** What was read for it, serialised: a page that is rendered while the database does not answer is made of it. */
  reads: Uint8Array;
  generation: number;
  freshUntil: number;
  /** Shown for a moment in place of a page that could not be read. */
  isStandIn: boolean;
}

export interface Rendered {
  page: Page;
  /** True when a read failed and a stand-in is shown. */
  degraded: boolean;
  /** What was read for it, by name. */
  reads?: ReadonlyMap<string, unknown>;
}

export class PageCache {
  readonly #pages = new BoundedMap<Entry>(PAGE_LIMITS);
  readonly #worded = new BoundedMap<Entry>(WORDED_LIMITS);
  readonly #pending = new Map<string, Promise<Page>>();
  readonly #now: () => number;
  #generation = 0;
  /** Whether other processes' writes are heard. */
  #isNotified = false;

  /** @param now milliseconds; a clock of their own for tests. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** What is cached now: entries, and the bytes that they take. */
  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#pages.size + this.#worded.size,
      bytes: this.#pages.bytes + this.#worded.bytes,
    };
  }

  /** Called after any committed write to public content: nothing kept counts as fresh any more. */
  invalidate() {
    this.#generation++;
    this.#pending.clear();
  }

  /** Called when other processes' writes are no longer heard: nothing is fresh until `resume`. */
  suspend() {
    this.#isNotified = false;
    this.invalidate();
  }

  /** Called when they are heard (again), as at first: what was read before this may be outdated. */
  resume() {
    this.#isNotified = true;
    this.invalidate();
  }

  /** Whether this very page would be shown now. */
  isFresh(key: string, page: Page): boolean {
    const cached = this.#mapOf(key).peek(key);
    return cached !== undefined && cached.page === page && this.#isFresh(cached);
  }

  /** @returns what was read for the page under `key` when it was last good; undefined where there is none */
  lastGood(key: string, name: string): unknown {
    const cached = this.#mapOf(key).peek(key);
    return cached && (deserialize(cached.reads) as Map<string, unknown>).get(name);
  }

  /** The kept page, or a new one; requests that arrive meanwhile wait for the same rendering. */
  page(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const cached = this.#mapOf(key).get(key);
    if (cached && this.#isFresh(cached)) return Promise.resolve(cached.page);
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const work = this.#make(key, render).finally(() => {
      if (this.#pending.get(key) === work) this.#pending.delete(key);
    });
    this.#pending.set(key, work);
    return work;
  }

  #isFresh({ generation, freshUntil, isStandIn }: Entry): boolean {
    const isCurrent = this.#isNotified || isStandIn;
    return isCurrent && generation === this.#generation && this.#now() < freshUntil;
  }

  async #make(key: string, render: () => Promise<Rendered>): Promise<Page> {
    // Taken before reading: a write that commits meanwhile makes this page stale, not fresh.
    const generation = this.#generation;
    const { page, degraded, reads = new Map() } = await render();
    if (degraded) {
      const last = this.#mapOf(key).get(key);
      if (!last) return page;
      // A newer rendering ended before this one.
      if (this.#isFresh(last)) return last.page;
      // A write meanwhile means that the database answers again: the next reader asks it.
      const freshUntil = this.#now() + RETRY_MS;
      // Made of the last good content, and like all other pages of the last good settings.
      const shown = page.status === 200 ? page : last.page;
      if (generation === this.#generation) {
        const stoodIn = { generation, freshUntil, isStandIn: true };
        if (shown === last.page) Object.assign(last, stoodIn);
        else this.#store(key, { page: shown, reads: last.reads, ...stoodIn });
      }
      return shown;
    }
    // What a write has overtaken is shown to whoever waited for it, and leaves what is kept alone.
    if (generation !== this.#generation) return page;
    if (page.status !== 200) this.#mapOf(key).delete(key);
    else {
      const freshUntil = this.#now() + FRESH_MS;
      const read = serialize(reads);
      this.#store(key, { page, reads: read, generation, freshUntil, isStandIn: false });
    }
    return page;
  }

  #store(key: string, entry: Entry) {
    const { page, reads } = entry;
    const map = this.#mapOf(key);
    page.onEncoded = (bytes) => {
      if (map.peek(key)?.page === page) map.grow(key, bytes);
    };
    map.set(key, entry, bytesOf(page) + reads.byteLength);
  }

  #mapOf(key: string): BoundedMap<Entry> {
    return key.includes("?") ? this.#worded : this.#pages;
  }
}

/** Its compressed variants come later, each when a reader takes it. */
function bytesOf({ body, headers }: Page): number {
  let bytes = body.byteLength;
  for (const [name, value] of headers) bytes += HEADER_BYTES + textBytes(name, value);
  return bytes;
}
