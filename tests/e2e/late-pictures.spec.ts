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

async function expectAllToTheEnd(page: Page) {
  await page.mouse.wheel(0, 300);
  const pictures = page.locator("main .late-picture > img");
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
}

for (const path of PATHS) {
  test(`${path} opens with few pictures and has them all at its end`, async ({ page }) => {
    const requested = countPictures(page);
    await page.goto(path, { waitUntil: "load" });
    expect(requested.size).toBeLessThanOrEqual(FIRST_VIEW);
    await expectAllToTheEnd(page);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS) {
    test(`${path} has every picture`, async ({ page }) => {
      await page.goto(path);
      await expectAllToTheEnd(page);
    });
  }
});
