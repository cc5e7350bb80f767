import { expect, type Page } from "@playwright/test";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "new" });

const panel = (page: Page) => page.getByRole("region", { name: "Primeiros passos" });
const samples = (page: Page) => page.getByRole("region", { name: "Ainda são exemplos" });
const step = (page: Page, name: string) =>
  panel(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });

test("each step leads to its part of a screen, and the next one is marked", async ({ page }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin");
  await expect(panel(page).getByRole("listitem")).toHaveCount(13);
  await expect(panel(page).locator("[aria-current=step]")).toContainText("Nome e contatos");
  await expect(panel(page).getByRole("button")).toHaveText([
    "Ficar com as cores de agora",
    "Enviar e-mail de teste",
    "Só eu uso o painel",
    "Guardei uma cópia",
    "Ocultar exemplos",
  ]);
  await panel(page).getByRole("link", { name: "Encarregado de dados" }).click();
  await expect(page).toHaveURL("/admin/configuracoes#dados");
  await expect(page.getByRole("region", { name: "Proteção de dados" })).toBeInViewport();
});

test("a button at the end of the list leaves the list where it is", async ({ page }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin");
  await untilAwake(page);
  const send = panel(page).getByRole("button", { name: "Enviar e-mail de teste" });
  await send.click();
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText("e-mail");
  await expect(send).toBeInViewport();
});

test("a step done on its screen is marked as done, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 850 });
  await signInAs(page, "admin_master");
  await page.goto("/admin");
  await untilAwake(page);
  await panel(page).getByRole("link", { name: "Exames", exact: true }).click();
  await expect(page).toHaveURL("/admin/exames");
  await page.getByRole("button", { name: "Adicionar Exame" }).click();
  await page.getByLabel("Nome", { exact: true }).fill("Ultrassonografia de abdome");
  await page.getByLabel("Descrição").fill("Mostra os órgãos da barriga.");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText("Exame criado");
  await page.goto("/admin");
  await expect(step(page, "Exames")).toContainText("pronto");
  await expect(panel(page)).toContainText("1 de 13 prontos");
  expect(await violationsOf(page)).toEqual([]);
});

test("hiding the testimonials is one way to be done with their examples", async ({ page }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin");
  await untilAwake(page);
  await samples(page).getByRole("link", { name: "Depoimentos e avaliações" }).click();
  await expect(page.getByText("o site mostra dois exemplos")).toBeVisible();
  await page.getByRole("switch", { name: "Mostrar seção" }).uncheck();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText("Seção atualizada");
  await page.goto("/admin");
  await expect(samples(page)).not.toContainText("Depoimentos e avaliações");
});

for (const width of [390, 1280]) {
  test(`the examples leave the site by one press, and come back by another, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await signInAs(page, "admin_master");
    const figures = page.getByText("Satisfação dos pacientes");
    await page.goto("/");
    await expect(figures).toBeVisible();
    for (const [button, count] of [
      ["Ocultar exemplos", 0],
      ["Mostrar exemplos", 1],
    ] as const) {
      await page.goto("/admin");
      await untilAwake(page);
      await panel(page).getByRole("button", { name: button }).click();
      await expect(page.getByRole("region", { name: "Avisos" })).toContainText("de exemplo");
      expect(await violationsOf(page)).toEqual([]);
      await page.goto("/");
      await expect(figures).toHaveCount(count);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.goto("/quem-somos");
      await expect(page.getByRole("region", { name: "Nossos números" })).toHaveCount(count);
    }
  });
}
