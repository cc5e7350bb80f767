import fc from "fast-check";
import { expect, test } from "vitest";
import { parseProtocolo } from "../laudos/protocolo.ts";
import { studyUidOf } from "./uid.ts";

test("a report's study has the UUID's own number, in at most 64 characters", () => {
  expect(studyUidOf("00000000-0000-0000-0000-0000000000ff")).toBe("2.25.255");
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(studyUidOf(id)).toMatch(/^2\.25\.(?:0|[1-9]\d{0,38})$/);
    }),
  );
  expect(() => studyUidOf("2026-7HKA8-JBWBT")).toThrow("not a UUID");
});

/** Equipment cuts an Accession Number after 16 characters (SH, PS3.5, 6.2). A cut number would match no report. */
test("a protocol is exactly as long as an accession number may be, in characters of every character set", () => {
  const character = fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ");
  const part = fc.array(character, { minLength: 5, maxLength: 5 }).map((all) => all.join(""));
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2099 }), part, part, (year, first, second) => {
      const protocolo = parseProtocolo(`${year}${first}${second}`) ?? "";
      expect(protocolo).toHaveLength(16);
      expect(protocolo).toMatch(/^[\x21-\x7e]+$/);
      expect(protocolo).not.toMatch(/\\/);
    }),
  );
});
