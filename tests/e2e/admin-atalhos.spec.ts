import { expect, type Page } from "@playwright/test";
import { DEMO_EMAILS } from "#tests/support/staff-cookies.ts";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

const help = (page: Page) => page.getByRole("dialog", { name: "Atalhos do teclado" });
const single = (page: Page) => help(page).getByRole("switch", { name: /^Usar os atalhos/ });

test("a list is worked with single keys, and ? names them", async ({ page }) => {
  await signInAs(page, "editor");
  await page.goto("/admin/exames");
  await untilAwake(page);
  await page.keyboard.press("?");
  await expect(help(page)).toContainText("Ir para a busca da lista");
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("n");
  await expect(page).toHaveURL("/admin/exames");
  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);

  const edits = page.getByRole("button", { name: /^Editar / });
  await page.keyboard.press("j");
  await expect(edits.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(edits.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(edits.nth(0)).toBeFocused();

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Buscar no painel" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(edits.nth(0)).toBeFocused();

  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Buscar" });
  await expect(search).toBeFocused();
  await page.keyboard.type("n?/jk");
  await expect(search).toHaveValue("n?/jk");
  await expect(help(page)).toHaveCount(0);
  await search.blur();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/admin\/exames\/novo/);
  await page.getByLabel("Nome", { exact: true }).fill("n?");
  await expect(help(page)).toHaveCount(0);
});

test("they can be switched off, and are found in the account menu then", async ({ page }) => {
  await signInAs(page, "leitor");
  await page.goto("/admin");
  await untilAwake(page);
  await page.keyboard.press("?");
  await single(page).uncheck();
  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);
  await page.keyboard.press("?");
  await page.getByRole("button", { name: DEMO_EMAILS.leitor }).click();
  await page.getByRole("menuitem", { name: "Atalhos do teclado" }).click();
  await expect(help(page)).toHaveCount(1);
  await expect(single(page)).not.toBeChecked();
  await single(page).check();
  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(help(page)).toBeVisible();
});
