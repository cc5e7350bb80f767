import { expect, type Page } from "@playwright/test";
import { test } from "./script-page.ts";

const HTML = '<p>Exames</p><picture class="late-picture"><img alt=""></picture>';

const isFetching = (page: Page) =>
  expect(page.locator("html.fetch-ahead"), "pictures are fetched ahead");

for (const [what, act] of [
  ["a touch", (page: Page) => page.getByText("Exames").dispatchEvent("touchstart")],
  ["a press", (page: Page) => page.getByText("Exames").click()],
  ["the wheel", (page: Page) => page.mouse.wheel(0, 10)],
  ["a key", (page: Page) => page.keyboard.press("Tab")],
] as const) {
  test(`the pictures below are fetched after ${what}`, async ({ page, open }) => {
    await open(HTML);
    await page.evaluate(() => dispatchEvent(new Event("scroll")));
    await isFetching(page).toHaveCount(0);
    await act(page);
    await isFetching(page).toHaveCount(1);
  });
}

test("a page without such pictures stays as it is", async ({ page, open }) => {
  await open("<p>Exames</p>");
  await page.getByText("Exames").click();
  await isFetching(page).toHaveCount(0);
});
