import { expect, test } from "vitest";
import { isBackOffice, isRouterData } from "./back-office.ts";

test.each([
  ["/admin", true],
  ["/admin.data", true],
  ["/admin/usuarios", true],
  ["/admin/usuarios.data", true],
  ["/administrador", false],
  ["/admin.png", false],
  ["/", false],
  ["/exames", false],
])("%s belongs to the back office: %s", (pathname, expected) => {
  expect(isBackOffice(pathname)).toBe(expected);
});

test.each([
  ["/admin.data", true],
  ["/admin/usuarios/novo.data", true],
  ["/admin/usuarios", false],
  ["/admin/foto.png", false],
  ["/exames.data", false],
])("%s is asked for by the browser's router: %s", (pathname, expected) => {
  expect(isRouterData(pathname)).toBe(expected);
});
