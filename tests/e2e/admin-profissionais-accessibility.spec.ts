/** The doctors' list and their dialog, for people who use a screen reader or a small phone. */
import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { signInAs } from "./staff.ts";
import { test } from "./test.ts";

test.use({ clinic: "own" });

const PATH = "/admin/profissionais";

test("neither the list nor the dialog breaks a rule of accessibility", async ({ page }) => {
  await signInAs(page, "recepcao");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [PATH, `${PATH}/novo`]) {
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  }
});
