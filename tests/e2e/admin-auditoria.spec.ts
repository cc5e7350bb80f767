import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "./shared-page.ts";
import { emailOf, makeUsuario, ownName, signInAs } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

test("a change says who, what, when and from where, before and after", async ({ page }) => {
  const nome = ownName("Marta Viana");
  await makeUsuario(page.request, { nome, email: emailOf(nome), tipo_usuario: "leitor" });
  await page.goto("/admin/usuarios");
  await page.getByRole("button", { name: `Editar ${nome}` }).click();
  await page.getByLabel("Tipo de Usuário").selectOption("laudos");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Usuário atualizado com sucesso")).toBeVisible();
  await page.getByRole("link", { name: "Auditoria" }).click();

  const rows = page.getByRole("table", { name: "O que foi feito" }).getByRole("row");
  const made = rows.filter({ hasText: `criou Usuário ${nome}` });
  await expect(made).toContainText("Helena Duarte");
  await expect(made).toContainText("127.0.0.1");
  await expect(made).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
  await made.getByText("O que mudou").click();
  await expect(made.getByText(emailOf(nome))).toBeVisible();

  const changed = rows.filter({ hasText: `alterou Usuário ${nome}` });
  await changed.getByText("O que mudou").click();
  await expect(changed).toContainText("Antes: Leitor");
  await expect(changed).toContainText("Depois: Laudos");
  await changed.getByRole("link", { name: nome }).click();
  await expect(page.getByLabel("Nome Completo")).toHaveValue(nome);
});

test("filters by person, thing and time, and clears them again", async ({ page }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin/auditoria");
  const search = page.getByRole("search", { name: "Filtros" });
  await search.getByLabel("O quê").selectOption({ label: "Convênio" });
  await search.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(/coisa=convenios/);
  const rows = page.getByRole("table", { name: "O que foi feito" }).getByRole("row");
  await expect(rows).toHaveCount(13);
  await expect(rows.nth(1)).toContainText("Convênio");
  await search.getByLabel("Até").fill("2020-01-01");
  await search.getByRole("button", { name: "Filtrar" }).click();
  await expect(page.getByText("Nada encontrado")).toBeVisible();
  await page.getByRole("link", { name: "Limpar filtros" }).click();
  await expect(rows).toHaveCount(51);
  const newest = await rows.nth(1).textContent();
  await page.getByRole("link", { name: "Próxima" }).click();
  await expect(page.getByText("Página 2")).toBeVisible();
  expect(await rows.nth(1).textContent()).not.toBe(newest);
  await page.getByRole("link", { name: "Anterior" }).click();
  await expect(page.getByText("Página 1")).toBeVisible();
  expect(await rows.nth(1).textContent()).toBe(newest);
});

test("an address that counted pages, or says nothing, begins at the first page", async ({
  page,
}) => {
  await signInAs(page, "admin_master");
  const first = page.getByRole("table", { name: "O que foi feito" }).getByRole("row").nth(1);
  await page.goto("/admin/auditoria?coisa=convenios");
  await expect(first).toBeVisible();
  const text = await first.textContent();
  for (const search of ["pagina=999", "depois=nada", "antes=WzEsIjEiLCIxIl0"]) {
    await page.goto(`/admin/auditoria?coisa=convenios&${search}`);
    expect(await first.textContent()).toBe(text);
  }
});

test("is exported as a file for a spreadsheet, with the filters of the screen", async ({
  page,
}) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin/auditoria?coisa=convenios");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exportar CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^auditoria-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  const lines = text.trim().split("\r\n");
  expect(lines[0]).toContain("Quando;Quem;Ação");
  expect(lines).toHaveLength(13);
});
