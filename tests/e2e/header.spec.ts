import { expect } from "@playwright/test";
import { test } from "./shared-page.ts";
import { violationsOf } from "./violations.ts";

const ENTRIES = ["Início", "Exames", "Convênios", "Quem Somos", "Profissionais", "Blog", "Contato"];
const PATHS = ["/", "/exames", "/convenios", "/quem-somos", "/profissionais", "/blog", "/contato"];

for (const [width, height] of [
  [320, 64],
  [767, 64],
  [768, 112],
  [1920, 112],
] as const) {
  test(`the header is ${height} px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const header = page.getByRole("banner");
    await expect.poll(() => header.boundingBox()).toMatchObject({ height, y: 0 });
  });
}

test("the navigation names the pages in order", async ({ page }) => {
  await page.goto("/");
  const links = page
    .getByRole("navigation", { name: "Principal" })
    .getByRole("list")
    .getByRole("link");
  await expect(links).toHaveText(ENTRIES);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    PATHS,
  );
});

test("results open in a new tab and say so; the clinic's own are here until another is set", async ({
  page,
}) => {
  await page.goto("/");
  const banner = page.getByRole("banner");
  const clinica = banner.getByRole("link", { name: /^Resultados Clínica\b.*nova aba/ });
  const cassems = banner.getByRole("link", { name: /^Resultados Cassems\b.*nova aba/ });
  for (const link of [clinica, cassems]) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
  }
  await expect(clinica).toHaveAttribute("href", "/resultados");
  await expect(cassems).toHaveAttribute("href", "https://www.cassems.com.br");
});

test("`Sair` is not offered to visitors who are not signed in", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByText("Sair", { exact: true })).toHaveCount(0);
});

test.describe("menu on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("opens and closes by its button, whose name says which", async ({ page }) => {
    await page.goto("/");
    const navigation = page.getByRole("navigation", { name: "Principal" });
    await expect(navigation).toBeHidden();
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await expect(navigation).toBeVisible();
    await expect(navigation.getByRole("link", { name: "Contato" })).toBeInViewport();
    await page.getByRole("button", { name: "Fechar menu" }).click();
    await expect(navigation).toBeHidden();
    await expect(page.getByRole("button", { name: "Abrir menu" })).toBeVisible();
  });

  test("opens by keyboard; Escape closes it and the focus stays on its button", async ({
    page,
  }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Abrir menu" });
    await button.focus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    const navigation = page.getByRole("navigation", { name: "Principal" });
    await expect(navigation).toBeVisible();
    await expect(page.getByRole("button", { name: "Fechar menu" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await page.keyboard.press("Tab");
    await expect(navigation.getByRole("link", { name: "Início" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(navigation).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("closes when the focus goes on behind it, and stays open between its button and its links", async ({
    page,
  }) => {
    await page.goto("/exames");
    const button = page.getByRole("button", { name: "Abrir menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    const navigation = page.getByRole("navigation", { name: "Principal" });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(navigation).toBeVisible();
    await navigation.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(navigation).toBeHidden();
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });

  test("a chosen link closes it and leads on", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "Exames" })
      .click();
    await expect(page).toHaveURL("/exames");
    await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  });

  test("closes too where the link leads to the page one is on", async ({ page }) => {
    await page.goto("/exames#lista");
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "Exames" })
      .click();
    await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  });

  test("has no accessibility violation while open", async ({ page }) => {
    await page.goto("/exames");
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await expect(page.getByRole("navigation", { name: "Principal" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("opens, closes by Escape, and leads on", async ({ page }) => {
      await page.goto("/");
      const navigation = page.getByRole("navigation", { name: "Principal" });
      await expect(navigation).toBeHidden();
      await page.getByRole("button", { name: "Abrir menu" }).click();
      await expect(navigation).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(navigation).toBeHidden();
      await page.getByRole("button", { name: "Abrir menu" }).click();
      await navigation.getByRole("link", { name: "Exames" }).click();
      await expect(page).toHaveURL("/exames");
    });
  });
});

test("on a phone the bottom bar marks the results while they are open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const link = page
    .getByRole("navigation", { name: "Acesso rápido" })
    .getByRole("link", { name: "Resultados" });
  await page.goto("/resultados");
  await expect(link).toHaveAttribute("aria-current", "page");
  await page.goto("/");
  await expect(link).not.toHaveAttribute("aria-current");
});
