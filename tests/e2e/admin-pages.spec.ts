/** Every screen of the back office at a phone's and a desk's width: no scroll sideways, axe silent. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { signInAs } from "./staff.ts";
import { test } from "./test.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** @returns what axe complains about, each with where it is */
async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

const SCREENS = [
  ["/admin", "Dashboard"],
  ["/admin/configuracoes", "Configurações Gerais"],
  ["/admin/usuarios", "Gerenciar Usuários"],
  ["/admin/usuarios/novo", "Novo Usuário"],
  ["/admin/conta", "Minha conta"],
  ["/admin/depoimentos", "Depoimentos"],
  ["/admin/depoimentos/novo", "Depoimentos"],
  ["/admin/paginas", "Páginas"],
  ["/admin/midia", "Mídia"],
  ["/admin/auditoria", "Auditoria"],
] as const;

for (const width of [390, 1280]) {
  test(`every screen stands at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "admin_master");
    for (const [path, title] of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
      expect(await violationsOf(page), path).toEqual([]);
    }
  });
}

test("no screen scrolls sideways at 320 px with letters twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await signInAs(page, "admin_master");
  for (const [path, title] of SCREENS) {
    await page.goto(path);
    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
    });
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

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
