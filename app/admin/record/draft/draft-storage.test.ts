import { expect, test, vi } from "vitest";
import { readDraft, removeDraft, writeDraft } from "./draft-storage.ts";

const DAY_MS = 24 * 3_600_000;
const KEY = "exames novo";
const draft = (age = 0) => ({ values: { nome: "Raio X" }, savedAt: Date.now() - age });

function storage() {
  const stored = new Map<string, string>();
  const fake = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("localStorage", fake);
  return { stored, fake };
}

test("a draft is read as it was written, until it is removed", () => {
  storage();
  const written = draft();
  writeDraft(KEY, written);
  expect(readDraft(KEY)).toEqual(written);
  expect(readDraft("exames 1")).toBeUndefined();
  removeDraft(KEY);
  expect(readDraft(KEY)).toBeUndefined();
});

test("a draft is forgotten after seven days", () => {
  const { stored } = storage();
  writeDraft(KEY, draft(7 * DAY_MS - 60_000));
  expect(readDraft(KEY)).toBeDefined();
  writeDraft(KEY, draft(7 * DAY_MS));
  expect(readDraft(KEY)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test.each([
  ["no draft", "null"],
  ["a draft without its time", '{"values":{}}'],
  ["a draft without values", `{"savedAt":${Date.now()},"values":null}`],
  ["no JSON", "{"],
])("%s is removed, and the form works without it", (_, text) => {
  const { stored } = storage();
  stored.set(KEY, text);
  expect(readDraft(KEY)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test("a draft that no longer fits into the storage removes the older one", () => {
  const { stored, fake } = storage();
  writeDraft(KEY, draft());
  fake.setItem = () => {
    throw new DOMException("", "QuotaExceededError");
  };
  writeDraft(KEY, draft());
  expect(stored.size).toBe(0);
});

test("a forbidden storage is no fault of the form", () => {
  vi.stubGlobal("localStorage", undefined);
  writeDraft(KEY, draft());
  expect(readDraft(KEY)).toBeUndefined();
});
