/** Every screen of the back office at a phone's and a desk's width: no scroll sideways, axe silent. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { signInAs } from "./staff.ts";
import { test } from "./test.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** @returns what axe complains about, each with where it is; by all rules unless some are named */
async function violationsOf(page: Page, rules?: string[]) {
  // What the preview's frame shows is judged in public.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(STANDARDS)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** The preview's frame runs no script, not axe's either, and Chromium says so. */
test.use({ expected: { messages: [/^Blocked script execution in 'about:srcdoc'/] } });

const SCREENS = [
  "/admin",
  "/admin/configuracoes",
  "/admin/homepage",
  "/admin/homepage/sobre",
  "/admin/homepage/estrutura",
  "/admin/usuarios",
  "/admin/usuarios/novo",
  "/admin/conta",
  "/admin/paginas",
  "/admin/midia",
  "/admin/lixeira",
  "/admin/auditoria",
  ...RECORD_FIXTURES.flatMap(({ path }) => [path, `${path}/novo`]),
];

for (const width of [390, 1280]) {
  test(`every screen stands at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "admin_master");
    for (const path of SCREENS) {
      await open(page, path);
      await expectNoSidewaysScroll(page);
      // What the width changes is where things stand; the rest is judged once.
      expect(await violationsOf(page, width < 768 ? ["target-size"] : undefined), path).toEqual([]);
    }
  });
}

test("no screen scrolls sideways at 320 px with letters twice as large", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 900 });
  await signInAs(page, "admin_master");
  for (const path of SCREENS) {
    await open(page, path);
    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
    });
    await expectNoSidewaysScroll(page);
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

async function open(page: Page, path: string) {
  expect((await page.goto(path))?.status(), path).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function expectNoSidewaysScroll(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, page.url()).toBeLessThanOrEqual(0);
}
