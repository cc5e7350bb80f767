import { expect, test } from "vitest";
import { findActions } from "./active-names.ts";

const RUNNING = "javascript:app.alert(1)";
const hex = (text: string) => Buffer.from(text, "latin1").toString("hex");
const UTF_16 = Buffer.from(RUNNING, "utf16le").swap16().toString("hex");

const actionsIn = (text: string, isPlain = false) => [...findActions(text, { isPlain })];

test.each([
  ["in brackets", `(${RUNNING})`],
  ["with an escaped letter", "(java\\163cript:x)"],
  ["in hexadecimal", `<${hex(RUNNING)}>`],
  ["in hexadecimal with blanks", `<6a 61 76 61 ${hex(RUNNING.slice(4))}>`],
  ["in UTF-16", `<feff${UTF_16}>`],
])("an address that runs a script is found in the file's bytes %s", (_how, text) => {
  expect(actionsIn(`<</S/URI/URI${text}>>`)).toEqual(["URI"]);
});

test("an address of a page, and a name that only begins like an action, are no actions", () => {
  expect(actionsIn("<</S/URI/URI(https://clinica.test/javascript)>>")).toEqual([]);
  expect(actionsIn("<</JavaScripts 1/Launcher 2>>")).toEqual([]);
});

test("an escaped letter hides no action's name", () => {
  expect(actionsIn("<</S/J#61vaScript>>")).toEqual(["JavaScript"]);
});

test("the short name of a script counts only in text without compressed bytes", () => {
  expect(actionsIn("<</JS(app.alert)>>", true)).toEqual(["JavaScript"]);
  expect(actionsIn("<</JS(app.alert)>>", false)).toEqual([]);
  expect(actionsIn("<</JSX(app.alert)>>", true)).toEqual([]);
});
