import { expect } from "@playwright/test";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";

test.use({ clinic: "own" });

test("national holidays are ticked and join the list; those that it has stay as they are", async ({
  page,
}) => {
  const notices = page.getByRole("region", { name: "Avisos" });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "admin_master");
  await page.goto("/admin/configuracoes");
  await untilAwake(page);
  await page.getByRole("link", { name: "Feriados nacionais" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Feriados nacionais");
  await untilAwake(page);
  const year = page.getByRole("group").last();
  await expect(year.getByRole("checkbox", { name: "Carnaval (terça-feira)" })).not.toBeChecked();
  await expect(page.getByRole("button", { name: /^Adicionar \d+ feriados$/ })).toBeVisible();
  const ticked = page.getByRole("checkbox", { checked: true, disabled: false });
  for (let left = await ticked.count(); left > 0; left--) {
    await ticked.first().click();
    await expect(ticked).toHaveCount(left - 1);
  }
  await expect(page.getByRole("button", { name: "Adicionar feriados" })).toBeVisible();
  for (const name of ["Sexta-feira Santa", "Corpus Christi"]) {
    await year.getByRole("checkbox", { name }).check();
  }
  await page.getByRole("button", { name: "Adicionar 2 feriados" }).click();
  await expect(notices).toContainText("2 feriados adicionados");
  await expect(page.getByRole("heading", { name: "Configurações Gerais" })).toBeVisible();
  const rows = page.getByLabel(/^Feriado \d+$/);
  await expect(rows.last()).toHaveValue("Corpus Christi");
  await page.getByRole("link", { name: "Feriados nacionais" }).click();
  for (const name of ["Sexta-feira Santa", "Corpus Christi"]) {
    const box = page.getByRole("group").last().getByRole("checkbox", { name });
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription(/Já está na lista/);
  }
});
