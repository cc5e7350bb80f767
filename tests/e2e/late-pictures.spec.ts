import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

const PATHS = ["/blog", "/profissionais", "/quem-somos"];
const FIRST_VIEW = 5;

function countPictures(page: Page) {
  const requested = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "image") requested.add(request.url());
  });
  return requested;
}

const loaded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main .late-picture > img")].every(
      (image) => image.complete && image.naturalWidth > 0,
    ),
  );

async function toTheEnd(page: Page) {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 300) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(30);
  }
}

for (const path of PATHS) {
  test(`${path} opens with few pictures and has them all at its end`, async ({ page }) => {
    const requested = countPictures(page);
    await page.goto(path, { waitUntil: "load" });
    expect(requested.size).toBeLessThanOrEqual(FIRST_VIEW);
    await toTheEnd(page);
    await expect.poll(() => loaded(page)).toBe(true);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS) {
    test(`${path} has every picture`, async ({ page }) => {
      const requested = countPictures(page);
      await page.goto(path);
      await toTheEnd(page);
      const all = await page.locator("main .late-picture").count();
      await expect.poll(() => requested.size).toBeGreaterThanOrEqual(all);
    });
  }
});
