import { expect } from "@playwright/test";
import { test } from "./test.ts";

const GOOGLE = "https://www.google.com";

test.use({ expected: { origins: [GOOGLE] } });

test("nothing is requested from Google before the click on Carregar mapa; then one frame is", async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route(`${GOOGLE}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Mapa</title>" });
  });
  await page.goto("/");
  const load = page.getByRole("button", { name: "Carregar mapa" });
  await load.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.locator("link[rel*=preconnect], link[rel=dns-prefetch]")).toHaveCount(0);

  await load.click();
  const frame = page.locator("iframe");
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute("title", /mapa/i);
  await expect(frame).toBeFocused();
  await expect.poll(() => requested.length).toBe(1);
  expect(requested[0]).toMatch(/^https:\/\/www\.google\.com\/maps\?q=Rua%20dos%20Ip%C3%AAs/);
  await expect(load).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link leads to the map instead, and the button is not offered", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Carregar mapa" })).toBeHidden();
    await expect(page.getByRole("link", { name: /^Abrir no Google Maps/ })).toBeVisible();
  });
});
