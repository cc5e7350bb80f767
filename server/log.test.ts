import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Log, logConsole } from "./log.ts";

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
