import { expect, test } from "vitest";
import { parseProtocolo } from "./protocolo.ts";

test.each([
  ["2026-A1B2C-D3E4F", "2026-A1B2C-D3E4F"],
  ["  2026 a1b2c d3e4f ", "2026-A1B2C-D3E4F"],
  ["2o26oooooiiill", "2026-00000-11111"],
])("%j is read as %s", (typed, protocolo) => {
  expect(parseProtocolo(typed)).toBe(protocolo);
});

test.each(["", "2026-A1B2C", "2026-A1B2U-D3E4F", "1999-A1B2C-D3E4F", "2026-A1B2C-D3E4F-0"])(
  "%j is no protocol",
  (typed) => {
    expect(parseProtocolo(typed)).toBeUndefined();
  },
);
