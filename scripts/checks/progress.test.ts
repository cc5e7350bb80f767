import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatProgress, startProgress } from "./progress.mjs";

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => vi.useRealTimers());

function screen(isTTY: boolean) {
  return Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY, columns: 40 });
}

test("the line says how far each running step is", () => {
  const steps = new Map([
    ["types", {}],
    ["unit", { done: 12, total: 264, unit: "files", failed: 2 }],
  ]);
  expect(formatProgress(125.9, steps)).toBe("2:05  types · unit 12 of 264 files, 2 failed");
});

test("a terminal shows one line, which is redrawn below what stays", () => {
  const out = screen(true);
  const progress = startProgress(out);
  progress.set("unit", { done: 1, total: 9, unit: "files", failed: 0 });
  progress.print("✓ format\n");
  vi.advanceTimersByTime(1000);
  progress.end();
  const clear = "\r\u001b[2K";
  const line = "unit 1 of 9 files";
  expect(out.read()).toBe(
    `${clear}0:00  ${line}${clear}✓ format\n${clear}0:00  ${line}${clear}0:01  ${line}${clear}`,
  );
});

test("a line longer than the terminal is cut, because a wrapped line cannot be cleared", () => {
  const out = screen(true);
  startProgress(out).set("a-step-of-a-long-name", { done: 1, total: 9, unit: "files", failed: 0 });
  expect(out.read().replace("\r\u001b[2K", "")).toHaveLength(39);
});

test("a terminal that does not know its width gets the whole line", () => {
  const out = Object.assign(screen(true), { columns: 0 });
  startProgress(out).set("unit", { done: 1, total: 9, unit: "files", failed: 0 });
  expect(out.read()).toContain("unit 1 of 9 files");
});

test("a log gets a line only now and then, and none while no step runs", () => {
  const out = screen(false);
  const progress = startProgress(out);
  for (let done = 0; done < 60; done++) {
    progress.set("unit", { done, total: 60, unit: "files", failed: 0 });
    vi.advanceTimersByTime(1000);
  }
  progress.set("unit", undefined);
  vi.advanceTimersByTime(60_000);
  progress.end();
  expect(out.read()).toBe("0:30  unit 29 of 60 files\n1:00  unit 59 of 60 files\n");
});
