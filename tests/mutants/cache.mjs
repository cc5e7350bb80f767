/** Pages and answers in memory: for whom, and how long. */
export const FAULTS = [
  {
    breaks: "A write during the rendering leaves the old page fresh",
    file: "server/http/cache/page-cache.ts",
    find: "    // Read before the rendering, so that a write during the rendering makes this page stale.\n    const generation = this.#generation;\n    const { page, degraded, reads = new Map() } = await render();",
    replace:
      "    const { page, degraded, reads = new Map() } = await render();\n    const generation = this.#generation;",
    tests: ["server/http/cache/page-cache.test.ts"],
  },
  {
    breaks: "A failed page replaces the last good one",
    file: "server/http/cache/page-cache.ts",
    find: "const shown = page.status === 200 ? page : last.page;",
    replace: "const shown = page;",
    tests: ["server/http/cache/page-cache.test.ts"],
  },
  {
    breaks: "A page that is gone is served from the cache",
    file: "server/http/cache/page-cache.ts",
    find: "if (page.status !== 200) this.#mapOf(key).delete(key);\n    else {",
    replace: "if (page.status === 200) {",
    tests: ["server/http/cache/page-cache.test.ts"],
  },
  {
    breaks: "Any query name makes a page of its own",
    file: "server/http/cache/page-key.ts",
    find: '  clean.search = "";\n',
    replace: "",
    tests: ["server/http/cache/page-key.test.ts"],
  },
  {
    breaks: "A process that wrote shows its old pages until it hears of its own write",
    file: "server/http/cache/follow-writes.ts",
    find: "  database.onWrite(() => pages.invalidate());\n",
    replace: "",
    tests: ["server/http/cache/follow-writes.db.test.ts"],
  },
  {
    breaks: "Pages stay as they were while the connection for notices is lost",
    file: "server/http/cache/follow-writes.ts",
    find: "onLost: () => pages.suspend(),",
    replace: "onLost: () => {},",
    tests: ["server/http/cache/follow-writes.db.test.ts"],
  },
  {
    breaks: "An answer from memory goes to who sends a cookie",
    file: "server/http/fast/response-cache.ts",
    find: "    headers.cookie !== undefined ||\n",
    replace: "",
    tests: ["server/http/fast/response-cache.test.ts"],
  },
  {
    breaks: "A stale answer is sent from memory",
    file: "server/http/fast/response-cache.ts",
    find: "    if (!answer.isFresh()) {",
    replace: "    if (!answer.isFresh) {",
    tests: ["server/http/fast/response-cache.test.ts"],
  },
  {
    breaks: "A query that shapes a page gets the page without it",
    file: "server/http/fast/answers/answer-store.ts",
    find: "return !names.some((name) => url.includes(name, start));",
    replace: "return true;",
    tests: ["server/http/fast/answers/answer-store.test.ts"],
  },
  {
    breaks: "A page stays fresh for an hour, so that a dated article appears late",
    file: "server/http/cache/page-cache.ts",
    find: "const FRESH_MS = 60_000;",
    replace: "const FRESH_MS = 3_600_000;",
    tests: ["server/http/cache/page-cache.test.ts"],
  },
];
