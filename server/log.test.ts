import { PassThrough } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Log, logConsole, requestLines, restOfLine } from "./log.ts";

/** As a library would. */
const said = globalThis.console;
const own = { ...said };
const log = { error: vi.fn(), warn: vi.fn(), debug: vi.fn() };

beforeEach(() => logConsole(log as unknown as Log));
afterEach(() => Object.assign(said, own));

test("what a library prints of a database's error says neither its words nor its values", () => {
  const error = Object.assign(new Error("duplicate key: 123.456.789-09"), {
    severity: "ERROR",
    code: "23505",
  });
  said.error(error);
  expect(log.error.mock.calls).toEqual([
    [expect.objectContaining({ error: expect.objectContaining({ code: "23505" }) }), "console"],
  ]);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain("123.456");
});

test("words are cut, and what is no trouble is for those who look for it", () => {
  said.warn("a".repeat(5_000), { nome: "Ana" });
  said.info("The user aborted a request.");
  expect(log.warn).toHaveBeenCalledWith({ said: "a".repeat(200) }, "console");
  expect(log.debug).toHaveBeenCalledWith({ said: "The user aborted a request." }, "console");
});

test("each line is one of JSON with its time in UTC, whatever stands in the address", () => {
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
