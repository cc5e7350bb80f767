import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Page } from "./page.ts";
import { PageCache, type Rendered } from "./page-cache.ts";

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

function rendering(text: string, degraded = false) {
  return async (): Promise<Rendered> => ({ page: page(text), degraded });
}

async function shown(key: string, render: () => Promise<Rendered>): Promise<string> {
  return new TextDecoder().decode((await cache.page(key, render)).body);
}

describe("a page that is rendered of what was read last", () => {
  const reads = new Map<string, unknown>([["exames", [{ nome: "Tomografia" }]]]);
  const good = async () => ({ page: page("old name"), degraded: false, reads });

  test("replaces the cached one for a second, which has older settings with the same content", async () => {
    await cache.page("/", good);
    cache.invalidate();
    const render = vi.fn(rendering("new name", true));
    expect(await shown("/", render)).toBe("new name");
    expect(await shown("/", render)).toBe("new name");
    expect(render).toHaveBeenCalledOnce();
    expect(cache.lastGood("/", "exames")).toEqual([{ nome: "Tomografia" }]);
    now += 1_000;
    expect(await shown("/", render)).toBe("new name");
    expect(render).toHaveBeenCalledTimes(2);
    now += 1_000;
    expect(await shown("/", rendering("healed"))).toBe("healed");
  });

  test("finds what was read for that page alone, and only while it is cached", async () => {
    await cache.page("/exames", good);
    expect(cache.lastGood("/exames", "exames")).toEqual([{ nome: "Tomografia" }]);
    expect(cache.lastGood("/exames", "posts")).toBeUndefined();
    expect(cache.lastGood("/", "exames")).toBeUndefined();
    await cache.page("/x", async () => ({ page: page("gone", 404), degraded: false, reads }));
    expect(cache.lastGood("/x", "exames")).toBeUndefined();
  });

  test("counts what was read among the bytes", async () => {
    const long = new Map([["exames", "x".repeat(100_000)]]);
    await cache.page("/", async () => ({ page: page("a"), degraded: false, reads: long }));
    expect(cache.size.bytes).toBeGreaterThan(100_000);
    cache.invalidate();
    await cache.page("/", rendering("b"));
    expect(cache.size.bytes).toBeLessThan(1_000);
  });
});
