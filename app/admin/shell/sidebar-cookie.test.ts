import { expect, test } from "vitest";
import { formatSidebarCookie, readSidebarCookie } from "./sidebar-cookie.ts";

test.each([
  [null, true],
  ["", true],
  ["sidebar:state=true", true],
  ["outro=1; sidebar:state=false", false],
  ["sidebar:state=falsey", true],
])("%s means open: %s", (cookies, expected) => {
  expect(readSidebarCookie(cookies)).toBe(expected);
});

test("it lasts for seven days", () => {
  expect(formatSidebarCookie(false)).toMatch(/^sidebar:state=false; path=\/; max-age=604800;/);
});
