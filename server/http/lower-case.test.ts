import { expect, test } from "vitest";
import { lowerCasePath } from "./lower-case.ts";

test.each([
  ["/Exames", "/exames"],
  ["/QUEM-SOMOS", "/quem-somos"],
  ["/blog/Um-Artigo", undefined],
  ["/exames", undefined],
  ["/Nada", undefined],
  ["/Admin", undefined],
  ["/resultados/laudos/2026-ABCDE-FGHJK", undefined],
])("%j leads to %j", (given, path) => {
  expect(lowerCasePath(given)).toBe(path);
});
