import { PassThrough } from "node:stream";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { requestLines, restOfLine } from "./request-lines.ts";

test("each log line is JSON with its time in UTC, whatever the address contains", () => {
  vi.useFakeTimers();
  const stream = new PassThrough();
  const path = '/a\n{"level":50,"msg":"forged"}\u2028\u001b[2J"\\';
  const lines = requestLines(pino({ base: null }, stream));
  lines.write("8cfa4f19-1fad-4692-928a-2f7080b67e90", restOfLine(path, 404));
  vi.runAllTimers();
  vi.useRealTimers();
  const [line = "", ...more] = String(stream.read()).trimEnd().split("\n");
  expect(more).toEqual([]);
  expect(line).not.toContain("\u001b");
  expect(JSON.parse(line)).toMatchObject({ path, status: 404, msg: "request" });
  expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});
