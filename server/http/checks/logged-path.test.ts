import { expect, test } from "vitest";
import { parseProtocolo } from "#domain/laudos/protocolo.ts";
import { loggedPath } from "./logged-path.ts";

test.each([
  "/resultados/laudos/2026-ABCDE-FGHJK",
  "/resultados/laudos/2026-abcde-fghjk",
  "/resultados/laudos/2026ABCDEFGHJK",
  "/resultados/laudos/2026-ABCDE-FGHJK.pdf",
  "/resultados/laudos/2026%2DABCDE%2DFGHJK",
  "/resultados/laudos/%32026-ABCDE-FGHJ%4b",
  "/resultados/laudos/2026%252DABCDE%252DFGHJK",
  "/resultados/laudos/2026 ABCDE FGHJK",
  "/resultados/laudos/2026–ABCDE–FGHJK/paginas/1",
  "/admin/laudos/2026-ABCDE-FGHJK",
  "/2026-ABCDE-FGHJK",
  "/resultados/laudos/2026----ABCDE-----FGHJK",
  "/resultados/laudos/2026+ABCDE+FGHJK",
  "/resultados/laudos/2026%2BABCDE%20FGHJK",
  "/resultados/laudos/2026\u200bABCDE\u200d\ufeffFGHJK",
  "/resultados/laudos/2026%E2%80%8BABCDE%E2%80%8BFGHJK",
  "/resultados/laudos/2026-AB%C2%ADCDE-FGHJK",
  "/resultados/laudos/2-0-2-6-A-B-C-D-E-F-G-H-J-K",
  "/resultados/laudos/2o26-ABCDE-FGHJK",
  "/resultados/laudos/２０２６-ＡＢＣＤＥ-ＦＧＨＪＫ",
  "/resultados/laudos/2026−ABCDE‐FGHJK",
  "/resultados/laudos/2026/ABCDE/FGHJK",
  "/resultados/laudos/2026_ABCDE~FGHJK",
  "/resultados/laudos/20 2026-ABCDE-FGHJK",
  "/resultados/laudos/2026%2DABCDE%2DFGHJK%FF",
  "/resultados/laudos/2026-ABCDE-FGHJK%ZZ",
  "/resultados/laudos/2026%25252DABCDE%2DFGHJK",
])("%s is logged without its protocol", (path) => {
  const logged = loggedPath(path);
  expect(logged).toContain("{protocolo}");
  const folded = logged.normalize("NFKC").replace(/[^a-z0-9]/gi, "");
  expect(folded).not.toMatch(/A?BCDE|FGH|HJK/i);
});

test("a protocol's half, or one with O for 0, is logged no more than a whole one", () => {
  expect(loggedPath("/resultados/laudos/2026----7HKA8")).toBe("/resultados/laudos/{protocolo}");
  expect(loggedPath("/resultados/laudos/2O26-7HKAO-OOOOO/pdf")).toBe(
    "/resultados/laudos/{protocolo}/pdf",
  );
});

test("whatever its own reader takes for a protocol is none in the log", () => {
  const marks = [
    "",
    "-",
    "---------",
    " ",
    "+",
    ".",
    "_",
    "\u200b",
    "\u2060",
    "–",
    "%2D",
    "/",
    "~",
    "'",
  ];
  for (const first of marks) {
    for (const second of marks) {
      for (const written of ["7HKA8", "7hka8", "７ＨＫＡ８"]) {
        const typed = `2026${first}${written}${second}9XYZ2`;
        expect(parseProtocolo(decodeURIComponent(typed)), typed).toBe("2026-7HKA8-9XYZ2");
        expect(loggedPath(`/resultados/laudos/${typed}`)).toBe("/resultados/laudos/{protocolo}");
      }
    }
  }
});

test.each([
  "/resultados/123.456.789-09",
  "/12345678909",
  "/x/123%2E456%2E789%2D09",
  "/123--456--789--09",
  "/123+456+789+09",
  "/123\u200b456\u200b789\u200b09",
  "/１２３４５６７８９０９",
])("%s is logged without its CPF", (path) => {
  expect(loggedPath(path)).toContain("{cpf}");
  expect(loggedPath(path)).not.toMatch(/456|４５６/);
});

test.each([
  "/blog/ana@clinica.test",
  "/ana.maria%40clinica.test/x",
  "/x/ana%2540clinica.test",
  "/x/ana%EF%BC%A0clinica.test",
])("%s is logged without its e-mail", (path) => {
  expect(loggedPath(path)).toContain("{email}");
  expect(loggedPath(path)).not.toMatch(/ana|clinica\.test/);
});

test("any other address stays readable, and no line is longer than needed", () => {
  for (const path of [
    "/",
    "/exames/mamografia-digital",
    "/admin/usuarios/novo",
    "/%E0%A4%A",
    "/blog/novidades-2026",
    "/admin/laudos/20261234-2026-4026-8026-202612345678",
    "/assets/site-B3f9aQ2x.js",
    "//x",
  ]) {
    expect(loggedPath(path)).toBe(path);
  }
  expect(loggedPath(`/${"a".repeat(5_000)}`)).toHaveLength(200);
});

test.each(["/agendar/A-ABCDE-FGHJK", "/Agendar//a%2Dabcde-fghjk.ics", "/agendar/%41-ABCDE-FGHJK"])(
  "%s is logged without the request's code",
  (path) => {
    expect(loggedPath(path)).toBe("/agendar/{codigo}");
  },
);

test.each([
  `/c/${"aB3-_".repeat(8)}xyz`,
  `/c/${"A".repeat(43)}/arquivo`,
  `//c//${"A".repeat(43)}`,
  `/C/${"A".repeat(43)}`,
  "/c/2026-7HKA8",
  `/%63/${"A".repeat(43)}`,
])("%s is logged without the secret of its share", (path) => {
  expect(loggedPath(path)).toMatch(/^\/{1,2}c\/\{segredo\}(?:\/arquivo)?$/);
});
