import { expect } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import { button, openNew } from "./post-form.ts";
import { test } from "./shared-page.ts";
import { ownName } from "./staff.ts";

test.use({ clinic: "own" });

const ORDER = [
  "Título",
  "Slug",
  "Autor",
  "Data de Publicação",
  "Status",
  "Ordem",
  "Categoria",
  "Tempo de leitura",
  "Texto alternativo",
  "Resumo",
];

for (const width of [390, 1024]) {
  test(`its fields are in the specified order, and on a desktop status and date are visible at once, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await openNew(page, ownName("Em ordem"));
    const fields = ORDER.map((name) => page.getByLabel(name, { exact: true }));
    await fields[0]?.focus();
    for (const field of fields.slice(1)) await tabTo(page, field);
    await page.evaluate(() => scrollTo(0, 0));
    const status = await page.getByLabel("Status").boundingBox();
    const titulo = await page.getByLabel("Título", { exact: true }).boundingBox();
    const isBeside = (status?.x ?? 0) > (titulo?.x ?? 0) + (titulo?.width ?? 0);
    expect(isBeside).toBe(width >= 1024);
    if (!isBeside) return;
    await expect(page.getByLabel("Status")).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Data de Publicação")).toBeInViewport({ ratio: 1 });
  });
}

test("beside Salvar stands what it will do, as status and date change", async ({ page }) => {
  await openNew(page, ownName("O que faz"));
  const save = button(page, "Salvar");
  await expect(save).toHaveAccessibleDescription("Fica como rascunho.");
  await page.getByLabel("Status").selectOption("publicado");
  await expect(save).toHaveAccessibleDescription("Publica na hora.");
  const date = page.getByLabel("Data de Publicação");
  await date.fill("05/01/2099 8h30");
  await expect(save).toHaveAccessibleDescription("Sai sozinho em 05/01/2099 às 08:30.");
  await date.fill("amanhã");
  await expect(save).toHaveAccessibleDescription("");
  await page.getByLabel("Status").selectOption("rascunho");
  await expect(save).toHaveAccessibleDescription("Fica como rascunho.");
});
