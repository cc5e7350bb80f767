import { expect } from "@playwright/test";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signInAs } from "./staff.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

const SCREENS = {
  "of the site": [
    "/admin/configuracoes",
    "/admin/configuracoes/feriados",
    "/admin/exames/catalogo",
    "/admin/exames/grupos",
    "/admin/cobertura",
    "/admin/homepage",
    "/admin/homepage/sobre",
    "/admin/homepage/estrutura",
    "/admin/paginas",
    "/admin/midia",
  ],
  "of the people and their work": [
    "/admin",
    "/admin/usuarios",
    "/admin/usuarios/novo",
    "/admin/conta",
    "/admin/lixeira",
    "/admin/auditoria",
    "/admin/agenda",
    "/admin/agendamentos/numeros",
  ],
  "with records": RECORD_FIXTURES.map(({ path }) => path),
  "for a new record": RECORD_FIXTURES.map(({ path }) => `${path}/novo`),
};

for (const [which, paths] of Object.entries(SCREENS)) {
  test(`every screen ${which} stands at a desk's and a phone's width, and at 320 px with letters twice as large`, async ({
    page,
  }) => {
    test.slow();
    await signInAs(page, "admin_master");
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 });
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await violationsOf(page), path).toEqual([]);
      await page.setViewportSize({ width: 390, height: 900 });
      await expectNoSidewaysScroll(page);
      // A narrower page changes only sizes and positions, so this rule is enough.
      expect(await violationsOf(page, { rules: ["target-size"] }), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 900 });
      await page.locator("html").evaluate((html) => {
        html.style.fontSize = "200%";
      });
      await expectNoSidewaysScroll(page);
    }
  });
}

test("what opens over a screen has no violation either", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios");
  await page.getByRole("button", { name: "Abrir menu lateral" }).click();
  await expect(page.getByRole("dialog", { name: "Menu lateral" })).toBeVisible();
  expect(await violationsOf(page), "drawer").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "admin@clinica.test" }).click();
  await expect(page.getByRole("menuitem", { name: "Sair" })).toBeVisible();
  expect(await violationsOf(page), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Excluir Caio Menezes" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect(await violationsOf(page), "question").toEqual([]);
});
