import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  clockOffset,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayMonth,
  isoDate,
  parseDay,
  parseMoment,
} from "./datas.ts";

describe("dates", () => {
  it("are day first, in the clinic's zone", () => {
    expect(formatDate(new Date("2026-03-05T03:59:00Z"))).toBe("04/03/2026");
    expect(formatDate(new Date("2026-03-05T04:00:00Z"))).toBe("05/03/2026");
    expect(formatDayMonth(new Date("2026-03-05T12:00:00Z"))).toBe("05 mar");
    expect(formatDayMonth(new Date("2026-12-31T12:00:00Z"))).toBe("31 dez");
  });

  it("include the clinic's time of day on request", () => {
    expect(formatDateTime(new Date("2026-03-05T03:59:00Z"))).toBe("04/03/2026 23:59");
    expect(formatDateTime(new Date("x"))).toBe("");
  });

  it("begin at the clinic's midnight", () => {
    expect(parseDay("2026-03-05")?.toISOString()).toBe("2026-03-05T04:00:00.000Z");
    for (const wrong of ["", "2026-02-30", "05/03/2026", "x"]) {
      expect(parseDay(wrong), wrong).toBeUndefined();
    }
    expect(isoDate(parseDay("2026-12-31") ?? new Date(0))).toBe("2026-12-31");
    expect([formatDay("2018-12-01"), formatDay("ontem")]).toEqual(["01/12/2018", ""]);
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

describe.each(["UTC", "Asia/Tokyo", "America/Los_Angeles"])("on a server in %s", (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it("is really another zone", () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(new Date("2026-03-05T00:00").toISOString()).not.toBe("2026-03-05T04:00:00.000Z");
  });

  it.each([
    ["2026-03-05T14:30", "2026-03-05T18:30:00.000Z"],
    ["2026-03-05T14:30:15", "2026-03-05T18:30:15.000Z"],
    ["2026-03-05 14:30", "2026-03-05T18:30:00.000Z"],
    ["2026-03-05", "2026-03-05T04:00:00.000Z"],
    ["05/03/2026", "2026-03-05T04:00:00.000Z"],
    ["5/3/2026", "2026-03-05T04:00:00.000Z"],
    ["05/03/2026 23:59", "2026-03-06T03:59:00.000Z"],
    ["2026-03-05T14:30:00Z", "2026-03-05T14:30:00.000Z"],
    ["2026-03-05T14:30:00.000Z", "2026-03-05T14:30:00.000Z"],
    ["2026-03-05T14:30:00+09:00", "2026-03-05T05:30:00.000Z"],
    // The last summer time of the clinic's zone, and the hours at which it began and ended.
    ["2018-12-31T00:00", "2018-12-31T03:00:00.000Z"],
    ["2018-11-03T23:59", "2018-11-04T03:59:00.000Z"],
    ["2018-11-04T01:00", "2018-11-04T04:00:00.000Z"],
    ["2018-11-04", "2018-11-04T04:00:00.000Z"],
    ["2019-02-17T00:00", "2019-02-17T04:00:00.000Z"],
  ])("%s is %s", (text, expected) => {
    expect(parseMoment(text)?.toISOString()).toBe(expected);
  });
});

it.each([
  "",
  "x",
  "2026",
  "2026-02-30",
  "2026-02-30T10:00:00Z",
  "30/02/2026",
  "03/25/2026",
  "2026-03-05T24:00",
  "2026-03-05T10:60",
  "2026-03-05T10",
  "2026-03-05T10:00+25:99",
  "05/03/26",
  "1741180000000",
])("%s is no moment", (text) => {
  expect(parseMoment(text)).toBeUndefined();
});
