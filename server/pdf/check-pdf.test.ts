import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ACTIONS, POSITIONS, SPELLINGS, UNCLEAR } from "#tests/support/active-pdfs.ts";
import { HARMLESS } from "#tests/support/harmless-pdfs.ts";
import { OUTSIDE, WITH_OTHER_BYTES } from "#tests/support/outside-pdfs.ts";
import { pdfWithAnexo, plainPdf, signedPdf } from "#tests/support/pdfs.ts";
import { lockedWithNothingPdf, pdfWithHiddenFile } from "#tests/support/single-pdfs.ts";
import { checkPdf } from "./process/check-pdf.ts";
import { withPdf } from "./process/draw-pdf.ts";

const check = (bytes: Uint8Array) =>
  checkPdf(bytes, { maxPages: 100 }, (work) => withPdf(bytes, work));

describe.each(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])("%s", (name) => {
  test.each(Object.entries(POSITIONS))("in %s is refused by its name", async (_position, hide) => {
    const bytes = hide(ACTIONS[name]);
    // Proves that a reader can open the file; otherwise it would be no attack.
    expect(await withPdf(bytes, async ({ numPages }) => numPages)).toBe(1);
    expect(await check(bytes)).toEqual({ problem: "active", actions: [name] });
  });
});

test.each(SPELLINGS)("%s is refused as %s", async (_what, name, bytes) => {
  expect(await check(bytes)).toMatchObject({ problem: "active", actions: [name] });
});

test.each(OUTSIDE)("%s is refused as %s", async (_what, name, bytes) => {
  expect(await withPdf(bytes, async ({ numPages }) => numPages)).toBe(1);
  expect(await check(bytes)).toEqual({ problem: "active", actions: [name] });
});

test.each(WITH_OTHER_BYTES)(
  "%s is refused, because the file is more than a PDF",
  async (_what, bytes) => {
    expect(await withPdf(bytes, async ({ numPages }) => numPages)).toBe(1);
    expect(await check(bytes)).toEqual({ problem: "not-alone" });
  },
);

test("a file whose end is missing is refused as damaged", async () => {
  const text = Buffer.from(await plainPdf()).toString("latin1");
  const cut = Buffer.from(text.slice(0, text.lastIndexOf("%%EOF")), "latin1");
  expect(await check(cut)).toEqual({ problem: "broken" });
});

test.each(UNCLEAR)("objects behind %s are refused", async (_what, bytes) => {
  expect(await check(bytes)).toEqual({ problem: "unclear" });
});

test("encrypted with the empty password, which readers do not request, is refused", async () => {
  const bytes = lockedWithNothingPdf();
  expect(await withPdf(bytes, (pdf) => pdf.hasJSActions())).toBe(true);
  expect(await check(bytes)).toEqual({ problem: "password" });
});

test.each(HARMLESS)("%s passes", async (_what, bytes) => {
  expect(await check(bytes)).toMatchObject({ paginas: 1, anexos: [] });
});

test("a file that it carries is named with its size", async () => {
  const checked = await check(await pdfWithAnexo("medidas.csv", 2_048));
  expect(checked).toMatchObject({ anexos: [{ nome: "medidas.csv", bytes: 2_048 }] });
});

test("a file that only its spelling shows is said, without a name", async () => {
  expect(await check(pdfWithHiddenFile())).toMatchObject({
    anexos: [{ nome: "sem nome", bytes: null }],
  });
});

test("a signature passes and is named", async () => {
  expect(await check(await signedPdf("Helena Prado"))).toMatchObject({
    assinado: true,
    assinado_por: "Helena Prado",
  });
});

test("pages are counted", async () => {
  expect(await check(await plainPdf("a", 3))).toMatchObject({ paginas: 3 });
});

const DEMO = path.resolve("demo/midia/laudos");
test.each(
  readdirSync(DEMO)
    .filter((file) => file.endsWith(".pdf"))
    .slice(0, 8),
)("the demonstration's %s passes", async (file) => {
  const checked = await check(new Uint8Array(readFileSync(path.join(DEMO, file))));
  expect(checked).toMatchObject({ anexos: [] });
});
