import { expect, it } from "vitest";
import { actionOf } from "./single-keys.ts";

const PLAIN = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
};
const press = (key: string, others: Partial<typeof PLAIN> = {}) =>
  actionOf({ ...PLAIN, ...others, key });

it("knows its keys, with Caps Lock too, and no others", () => {
  expect(["/", "n", "N", "j", "k", "?"].map((key) => press(key))).toEqual([
    "search",
    "add",
    "add",
    "next",
    "previous",
    "help",
  ]);
  for (const key of ["x", "Enter", "Tab", "constructor", "__proto__", ""]) {
    expect(press(key)).toBeUndefined();
  }
});

it("leaves keys to the browser, to input methods and to controls that have used them", () => {
  for (const name of ["ctrlKey", "metaKey", "altKey", "isComposing", "defaultPrevented"]) {
    expect(press("n", { [name]: true }), name).toBeUndefined();
  }
});

it("repeats a held key only to walk through a list", () => {
  expect(press("j", { repeat: true })).toBe("next");
  expect(press("n", { repeat: true })).toBeUndefined();
});
