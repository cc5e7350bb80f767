import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseXml } from "#tests/support/parse-xml.ts";
import { escapeXml, xmlElement } from "./xml.ts";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

test("what is special to XML is escaped", () => {
  expect(escapeXml(`a & b < c > d "e" 'f'`)).toBe(
    "a &amp; b &lt; c &gt; d &quot;e&quot; &apos;f&apos;",
  );
  expect(escapeXml("]]>")).toBe("]]&gt;");
  expect(xmlElement('guid isPermaLink="true"', "a")).toBe('<guid isPermaLink="true">a</guid>');
});

test("any text is read as it was written, except characters that XML cannot contain", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string(),
    fc.string({ unit: "grapheme" }),
  );
  fc.assert(
    fc.property(text, (value) => {
      const read = parseXml(DECLARATION + xmlElement("a", value)).text;
      expect(read).toBe(value.toWellFormed().replace(IMPOSSIBLE, ""));
    }),
    { numRuns: 1000 },
  );
});

describe("the strict reader", () => {
  test.each([
    "<a></a>",
    `${DECLARATION}<a>`,
    `${DECLARATION}<a></b>`,
    `${DECLARATION}<a/><b/>`,
    `${DECLARATION}<a>&nbsp;</a>`,
    `${DECLARATION}<a>b & c</a>`,
    `${DECLARATION}<a b=c/>`,
    `${DECLARATION}<a b="1" b="2"/>`,
    `${DECLARATION}<a>1 < 2</a>`,
    `${DECLARATION}<a>\u0001</a>`,
    `${DECLARATION}<a/>text`,
  ])("refuses %s", (xml) => {
    expect(() => parseXml(xml)).toThrow();
  });

  test("reads names, attributes and texts", () => {
    expect(parseXml(`${DECLARATION}\n<a:b c="&lt;1&gt;"><d>e</d><f/></a:b>\n`)).toEqual({
      name: "a:b",
      attributes: { c: "<1>" },
      text: "",
      children: [
        { name: "d", attributes: {}, children: [], text: "e" },
        { name: "f", attributes: {}, children: [], text: "" },
      ],
    });
  });
});
