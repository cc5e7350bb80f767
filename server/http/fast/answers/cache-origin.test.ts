import { expect, test } from "vitest";
import { cacheOrigin } from "./cache-origin.ts";

const PUBLIC = "https://www.clinica.com.br";

test.each([
  ["localhost:3000", "http://localhost:3000"],
  ["LocalHost:3000", "http://localhost:3000"],
  ["127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["[::1]:3000", "http://[::1]:3000"],
  ["localhost", "http://localhost"],
])("without ORIGIN %s is one of this machine's few names", (host, origin) => {
  expect(cacheOrigin(undefined, host, 3000)).toBe(origin);
});

test.each([
  "localhost:3001",
  "localhost:03000",
  "127.0.0.2:3000",
  "127.1.2.3",
  "[::2]:3000",
  "www.clinica.com.br",
  "",
])("without ORIGIN nothing is cached under %j", (host) => {
  expect(cacheOrigin(undefined, host, 3000)).toBeUndefined();
});

test.each(["www.clinica.com.br", "outro.example:81", "10.0.0.7", "[::1]:3000", "xk29fj"])(
  "with ORIGIN %s gets its pages",
  (host) => {
    expect(cacheOrigin(PUBLIC, host, 3000)).toBe(PUBLIC);
  },
);

test.each([
  "",
  "a b",
  "a/b",
  "a@b",
  "a?b",
  "a".repeat(256),
  "á.com",
  "999.1.1.1",
  "[::1",
  "a:99999",
])("%j makes no address", (host) => {
  expect(cacheOrigin(PUBLIC, host, 3000)).toBeUndefined();
});
