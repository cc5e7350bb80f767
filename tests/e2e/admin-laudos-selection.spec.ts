import { expect, type Page } from "@playwright/test";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { pagesOf } from "./laudo-files.ts";
import { test } from "./shared-page.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.use({ clinic: "own" });
test.describe.configure({ mode: "default" });

const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Selecionar / });
const selected = (page: Page, words: string) =>
  expect(page.getByRole("status").filter({ hasText: words })).toHaveCount(1);

async function open(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/laudos${search}`);
  await untilAwake(page);
}

test("reports are ticked by keyboard and released one by one, until somebody stops", async ({
  page,
}) => {
  await signInAs(page, "laudos");
  await open(page, "");
  await page.getByLabel("Situação").selectOption("Para liberar");
  await page.getByLabel("Exame").fill("a");
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(/status=para_liberar.*exame=a/);
  await expect(page.getByRole("button", { name: "Liberar selecionados" })).toBeHidden();
  await boxes(page).nth(0).press("Space");
  await selected(page, "1 laudo selecionado nesta página");
  await boxes(page).nth(1).press("Space");
  await selected(page, "2 laudos selecionados nesta página");
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Liberar selecionados" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Liberar laudo 1 de 2");
  const text = (await page.getByRole("main").textContent()) ?? "";
  const laudo = DEMO_LAUDOS.find(({ protocolo }) => text.includes(protocolo));
  const paciente = DEMO_PACIENTES[Number(laudo?.paciente)];
  expect(text).toContain(paciente?.nome);
  const birth = page.getByLabel("Data de nascimento do paciente");
  await birth.fill((paciente?.data_nascimento ?? "").split("-").reverse().join("/"));
  await page.getByRole("button", { name: "Confirmar liberação" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Liberar laudo 2 de 2");
  await expect(birth).toHaveValue("");
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText("Laudo liberado.");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Parar aqui" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 de 2 laudos liberados");
  const table = page.getByRole("table", { name: "Laudos selecionados" });
  await expect(table.getByRole("row").filter({ hasText: laudo?.protocolo ?? "" })).toContainText(
    "Liberado",
  );
  await expect(table).toContainText("Ainda não foi a vez dele");
});

test("on a phone slips are printed a page each, and patients are told one by one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "recepcao");
  await open(page, "?status=liberado");
  await boxes(page).first().check();
  await page.getByRole("button", { name: "Selecionar todos" }).click();
  const all = await boxes(page).count();
  await selected(page, `${all} laudos selecionados nesta página`);
  await page.getByRole("button", { name: "Limpar seleção" }).click();
  await expect(page.getByRole("button", { name: "Imprimir comprovantes" })).toBeHidden();
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  expect(await violationsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Imprimir comprovantes" }).click();
  await expect(page.getByRole("article", { name: "Comprovante" })).toHaveCount(2);
  const slip = [298, 420];
  expect(await pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([slip, slip]);

  await page.goBack();
  await untilAwake(page);
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  await page.getByRole("button", { name: "Avisar pelo WhatsApp" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Avisar pelo WhatsApp");
  await untilAwake(page);
  const link = page.getByRole("link", { name: /^Avisar .* pelo WhatsApp$/ }).first();
  await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  expect(await violationsOf(page)).toEqual([]);
});
