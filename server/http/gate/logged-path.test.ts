import { expect, test } from "vitest";
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
])("%s is logged without its protocol", (path) => {
  const logged = loggedPath(path);
  expect(logged).toContain("{protocolo}");
  expect(logged).not.toMatch(/ABCDE|FGHJ/i);
});

test.each(["/resultados/123.456.789-09", "/12345678909", "/x/123%2E456%2E789%2D09"])(
  "%s is logged without its CPF",
  (path) => {
    expect(loggedPath(path)).toContain("{cpf}");
  },
);

test.each(["/blog/ana@clinica.test", "/ana.maria%40clinica.test/x", "/x/ana%2540clinica.test"])(
  "%s is logged without its e-mail",
  (path) => {
    expect(loggedPath(path)).toContain("{email}");
    expect(loggedPath(path)).not.toMatch(/ana|clinica\.test/);
  },
);

test("any other address stays readable, and no line is longer than needed", () => {
  for (const path of ["/", "/exames/mamografia-digital", "/admin/usuarios/novo", "/%E0%A4%A"]) {
    expect(loggedPath(path)).toBe(path);
  }
  expect(loggedPath(`/${"a".repeat(5_000)}`)).toHaveLength(200);
});
