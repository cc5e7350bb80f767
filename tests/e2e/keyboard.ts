import { expect, type Locator, type Page } from "@playwright/test";

export async function tabTo(page: Page, target: Locator, key = "Tab") {
  await expect(target).toBeAttached();
  await expect(async () => {
    await page.keyboard.press(key);
    const isFocused = await target.evaluate((element) => element === document.activeElement);
    expect(isFocused, `${key} leads to ${target}`).toBe(true);
  }).toPass({ intervals: [0] });
}

export async function pressAt(page: Page, target: Locator, key = "Tab") {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}
