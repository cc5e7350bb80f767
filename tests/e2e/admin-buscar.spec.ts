import { expect, type Page } from "@playwright/test";
import { DEMO_EXAMES } from "#demo/content/exames.ts";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Buscar no painel" });
const field = (page: Page) => dialog(page).getByRole("searchbox", { name: "Buscar no painel" });
const results = (page: Page) => dialog(page).getByRole("menu", { name: "Resultados" });
const EXAME = DEMO_EXAMES[0]?.nome ?? "";

async function open(page: Page) {
  await page.goto("/admin");
  await untilAwake(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test("Ctrl+K finds a screen and a record by keyboard alone", async ({ page }) => {
  await signInAs(page, "recepcao");
  await open(page);
  await expect(results(page).getByRole("menuitem", { name: "Mídia" })).toBeVisible();
  await page.keyboard.type("midia");
  await expect(results(page).getByRole("menuitem")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/midia");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type(EXAME);
  const found = results(page).getByRole("group", { name: "Exames" }).getByRole("menuitem");
  await expect(found.first()).toContainText(EXAME);
  await expect(dialog(page).getByRole("status")).toContainText(/resultado/);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/exames\/[0-9a-f-]{36}$/);
});

test("Escape leaves the screen as it was, with the focus where it was", async ({ page }) => {
  await signInAs(page, "editor");
  await page.goto("/admin/convenios/novo");
  await untilAwake(page);
  const nome = page.getByLabel("Nome", { exact: true });
  await nome.fill("Pela metade");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(nome).toBeFocused();
  await expect(nome).toHaveValue("Pela metade");
});

test("what is not there is said, and what the role may not open is not there", async ({ page }) => {
  await signInAs(page, "laudos");
  await open(page);
  const reports = ["Agendamentos", "Agenda", "Pacientes", "Laudos", "Imagens"];
  const screens = ["Dashboard", ...reports, "Minha conta"];
  await expect(results(page).getByRole("menuitem")).toHaveText(screens);
  await field(page).fill(EXAME);
  await expect(dialog(page).getByRole("status")).toContainText("Nada encontrado");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a button opens it, a patient is found, and it closes", async ({ page }) => {
    await signInAs(page, "laudos");
    await page.goto("/admin");
    await untilAwake(page);
    const button = page.getByRole("button", { name: "Buscar no painel" });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.click();
    await field(page).fill("barros");
    const found = results(page).getByRole("group", { name: "Pacientes" }).getByRole("menuitem");
    await expect(found.filter({ hasText: "Aparecida Barros Quevedo" })).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Fechar busca" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test.describe("without an answer", () => {
  test.use({ expected: { messages: [/status of 503/] } });

  test("it says so, and the next letter tries again", async ({ page }) => {
    await signInAs(page, "editor");
    await open(page);
    await page.route("**/admin/buscar", (route) => route.fulfill({ status: 503 }), { times: 1 });
    await field(page).fill(EXAME.slice(0, -1));
    await expect(dialog(page).getByRole("status")).toContainText("não responde agora");
    await field(page).fill(EXAME);
    await expect(results(page).getByRole("group", { name: "Exames" })).toBeVisible();
  });
});
