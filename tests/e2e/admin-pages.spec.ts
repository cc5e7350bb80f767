/** Every screen of the back office at a phone's and a desk's width: no scroll sideways, axe silent. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { signInAs } from "./staff.ts";
import { test } from "./test.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const SCREENS = [
  ["/admin", "Dashboard"],
  ["/admin/usuarios", "Gerenciar Usuários"],
  ["/admin/usuarios/novo", "Novo Usuário"],
  ["/admin/conta", "Minha conta"],
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
      const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
      expect(violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)])).toEqual(
        [],
      );
    }
  });
}
