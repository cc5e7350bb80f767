import { describe, expect, it } from "vitest";
import { clockOffset, formatDate, formatDayMonth } from "./datas.ts";

describe("dates", () => {
  it("are day first, in the clinic's zone", () => {
    expect(formatDate(new Date("2026-03-05T03:59:00Z"))).toBe("04/03/2026");
    expect(formatDate(new Date("2026-03-05T04:00:00Z"))).toBe("05/03/2026");
    expect(formatDayMonth(new Date("2026-03-05T12:00:00Z"))).toBe("05 mar");
    expect(formatDayMonth(new Date("2026-12-31T12:00:00Z"))).toBe("31 dez");
  });

  it("know how far the clinic's clock is from UTC, and that it once had a summer time", () => {
    expect(clockOffset(new Date("2026-07-01T12:00:00Z"))).toBe(-240);
    expect(clockOffset(new Date("2018-12-01T12:00:00Z"))).toBe(-180);
  });

  it("are empty when there is none", () => {
    expect(formatDate(new Date("x"))).toBe("");
    expect(formatDayMonth(new Date("x"))).toBe("");
  });
});
