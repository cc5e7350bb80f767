import { describe, expect, it } from "vitest";
import {
  clockOffset,
  formatDate,
  formatDateTime,
  formatDayMonth,
  isoDate,
  parseDay,
} from "./datas.ts";

describe("dates", () => {
  it("are day first, in the clinic's zone", () => {
    expect(formatDate(new Date("2026-03-05T03:59:00Z"))).toBe("04/03/2026");
    expect(formatDate(new Date("2026-03-05T04:00:00Z"))).toBe("05/03/2026");
    expect(formatDayMonth(new Date("2026-03-05T12:00:00Z"))).toBe("05 mar");
    expect(formatDayMonth(new Date("2026-12-31T12:00:00Z"))).toBe("31 dez");
  });

  it("carry the clinic's time of day where it is asked for", () => {
    expect(formatDateTime(new Date("2026-03-05T03:59:00Z"))).toBe("04/03/2026 23:59");
    expect(formatDateTime(new Date("x"))).toBe("");
  });

  it("begin at the clinic's midnight", () => {
    expect(parseDay("2026-03-05")?.toISOString()).toBe("2026-03-05T04:00:00.000Z");
    for (const wrong of ["", "2026-02-30", "05/03/2026", "x"]) {
      expect(parseDay(wrong), wrong).toBeUndefined();
    }
    expect(isoDate(parseDay("2026-12-31") ?? new Date(0))).toBe("2026-12-31");
  });

  it("know how far the clinic's clock is from UTC, and that it once had a summer time", () => {
    expect(clockOffset(new Date("2026-07-01T12:00:00Z"))).toBe(-240);
    expect(clockOffset(new Date("2018-12-01T12:00:00Z"))).toBe(-180);
  });

  it("turn at the clinic's midnight, to the minute", () => {
    expect(formatDate(new Date("2026-03-05T03:59:59Z"))).toBe("04/03/2026");
    expect(formatDate(new Date("2026-03-05T04:00:00Z"))).toBe("05/03/2026");
    expect(formatDate(new Date("2018-12-01T02:59:59Z"))).toBe("30/11/2018");
    expect(formatDate(new Date("2018-12-01T03:00:00Z"))).toBe("01/12/2018");
  });

  it("are empty when there is none", () => {
    expect(formatDate(new Date("x"))).toBe("");
    expect(formatDayMonth(new Date("x"))).toBe("");
  });
});
