import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonScriptText } from "./script-text.ts";

const NASTY = "</script><script>alert(1)</script><!--\u2028\u2029&";

test("nothing in it can end the element or start another", () => {
  const text = jsonScriptText({ name: NASTY });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ name: NASTY });
});

test("any value is read as it was written", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.constant(NASTY))), (value) => {
      const text = jsonScriptText(value);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(Object.entries(JSON.parse(text))).toEqual(Object.entries(value));
    }),
  );
});
