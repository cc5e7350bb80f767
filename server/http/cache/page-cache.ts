/** A page is fresh until the next write, but for at most a minute: dated posts become public without a write. */
import { deserialize, serialize } from "node:v8";
import { BoundedMap, textBytes } from "#server/bounded-map.ts";
import type { Page } from "./page.ts";

const FRESH_MS = 60_000;
const RETRY_MS = 1_000;
export const PAGE_LIMITS = { entries: 2_000, bytes: 16 * 1024 * 1024 } as const;
/** Pages with a query have limits of their own, so that made-up searches do not displace the other pages. */
export const QUERY_LIMITS = { entries: 200, bytes: 2 * 1024 * 1024 } as const;
const HEADER_BYTES = 100;

interface Entry {
  page: Page;
  reads: Uint8Array;
  generation: number;
  freshUntil: number;
  /** True for an older page that is served for a short time, because its current data could not be read. */
  isStandIn: boolean;
}

export interface Rendered {
  page: Page;
  degraded: boolean;
  reads?: ReadonlyMap<string, unknown>;
}

export class PageCache {
  readonly #pages = new BoundedMap<Entry>(PAGE_LIMITS);
  readonly #queried = new BoundedMap<Entry>(QUERY_LIMITS);
  readonly #pending = new Map<string, Promise<Page>>();
  readonly #now: () => number;
  #generation = 0;
  #isNotified = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#pages.size + this.#queried.size,
      bytes: this.#pages.bytes + this.#queried.bytes,
    };
  }

  invalidate() {
    this.#generation++;
    this.#pending.clear();
  }

  suspend() {
    this.#isNotified = false;
    this.invalidate();
  }

  resume() {
    this.#isNotified = true;
    this.invalidate();
  }

  isFresh(key: string, page: Page): boolean {
    const cached = this.#mapOf(key).peek(key);
    return cached !== undefined && cached.page === page && this.#isFresh(cached);
  }

  lastGood(key: string, name: string): unknown {
    const cached = this.#mapOf(key).peek(key);
    return cached && (deserialize(cached.reads) as Map<string, unknown>).get(name);
  }

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
    // Read before the rendering, so that a write during the rendering makes this page stale.
    const generation = this.#generation;
    const { page, degraded, reads = new Map() } = await render();
    if (degraded) {
      const last = this.#mapOf(key).get(key);
      if (!last) return page;
      if (this.#isFresh(last)) return last.page;
      const freshUntil = this.#now() + RETRY_MS;
      // Status 200 means that the last good data replaced every failed read.
      const shown = page.status === 200 ? page : last.page;
      // If data were written in the meantime, the page is not stored, so the next request renders it again.
      if (generation === this.#generation) {
        const stoodIn = { generation, freshUntil, isStandIn: true };
        if (shown === last.page) Object.assign(last, stoodIn);
        else this.#store(key, { page: shown, reads: last.reads, ...stoodIn });
      }
      return shown;
    }
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
    return key.includes("?") ? this.#queried : this.#pages;
  }
}

/** Omits compressed variants, which are counted when they are made. */
function bytesOf({ body, headers }: Page): number {
  let bytes = body.byteLength;
  for (const [name, value] of headers) bytes += HEADER_BYTES + textBytes(name, value);
  return bytes;
}
