import { expect } from "@playwright/test";
import sharp from "sharp";
import {
  chooseCropped,
  dialog,
  namesOf,
  notices,
  open,
  publicPhoto,
  save,
} from "./profissional-form.ts";
import { test } from "./shared-page.ts";
import { confirmRestore, ownName } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

test.describe("a photograph that does not arrive", () => {
  test.use({ expected: { messages: [/status of 40[01]/] } });

  test("because the session ended leaves the form as it was, also where nobody signs in", async ({
    page,
  }) => {
    await open(page);
    await page.context().clearCookies();
    await chooseCropped(page);
    const again = page.getByRole("dialog", { name: "Sua sessão terminou" });
    await again.getByRole("button", { name: "Cancelar" }).press("Enter");
    await expect(page.getByLabel("Foto", { exact: true })).toHaveAccessibleDescription(
      /Erro ao fazer upload da foto/,
    );
    await expect(dialog(page).getByRole("button", { name: "Selecionar Imagem" })).toBeVisible();
  });

  test("because it lies about its type is named at the field, and the rest of the form stays", async ({
    page,
  }) => {
    await open(page);
    await dialog(page).getByLabel("Nome").fill("Dra. Fica");
    await page.getByLabel("Foto", { exact: true }).setInputFiles({
      name: "retrato.png",
      mimeType: "image/png",
      buffer: Buffer.from("<html><script>1</script>"),
    });
    await expect(page.getByLabel("Foto", { exact: true })).toHaveAccessibleDescription(
      /Por favor, selecione um arquivo de imagem válido/,
    );
    await expect(notices(page)).toContainText(
      "ErroPor favor, selecione um arquivo de imagem válido",
    );
    await expect(dialog(page).getByLabel("Nome")).toHaveValue("Dra. Fica");
    await expect(dialog(page).getByLabel("Título")).toHaveValue("Médica");
  });
});

test("a photograph is replaced from the library, removed, and comes back with its version", async ({
  page,
}) => {
  const [nome = ""] = await namesOf(page);
  const first = await publicPhoto(page, nome);
  await open(page, nome);
  await dialog(page).getByRole("button", { name: "Escolher da biblioteca" }).click();
  const library = page.getByRole("dialog", { name: "Biblioteca de mídia" });
  await library.getByRole("list", { name: "Imagens" }).getByRole("button").last().click();
  await save(page);
  await expect(notices(page)).toContainText("Profissional atualizado com sucesso");
  const second = await publicPhoto(page, nome);
  expect(second).not.toBe(first);

  await open(page, nome);
  await dialog(page).getByRole("button", { name: "Remover", exact: true }).press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Selecionar Imagem" })).toBeFocused();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await save(page);
  await expect(notices(page)).toContainText("Profissional atualizado com sucesso");
  expect(await publicPhoto(page, nome)).toBeNull();

  await open(page, nome);
  await dialog(page).getByRole("link", { name: "Histórico" }).click();
  const restore = page.getByRole("button", { name: /^Restaurar esta versão/ });
  await confirmRestore(page, restore.first());
  await expect(notices(page)).toContainText("A versão escolhida voltou a valer.");
  expect(await publicPhoto(page, nome)).toBe(second);
});

test("saving waits for a photograph that is on its way", async ({ page }) => {
  const nome = `Dr. ${ownName("Espera")}`;
  await open(page);
  await dialog(page).getByLabel("Nome").fill(nome);
  await dialog(page).getByLabel("Especialidade").fill("Radiologia");
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/admin/midia/enviar", async (route) => {
    await held;
    await route.continue();
  });
  await chooseCropped(page);
  await expect(page.getByRole("progressbar", { name: /^Enviando/ })).toBeVisible();
  await save(page);
  await expect(dialog(page)).toContainText("O formulário será salvo assim que a imagem chegar.");
  go();
  await expect(notices(page)).toContainText("Profissional adicionado com sucesso");
  expect(await publicPhoto(page, nome)).not.toBeNull();
});

test("an upright photograph of a telephone is cropped without scrolling", async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const create = { width: 900, height: 1600, channels: 3, background: "#345" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await page
    .getByLabel("Foto", { exact: true })
    .setInputFiles({ name: "em-pe.jpg", mimeType: "image/jpeg", buffer });
  const crop = page.getByRole("dialog", { name: "Recortar imagem" });
  await expect(crop.getByRole("button", { name: "Usar recorte" })).toBeEnabled();
  await expect(crop.getByRole("button", { name: "Usar recorte" })).toBeInViewport({ ratio: 1 });
  await expect(crop.getByRole("heading", { name: "Recortar imagem" })).toBeInViewport();
});
