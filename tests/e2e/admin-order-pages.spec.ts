import { expect } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import { test } from "./shared-page.ts";
import { namesInOrder, signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.use({ clinic: "own" });

test("a row is taken to the next page by keyboard, and back by mouse", async ({ page }) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin/exames");
  await untilAwake(page);
  const [first = ""] = await namesInOrder(page);
  const row = page.getByRole("row").filter({ hasText: first });
  const ordem = page.getByLabel(`Ordem de ${first}`);
  await page.keyboard.press("Tab");
  await expect(row).toHaveAttribute("draggable", "true");
  await page.getByRole("button", { name: `Arrastar ${first}` }).focus();
  await page.keyboard.press("Enter");
  const next = page.getByRole("button", { name: "Próxima página" });
  await tabTo(page, next);
  const rules = ["color-contrast", "button-name", "target-size"];
  expect(await violationsOf(page, { rules })).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/depois=/);
  await expect(page.getByText(`${first} agora é o 21º de 40.`)).toHaveCount(1);
  await expect(ordem).toBeFocused();
  await expect(ordem).toHaveValue("21");

  await expect(row).toHaveAttribute("draggable", "true");
  await row.hover({ position: { x: 60, y: 8 } });
  await page.mouse.down();
  await page.mouse.move(600, 500, { steps: 4 });
  const previous = page.getByRole("button", { name: "Página anterior" });
  const box = await previous.locator("xpath=ancestor::*[@data-rac][1]").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(`${first} agora é o 20º de 40.`)).toHaveCount(1);
  await expect(ordem).toBeFocused();
  await expect(ordem).toHaveValue("20");
});
