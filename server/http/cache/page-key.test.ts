import fc from "fast-check";
import { expect, test } from "vitest";
import { matchRoute } from "#server/http/checks/route-match.ts";
import { pageUrl } from "./page-key.ts";

function key(address: string): string {
  const requested = new URL(`http://localhost${address}`);
  const { pathname, search } = pageUrl(requested, matchRoute(requested.pathname).cachedUnder ?? []);
  return pathname + search;
}

test.each([
  ["/", "/"],
  ["/exames?busca=mama", "/exames?busca=mama"],
  ["/exames?utm_source=x&busca=mama&fbclid=1", "/exames?busca=mama"],
  ["/blog?utm_source=x&enviado=1&categoria=Exames", "/blog?categoria=Exames&enviado=1"],
  ["/exames?busca=a&busca=b", "/exames?busca=a"],
  ["/exames?busca=", "/exames"],
  ["/exames?__proto__=1&constructor=2", "/exames"],
  ["/exames?BUSCA=a", "/exames"],
  ["/exames?categoria=Exames", "/exames"],
  ["/quem-somos?busca=mama&categoria=Exames&enviado=1", "/quem-somos"],
  ["/convenios?exame=rm&x=1&busca=a", "/convenios?busca=a&exame=rm"],
  ["/exames/mamografia?busca=mama", "/exames/mamografia"],
  ["/constructor?length=1", "/constructor"],
])("%s is cached as %s", (address, expected) => {
  expect(key(address)).toBe(expected);
});

test("a long value is cut", () => {
  expect(key(`/exames?busca=${"a".repeat(5_000)}`)).toBe(`/exames?busca=${"a".repeat(200)}`);
});

test("names that no page declares change nothing", () => {
  const undeclared = fc.string().filter((name) => name !== "busca");
  fc.assert(
    fc.property(fc.array(fc.tuple(undeclared, fc.string())), (pairs) => {
      const query = new URLSearchParams([["busca", "mama"], ...pairs]);
      expect(key(`/exames?${query}`)).toBe("/exames?busca=mama");
    }),
  );
});

test("a key is its own key, and short", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.webPath(), (query, path) => {
      const once = key(`${path || "/"}?${query}`);
      expect(key(once)).toBe(once);
      expect([...new URL(`http://localhost${once}`).searchParams].length).toBeLessThanOrEqual(1);
    }),
  );
});

test("the requested address does not change", () => {
  const requested = new URL("http://localhost/exames?x=1");
  pageUrl(requested, ["x"]);
  expect(requested.search).toBe("?x=1");
});
