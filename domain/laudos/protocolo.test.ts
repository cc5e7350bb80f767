import { expect, test } from "vitest";
import { findProtocolo, parseProtocolo } from "./protocolo.ts";

test.each([
  ["2026-A1B2C-D3E4F", "2026-A1B2C-D3E4F"],
  ["  2026 a1b2c d3e4f ", "2026-A1B2C-D3E4F"],
  ["2o26oooooiiill", "2026-00000-11111"],
  ["2026----7HKA8----9XYZ2", "2026-7HKA8-9XYZ2"],
  ["2026+7HKA8+9XYZ2", "2026-7HKA8-9XYZ2"],
  ["2026\u200b7HKA8\ufeff9XYZ2", "2026-7HKA8-9XYZ2"],
  ["２０２６ ７ＨＫＡ８ ９ＸＹＺ２", "2026-7HKA8-9XYZ2"],
  ['"2026–7hka8—9xyz2".', "2026-7HKA8-9XYZ2"],
])("%j is read as %s", (typed, protocolo) => {
  expect(parseProtocolo(typed)).toBe(protocolo);
});

test.each(["", "2026-A1B2C", "2026-A1B2U-D3E4F", "1999-A1B2C-D3E4F", "2026-A1B2C-D3E4F-0"])(
  "%j is no protocol",
  (typed) => {
    expect(parseProtocolo(typed)).toBeUndefined();
  },
);

test.each([
  ["laudo 2026-A1B2C-D3E4F maria.pdf", "2026-A1B2C-D3E4F"],
  ["2026_a1b2c_d3e4f.pdf", "2026-A1B2C-D3E4F"],
  ["2026-A1B2C-D3E4FG.pdf", undefined],
  ["2026-A1B2C-D3E4F7.pdf", undefined],
  ["maria-2026.pdf", undefined],
])("a PDF called %j names the protocol %j", (name, protocolo) => {
  expect(findProtocolo(name)).toBe(protocolo);
});
