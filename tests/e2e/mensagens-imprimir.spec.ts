import { expect } from "@playwright/test";
import { test } from "./shared-page.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

test("a period and a person stay in the address, and are printed whole and without the frame", async ({
  page,
}) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin/mensagens");
  const headers = { origin: new URL(page.url()).origin };
  const mensagem = `Quanto tempo demora?\n${"Uma frase longa. ".repeat(40)}Fim do texto.`;
  const form = { nome: "Olga Papel", email: "olga@exemplo.com.br", mensagem };
  await page.request.post("/contato", { form, headers, maxRedirects: 0 });
  await page.goto("/admin/mensagens?busca=olga+papel");
  await untilAwake(page);
  await page.getByRole("link", { name: "Abrir Olga Papel" }).click();
  await page.getByLabel("Resposta", { exact: true }).fill("Meia hora, Olga.");
  await page.getByRole("button", { name: "Responder por e-mail" }).click();
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText("Resposta guardada");
  await page.getByRole("link", { name: "Todas as mensagens" }).click();

  const filters = page.getByRole("search", { name: "Filtros" });
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Campo_Grande" });
  await filters.getByLabel("De", { exact: true }).fill(today);
  await filters.getByLabel("Até").fill(today);
  await filters.getByLabel("Pessoa").selectOption({ label: "Marina Falcão" });
  await filters.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(new RegExp(`de=${today}&ate=${today}`));
  await expect(page.getByRole("link", { name: "Abrir Olga Papel" })).toBeVisible();
  await page.reload();
  await expect(filters.getByLabel("Até")).toHaveValue(today);
  expect(await violationsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Imprimir" }).click();
  const article = page.getByRole("article", { name: "Olga Papel" });
  await expect(article).toContainText("Fim do texto.");
  await expect(article).toContainText("Meia hora, Olga.");
  await expect(page.getByText(/Pessoa: Marina Falcão · De /)).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("body[data-printed]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(article).toBeVisible();
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await expect(page.getByText("Painel Administrativo")).toBeHidden();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ media: "screen" });
  await page.goto("/admin/mensagens");
  expect(await violationsOf(page, { rules: ["target-size"] })).toEqual([]);
  await expectNoSidewaysScroll(page);
});
