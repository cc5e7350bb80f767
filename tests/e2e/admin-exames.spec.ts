import { expect, type Page } from "@playwright/test";
import { ownName, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own", expected: { messages: [/status of 4\d\d/] } });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });
const csv = (text: string) => ({
  name: "exames.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("a spreadsheet is checked, mended and imported on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signInAs(page, "recepcao");
  await page.goto("/admin/exames");
  await page.getByRole("button", { name: "Importar CSV" }).click();
  await expect(page.getByRole("heading", { name: "Importar CSV" })).toBeVisible();
  const field = page.getByLabel("Arquivo");
  const novo = "Exame da planilha";
  await field.setInputFiles(csv(`Nome;Descrição\n${novo};\n`));
  await expect(page.getByRole("heading", { name: "1 problema no arquivo" })).toBeFocused();
  await expect(page.getByRole("list", { name: "O que corrigir" })).toContainText(
    "Linha 2, Descrição: Descrição é obrigatória",
  );
  await expect(page.getByRole("button", { name: "Confirmar importação" })).toHaveCount(0);

  await field.setInputFiles(
    csv(`Nome;Descrição\n${novo};Mostra os ossos\nMAMOGRAFIA DIGITAL;Descrição da planilha\n`),
  );
  await expect(page.getByRole("heading", { name: "1 exame novo e 1 alterado" })).toBeFocused();
  await expect(page.getByRole("list", { name: "Serão criados" })).toContainText(novo);
  await expect(page.getByRole("list", { name: "Serão alterados" })).toContainText(
    "Depois: Descrição da planilha",
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirmar importação" }).click();
  await expect(notices(page)).toContainText("2 exames importados");
  await expect(page).toHaveURL("/admin/exames");
  await page.goto("/exames");
  await expect(page.getByText("Descrição da planilha")).toBeVisible();
});

test("what is exported changes nothing when it is imported", async ({ page }) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin/exames");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exportar CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^exames-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole("button", { name: "Importar CSV" }).click();
  await page.getByLabel("Arquivo").setInputFiles(await download.path());
  await expect(page.getByRole("heading", { name: /^Nada a mudar: os \d+ exames/ })).toBeFocused();
});

test("exams of the catalogue are found, ticked and confirmed on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signInAs(page, "recepcao");
  await page.goto("/admin/exames");
  await page.getByRole("button", { name: "Catálogo de exames" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catálogo de exames");
  await page.getByRole("button", { name: "Adicionar exames" }).click();
  await expect(page.getByRole("alert")).toHaveText("Escolha pelo menos um exame");
  const search = page.getByLabel("Buscar no catálogo");
  await search.fill("fetal");
  await expect(page.getByRole("status").getByText("1 exame encontrado")).toBeVisible();
  await page.getByText("Preparo e fonte de Ecocardiograma fetal").click();
  const source = page.getByText(/^Preparo comparado em 25\/11\/2026 com: Vittacor/);
  await expect(source.filter({ visible: true })).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Ecocardiograma fetal" }).check();
  await search.fill("transfontanela");
  await expect(page.getByRole("checkbox", { name: "Ecocardiograma fetal" })).toBeHidden();
  await page.getByRole("checkbox", { name: "Ultrassonografia transfontanela" }).check();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Adicionar 2 exames" }).click();
  await expect(notices(page)).toContainText("2 exames adicionados");
  await page.getByLabel("Buscar").fill("transfontanela");
  await page.keyboard.press("Enter");
  const rows = page
    .getByRole("table", { name: "Exames" })
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: /^Editar / }) });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Confira com o médico");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Conferido: Ultrassonografia transfontanela" }).click();
  await expect(notices(page)).toContainText("Exame marcado como conferido");
  await expect(rows).not.toContainText("Confira com o médico");
  await expect(
    page.getByRole("button", { name: "Editar Ultrassonografia transfontanela" }),
  ).toBeFocused();

  await page.goto("/admin/exames/catalogo");
  const listed = page.getByRole("checkbox", { name: "Ultrassonografia transfontanela" });
  await expect(listed).toBeDisabled();
  await expect(listed).toHaveAccessibleDescription(/Já está na lista/);
});

test("a file that is too large is named at its field, and not sent", async ({ page }) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin/exames/importar");
  await untilAwake(page);
  const field = page.getByLabel("Arquivo");
  await field.setInputFiles(csv("x".repeat(1024 * 1024 + 1)));
  await expect(field).toHaveAccessibleDescription(/O arquivo deve ter no máximo 1 MB/);
  await expect(page.getByRole("button", { name: "Conferir" })).toBeDisabled();
});

test.describe("without scripts", () => {
  // Without JavaScript each script that the page prefetches fails with the error `csp`.
  test.use({ javaScriptEnabled: false, expected: { messages: [/^csp: \S+\.js$/] } });

  test("the file is checked and imported too", async ({ page }) => {
    await signInAs(page, "recepcao");
    await page.goto("/admin/exames/importar");
    await page.getByLabel("Arquivo").setInputFiles(csv("Nome;Descrição\nSem scripts;Simples\n"));
    await page.getByRole("button", { name: "Conferir" }).click();
    await page.getByRole("button", { name: "Confirmar importação" }).click();
    await expect(page).toHaveURL("/admin/exames");
    await expect(page.getByRole("button", { name: "Importar CSV" })).toBeVisible();
  });
});

for (const width of [390, 1280]) {
  test(`several exams are added one after the other at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "editor");
    await page.goto("/admin/exames/novo");
    await untilAwake(page);
    const name = page.getByLabel("Nome", { exact: true });
    const text = page.getByLabel("Descrição");
    const another = page.getByRole("button", { name: "Criar e adicionar outro" });
    await another.click();
    await expect(name).toHaveAccessibleDescription(/é obrigatório/);
    for (const nome of ["Cintilografia óssea", "Cintilografia renal"].map((one) => ownName(one))) {
      await name.fill(nome);
      await text.fill("Mostra os ossos e os rins.");
      await another.click();
      await expect(notices(page)).toContainText("Exame criado");
      await expect(page).toHaveURL(/\/admin\/exames\/novo\?incluido=/);
      await expect(name).toHaveValue("");
      await expect(name).toBeFocused();
      await expect(text).toHaveValue("");
      await expect(page.getByText("Rascunho")).toHaveCount(0);
    }
    const last = ownName("Cintilografia do coração");
    await name.fill(last);
    await text.fill("Mostra o coração.");
    await page.getByRole("button", { name: "Salvar" }).click();
    const added = page.getByRole("region", { name: "Acabou de entrar" });
    await expect(added).toContainText(last);
    await page.getByRole("button", { name: `Editar ${last}` }).click();
    await expect(page.getByRole("heading", { name: "Editar Exame" })).toBeVisible();
    await expect(another).toHaveCount(0);
  });
}
