import { expect, test } from "vitest";
import { lowerCasePath } from "./lower-case.ts";

test.each([
  ["/Exames", "/exames"],
  ["/QUEM-SOMOS", "/quem-somos"],
  ["/Exames/Mamografia-Digital", "/exames/mamografia-digital"],
  ["/blog/Um-Artigo", "/blog/um-artigo"],
  ["/exames/%C3%A9", undefined],
  ["/exames", undefined],
  ["/Nada", undefined],
  ["/Admin", undefined],
  ["/resultados/laudos/2026-ABCDE-FGHJK", undefined],
])("%j leads to %j", (given, path) => {
  expect(lowerCasePath(given)).toBe(path);
});
