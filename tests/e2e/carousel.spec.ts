/** How the carousel turns and waits is in scripts/carousel.spec.ts. */
import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

function controls(page: Page) {
  const group = page.getByRole("group", { name: "Imagens da clínica" });
  return {
    group,
    dots: group.getByRole("button", { name: /^Ir para a imagem \d+$/ }),
    button: (name: string) => group.getByRole("button", { name, exact: true }),
  };
}

async function open(page: Page): Promise<number> {
  // No slide may change while a slow machine loads the page.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/");
  const { group, dots } = controls(page);
  await expect(group).toBeVisible();
  return dots.count();
}

async function expectShown(page: Page, number: number) {
  const { dots, button } = controls(page);
  await expect(button(`Ir para a imagem ${number}`)).toHaveAttribute("aria-current", "true");
  await expect(dots.and(page.locator("[aria-current]"))).toHaveCount(1);
}

test("buttons and dots lead through the images, round at both ends", async ({ page }) => {
  const count = await open(page);
  const { button } = controls(page);
  expect(count).toBeGreaterThan(1);
  await expectShown(page, 1);
  await button("Imagem anterior").click();
  await expectShown(page, count);
  await button("Próxima imagem").click();
  await expectShown(page, 1);
  await button("Próxima imagem").click();
  await expectShown(page, 2);
  await button(`Ir para a imagem ${count}`).click();
  await expectShown(page, count);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the first image shows and no button promises more", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Próxima imagem" })).toBeHidden();
  });
});

test.describe("with one image or none", () => {
  test.use({ clinic: "empty" });

  test("there is nothing to turn", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Próxima imagem" })).toHaveCount(0);
  });
});
