import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Page, sendPage } from "./page.ts";
import { PAGE_LIMITS, PageCache, QUERY_LIMITS, type Rendered } from "./page-cache.ts";

const MINUTE = 60_000;

let now: number;
let cache: PageCache;

beforeEach(() => {
  now = 1_000_000;
  cache = new PageCache(() => now);
  cache.resume();
});

function page(text: string, status = 200): Page {
  return {
    status,
    headers: new Headers(),
    body: new TextEncoder().encode(text),
    encoded: new Map(),
  };
}

function rendering(text: string, { degraded = false, status = 200 } = {}) {
  return async (): Promise<Rendered> => ({ page: page(text, status), degraded });
}

const INCOMPLETE = { degraded: true, status: 503 };

async function shown(key: string, render: () => Promise<Rendered>): Promise<string> {
  return new TextDecoder().decode((await cache.page(key, render)).body);
}

describe("a cached page", () => {
  test("is rendered once for its key", async () => {
    expect(await shown("/", rendering("a"))).toBe("a");
    expect(await shown("/", rendering("b"))).toBe("a");
    expect(await shown("/exames", rendering("c"))).toBe("c");
  });

  test("is rendered again after a write", async () => {
    await shown("/", rendering("old"));
    cache.invalidate();
    expect(await shown("/", rendering("new"))).toBe("new");
  });

  test("is rendered again after a minute, without any write", async () => {
    await shown("/", rendering("old"));
    now += MINUTE - 1;
    expect(await shown("/", rendering("new"))).toBe("old");
    now += 1;
    expect(await shown("/", rendering("new"))).toBe("new");
  });

  test.each([301, 404, 500])("has status 200: one of %i is made each time", async (status) => {
    await shown("/", rendering("first", { status }));
    expect(await shown("/", rendering("second"))).toBe("second");
  });
});

test("a page that was read before a write is not cached after it, where none was cached", async () => {
  const slow = Promise.withResolvers<Rendered>();
  const waiting = cache.page("/blog/a", () => slow.promise);
  cache.invalidate();
  expect(await shown("/blog/a", rendering("gone", { status: 404 }))).toBe("gone");
  slow.resolve(await rendering("old")());
  await waiting;
  expect(await shown("/blog/a", rendering("error", { degraded: true, status: 503 }))).toBe("error");
});

describe("while a page is being rendered", () => {
  test("others wait for the same rendering", async () => {
    const work = Promise.withResolvers<Rendered>();
    const render = vi.fn(() => work.promise);
    const waiting = Promise.all([shown("/", render), shown("/", render), shown("/", render)]);
    work.resolve({ page: page("one"), degraded: false });
    expect(await waiting).toEqual(["one", "one", "one"]);
    expect(render).toHaveBeenCalledOnce();
  });

  test("a rendering that throws fails all who wait, and the next tries again", async () => {
    const work = Promise.withResolvers<Rendered>();
    const waiting = Promise.allSettled([
      shown("/", () => work.promise),
      shown("/", () => work.promise),
    ]);
    work.reject(new Error("render"));
    expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await shown("/", rendering("again"))).toBe("again");
  });

  test("a write makes what was read before it stale, and later readers do not wait for it", async () => {
    const slow = Promise.withResolvers<Rendered>();
    const early = shown("/", () => slow.promise);
    cache.invalidate();
    expect(await shown("/", rendering("new"))).toBe("new");
    slow.resolve({ page: page("old"), degraded: false });
    expect(await early).toBe("old");
    expect(await shown("/", rendering("newer"))).not.toBe("old");
  });

  test("an older rendering that ends last does not replace the newer one", async () => {
    const slow = Promise.withResolvers<Rendered>();
    const early = shown("/", () => slow.promise);
    cache.invalidate();
    await shown("/", rendering("new"));
    slow.resolve({ page: page("old"), degraded: false });
    await early;
    cache.invalidate();
    expect(await shown("/", rendering("fallback", INCOMPLETE))).toBe("new");
  });
});

describe("when a read fails", () => {
  test("the last cached page is shown", async () => {
    await shown("/", rendering("good"));
    cache.invalidate();
    expect(await shown("/", rendering("fallback", INCOMPLETE))).toBe("good");
  });

  test("the database is read again a second later, not at each request", async () => {
    await shown("/", rendering("good"));
    cache.invalidate();
    const render = vi.fn(rendering("fallback", INCOMPLETE));
    await shown("/", render);
    await shown("/", render);
    expect(render).toHaveBeenCalledOnce();
    now += 1_000;
    await shown("/", render);
    expect(render).toHaveBeenCalledTimes(2);
    now += 1_000;
    expect(await shown("/", rendering("back"))).toBe("back");
  });

  test("a page with older content is shown where nothing was cached, and is not cached", async () => {
    expect(await shown("/", rendering("fallback", { degraded: true }))).toBe("fallback");
    expect(await shown("/", rendering("good"))).toBe("good");
  });

  test("a page that was found to be gone does not come back", async () => {
    await shown("/blog/a", rendering("published"));
    cache.invalidate();
    expect(await shown("/blog/a", rendering("gone", { status: 404 }))).toBe("gone");
    cache.invalidate();
    const degraded = rendering("fallback", INCOMPLETE);
    expect(await shown("/blog/a", degraded)).toBe("fallback");
  });
});

describe("while no notifications of other processes arrive", () => {
  test("no page is fresh, from the first moment and from the loss of the connection", async () => {
    cache = new PageCache(() => now);
    await shown("/", rendering("first"));
    expect(await shown("/", rendering("second"))).toBe("second");
    cache.resume();
    await shown("/", rendering("third"));
    expect(await shown("/", rendering("not made"))).toBe("third");
    cache.suspend();
    expect(await shown("/", rendering("fourth"))).toBe("fourth");
    expect(await shown("/", rendering("fifth"))).toBe("fifth");
  });

  test("a page that was read before they arrive again is not fresh afterwards", async () => {
    cache.suspend();
    const slow = Promise.withResolvers<Rendered>();
    const early = shown("/", () => slow.promise);
    cache.resume();
    slow.resolve({ page: page("old"), degraded: false });
    await early;
    expect(await shown("/", rendering("new"))).toBe("new");
  });

  test("the last good page replaces one that cannot be read, which is tried again a second later", async () => {
    await shown("/", rendering("good"));
    cache.suspend();
    const render = vi.fn(rendering("fallback", INCOMPLETE));
    expect(await shown("/", render)).toBe("good");
    expect(await shown("/", render)).toBe("good");
    expect(render).toHaveBeenCalledOnce();
    now += 1_000;
    expect(await shown("/", rendering("back"))).toBe("back");
    expect(await shown("/", rendering("newer"))).toBe("newer");
  });
});

test("a write ends the second in which an old page is shown", async () => {
  await shown("/", rendering("old"));
  now += MINUTE;
  const slow = Promise.withResolvers<Rendered>();
  const early = shown("/", () => slow.promise);
  cache.invalidate();
  slow.resolve({ page: page("fallback", 503), degraded: true });
  expect(await early).toBe("old");
  expect(await shown("/", rendering("new"))).toBe("new");
});

describe("memory", () => {
  const MEGABYTE = "x".repeat(1024 * 1024);

  test("16 MB are cached, and what was used least recently goes first", async () => {
    for (let index = 0; index < 15; index++) await shown(`/${index}`, rendering(MEGABYTE));
    await shown("/0", rendering("not made"));
    await shown("/one-more", rendering(MEGABYTE));
    expect(await shown("/0", rendering("again"))).toBe(MEGABYTE);
    expect(await shown("/1", rendering("again"))).toBe("again");
  });

  test("a page larger than all of it is shown and not cached", async () => {
    expect(await shown("/", rendering(MEGABYTE.repeat(17)))).toHaveLength(17 * MEGABYTE.length);
    expect(await shown("/", rendering("small"))).toBe("small");
  });

  test("a variant that is compressed later counts too", async () => {
    const request = new Request("http://localhost/", { headers: { "accept-encoding": "gzip" } });
    const text = Array.from({ length: 5_000 }, (_, index) => `${index} `).join("");
    const made = await cache.page("/", rendering(text));
    const before = cache.size.bytes;
    await sendPage(made, request, { cached: true, cacheControl: "no-cache" });
    const gzip = await made.encoded.get("gzip");
    expect(cache.size.bytes - before).toBe(gzip?.byteLength);
    await sendPage(made, request, { cached: true, cacheControl: "no-cache" });
    expect(cache.size.bytes - before).toBe(gzip?.byteLength);
  });

  test("however many words clients search for, the pages displace no other page and take 2 MB", async () => {
    await shown("/exames", rendering("the page"));
    for (let index = 0; index < 10_000; index++) {
      await shown(`/exames?busca=palavra-${index}`, rendering("x".repeat(index % 40_000)));
    }
    expect(cache.size.entries).toBeLessThanOrEqual(1 + QUERY_LIMITS.entries);
    expect(cache.size.bytes).toBeLessThanOrEqual(QUERY_LIMITS.bytes + 2_000);
    expect(await shown("/exames", rendering("not made"))).toBe("the page");
  });

  test("pages are bounded in number, however small they are", async () => {
    for (let index = 0; index < PAGE_LIMITS.entries + 500; index++) {
      await shown(`/exames/${index}`, rendering(""));
    }
    expect(cache.size.entries).toBe(PAGE_LIMITS.entries);
  });
});

test("no request after a write gets what was there before it, in any order of events", async () => {
  const event = fc.constantFrom("write", "read", "settle", "wait") as fc.Arbitrary<string>;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      now = 0;
      cache = new PageCache(() => now);
      cache.resume();
      let version = 0;
      const open: (() => void)[] = [];
      const reads: Promise<void>[] = [];
      for (const name of events) {
        if (name === "write") {
          version++;
          cache.invalidate();
        }
        if (name === "wait") now += 1_000;
        if (name === "settle") open.shift()?.();
        if (name !== "read") continue;
        const atLeast = version;
        const render = async () => {
          const read = version;
          await new Promise<void>((resolve) => open.push(resolve));
          return { page: page(String(read)), degraded: false };
        };
        const check = async () =>
          expect(Number(await shown("/", render))).toBeGreaterThanOrEqual(atLeast);
        reads.push(check());
      }
      while (open.length > 0) open.shift()?.();
      await Promise.all(reads);
    }),
  );
});
