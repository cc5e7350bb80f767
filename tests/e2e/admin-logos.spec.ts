import { expect, type Page } from "@playwright/test";
import { photo } from "../support/photo.ts";
import { test } from "./shared-page.ts";
import { confirmRestore, ownName, signInAs, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

test("an insurer's logo is sent, shown to patients at once, removed, and comes back", async ({
  page,
}) => {
  const nome = ownName("Plano Aurora");
  await signInAs(page, "recepcao");
  await page.goto("/admin/convenios/novo");
  await untilAwake(page);
  await page.getByLabel("Nome").fill(nome);
  await page
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name: "logo.jpg", mimeType: "image/jpeg", buffer: await photo(400) });
  await expect(notices(page)).toContainText("Imagem enviada com sucesso");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(notices(page)).toContainText("Convênio criado com sucesso!");
  const logo = async () => {
    await page.goto("/convenios");
    const item = page.getByRole("listitem").filter({ hasText: nome });
    // A logo has a white frame instead of the placeholder colour of other pictures.
    await expect(item.locator("[class*=placeholder-]")).toHaveCount(0);
    return item.locator("img").count();
  };
  expect(await logo()).toBe(1);

  await page.goto("/admin/convenios");
  await page.getByRole("button", { name: `Editar ${nome}` }).click();
  await untilAwake(page);
  await page.getByRole("button", { name: "Remover", exact: true }).click();
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(notices(page)).toContainText("Convênio atualizado com sucesso!");
  expect(await logo()).toBe(0);

  await page.goto("/admin/convenios");
  await page.getByRole("button", { name: `Editar ${nome}` }).click();
  await page.getByRole("link", { name: "Histórico" }).click();
  await confirmRestore(page, page.getByRole("button", { name: /^Restaurar esta versão/ }));
  await expect(notices(page)).toContainText("A versão escolhida voltou a valer.");
  expect(await logo()).toBe(1);
});
