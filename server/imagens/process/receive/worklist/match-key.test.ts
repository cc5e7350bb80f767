import { expect, test } from "vitest";
import { processorTime } from "#tests/support/processor-time.ts";
import { daysOfKey, matchesKey } from "./match-key.ts";

test.each([
  ["SH", "", "2026-7HKA8-JBWBT", true],
  ["PN", "*", "", true],
  ["SH", "2026-7HKA8-JBWBT", "2026-7HKA8-JBWBT", true],
  ["SH", "2026-7hka8-jbwbt", "2026-7HKA8-JBWBT", false],
  ["CS", "CT", "CTX", false],
  ["CS", "C.", "CT", false],
  ["LO", "(a+)+$", "aaaa", false],
  ["PN", "CONCEICAO^MARIA", "Conceição^Maria", true],
  ["PN", "CONCEICAO^MARIA^^^", "Conceição^Maria", true],
  ["PN", "CONCEICAO", "Conceição^Maria", false],
  ["PN", "CONCEICAO*", "Conceição^Maria", true],
  ["PN", "*MARIA", "Conceição^Maria", true],
  ["PN", "Concei??o^*", "Conceição^Maria", true],
  ["UI", "1.2.3\\1.2.4", "1.2.4", true],
  ["UI", "1.2.*", "1.2.4", false],
  ["DA", "20261126", "20261126", true],
  ["DA", "20261126-20261127", "20261128", false],
  ["DA", "-20261127", "20261127", true],
  ["DA", "20261127-", "20261126", false],
  ["DA", "2026.11.26", "20261126", true],
  ["DA", "20261126-20261127-20261128", "20261127", false],
  ["TM", "0930", "093000", true],
  ["TM", "09", "093000", true],
  ["TM", "0900-0930", "093000", true],
  ["TM", "-0929", "093000", false],
  ["TM", "100000-", "093000", false],
])("%s %j %j %j", (vr, key, value, expected) => {
  expect(matchesKey(vr, key, value)).toBe(expected);
});

test.each(["*".repeat(5_000), "*a".repeat(7), "*?".repeat(7)])(
  "a key of many wildcards is refused at once: %s",
  async (wildcards) => {
    const match = () => matchesKey("LO", `${wildcards}x`, "a".repeat(64));
    expect(match()).toBe(false);
    expect(await processorTime(1_000, match)).toBeLessThan(1_000);
  },
);

test.each([
  ["*", true],
  ["?????", true],
  ["????", false],
  ["*BC*", true],
  ["A*C*E", true],
  ["A**E", true],
  ["*AB", false],
  ["*C?E*", true],
  ["A*D*C*", false],
])("the wildcards of %s match ABCDE: %s", (key, expected) => {
  expect(matchesKey("SH", key, "ABCDE")).toBe(expected);
});

test("the days of a key open the ends that it leaves open", () => {
  expect(daysOfKey("")).toEqual({ from: null, until: null });
  expect(daysOfKey("20261126")).toEqual({ from: "2026-11-26", until: "2026-11-26" });
  expect(daysOfKey("20261126-")).toEqual({ from: "2026-11-26", until: null });
  expect(daysOfKey("-20261126")).toEqual({ from: null, until: "2026-11-26" });
});
