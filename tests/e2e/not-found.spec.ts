import { expect } from "@playwright/test";
import { NOT_FOUND_MESSAGES } from "./public-pages.ts";
import { test } from "./shared-page.ts";

test.use({ expected: { messages: NOT_FOUND_MESSAGES } });

test("an unknown address answers 404 with the two fixed lines and a way home", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  const response = await page.goto("/nenhum/lugar?x=1");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Oops! Page not found", { exact: true })).toBeVisible();
  expect(warnings).toEqual(["404: /nenhum/lugar"]);
  const home = page.getByRole("main").getByRole("link").first();
  await expect(home).toHaveAttribute("href", "/");
  await home.click();
  await expect(page).toHaveURL("/");
});

test("it looks for an exam in its place", async ({ page }) => {
  await page.goto("/exames-antigos");
  await page.getByLabel("Buscar exame").fill("mamografia");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL("/exames?busca=mamografia");
  await expect(page.getByRole("heading", { name: "Mamografia digital" })).toBeVisible();
});

test("it is not for search engines, and never cached", async ({ page }) => {
  const response = await page.goto("/uma-pagina-que-nao-existe");
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});
