import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";

test.use({ clinic: "own" });
test.describe.configure({ mode: "default" });

async function open(page: Page, tab = "") {
  await signInAs(page, "editor");
  await page.goto(`/admin/homepage${tab}`);
  await untilAwake(page);
}

async function save(page: Page, section: string) {
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText(`Seção ${section} atualizada com sucesso`).first()).toBeVisible();
}

function png(background: string) {
  return sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer();
}

test("the hero: the preview follows typing, rows move and go, and the site has it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await expect(page.getByRole("tab", { name: "Hero" })).toHaveAttribute("aria-selected", "true");
  const preview = page.frameLocator('iframe[title="Prévia da seção Hero"]');
  await page.getByLabel("Título", { exact: true }).fill("Bem-vinda à clínica");
  await expect(preview.getByRole("heading", { name: "Bem-vinda à clínica" })).toBeVisible();

  await page.getByRole("button", { name: "Adicionar estatística" }).click();
  await page.getByLabel("Valor 5").fill("1234");
  await page.getByLabel("Descrição 5").fill("Sorrisos");
  await page.getByRole("button", { name: "Mover estatística 5 para cima" }).click();
  await expect(page.getByLabel("Valor 4")).toHaveValue("1234");
  await page.getByRole("button", { name: "Remover estatística 1" }).click();
  await expect(page.getByLabel("Valor 3")).toHaveValue("1234");
  const step = (name: string) => page.getByRole("button", { name: `Mover estatística ${name}` });
  await step("2 para cima").press("Enter");
  await expect(step("1 para baixo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(step("2 para baixo")).toBeFocused();
  await expect(preview.getByText("Sorrisos")).toBeVisible();
  await save(page, "Hero");

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Bem-vinda à clínica" })).toBeVisible();
  await expect(page.getByText("Sorrisos")).toBeVisible();
});

test("several images at once: the bad ones are named, the good ones come in, and one goes", async ({
  page,
}) => {
  await open(page);
  const rows = page.getByRole("button", { name: /^Remover imagem / });
  const before = await rows.count();
  await page.getByLabel("Imagens", { exact: true }).setInputFiles([
    { name: "um.png", mimeType: "image/png", buffer: await png("#123456") },
    { name: "texto.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
    { name: "grande.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    { name: "dois.png", mimeType: "image/png", buffer: await png("#654321") },
  ]);
  await expect(page.getByText("2 imagens enviadas com sucesso")).toBeVisible();
  const wrong = [
    "texto.txt: Apenas arquivos de imagem são permitidos",
    "grande.png: A imagem deve ter no máximo 5MB",
  ];
  for (const field of [
    page.getByRole("list", { name: "Envio de imagens" }),
    page.getByRole("region", { name: "Avisos" }),
  ]) {
    for (const text of wrong) await expect(field).toContainText(text);
  }
  await expect(rows).toHaveCount(before + 2);
  const handle = page.getByRole("button", { name: "Arrastar imagem 1", exact: true });
  // The script for dragging is loaded by the first key or pointer movement.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("row").filter({ has: handle })).toHaveAttribute("draggable", "true");
  await handle.press("Enter");
  await expect(
    page.getByRole("button", { name: "Inserir entre imagem 1 e imagem 2" }),
  ).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: /^Inserir após imagem / })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByRole("row", { name: /^imagem [2-9]/ })
      .filter({ has: page.getByRole("button", { name: /^Arrastar / }) })
      .and(page.locator(":focus")),
  ).toHaveCount(1);
  await page.getByRole("button", { name: "Remover imagem 1", exact: true }).click();
  await expect(page.getByText("Imagem removida com sucesso")).toBeVisible();
  await expect(rows).toHaveCount(before + 1);
  await save(page, "Hero");
  await page.reload();
  await expect(rows).toHaveCount(before + 1);
});

test("rows in use stay as they are when dragging arrives, and Tab walks through their fields", async ({
  page,
}) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/assets/sortable-rows-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  const arrived = page.waitForResponse("**/assets/sortable-rows-*.js");
  await page.getByLabel("Valor 1", { exact: true }).fill("77");
  go();
  await arrived;
  // Rows that are being edited, here the figures, do not become draggable.
  await expect(page.getByRole("button", { name: "Arrastar imagem 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Arrastar estatística/ })).toHaveCount(0);
  await expect(page.getByLabel("Valor 1", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Mover estatística 1 para baixo" }).click();
  await expect(page.getByLabel("Valor 2", { exact: true })).toHaveValue("77");
  await save(page, "Hero");

  await page.reload();
  await untilAwake(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Arrastar estatística 1" })).toBeVisible();
  await page.getByRole("button", { name: "Remover estatística 1" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Arrastar estatística 2" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Valor 2", { exact: true })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("7 mil");
  await expect(page.getByLabel("Valor 2", { exact: true })).toHaveValue("777 mil");
});

test("saving waits for images on their way, and rows come and go meanwhile", async ({ page }) => {
  await open(page);
  const rows = page.getByRole("button", { name: /^Remover imagem / });
  const before = await rows.count();
  const figures = page.getByRole("button", { name: /^Remover estatística / });
  const figuresBefore = await figures.count();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/admin/midia/enviar", async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByLabel("Imagens", { exact: true })
    .setInputFiles({ name: "tres.png", mimeType: "image/png", buffer: await png("#345612") });
  await expect(page.getByRole("progressbar", { name: /tres.png/ })).toBeVisible();
  await page.getByRole("button", { name: "Remover estatística 1", exact: true }).click();
  await expect(figures).toHaveCount(figuresBefore - 1);
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(
    page.getByText("O formulário será salvo assim que as imagens chegarem."),
  ).toBeVisible();
  go();
  await expect(page.getByText("Seção Hero atualizada com sucesso").first()).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(before + 1);
  await expect(figures).toHaveCount(figuresBefore - 1);
});

test("a changed tab asks before it is left, and a reload stays on it", async ({ page }) => {
  await open(page, "/sobre");
  await page.getByLabel("Título", { exact: true }).fill("Mudado");
  await page.getByRole("tab", { name: "Estrutura" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(page).toHaveURL(/\/homepage\/sobre$/);
  await page.getByRole("tab", { name: "Estrutura" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL(/\/homepage\/estrutura$/);
  // Rows that become draggable do not count as an unsaved change.
  await expect(page.getByRole("button", { name: "Arrastar facilidade 1" })).toBeVisible();
  await page.getByRole("tab", { name: "Sobre" }).click();
  await expect(page).toHaveURL(/\/homepage\/sobre$/);
  await page.getByRole("tab", { name: "Estrutura" }).click();
  await expect(page).toHaveURL(/\/homepage\/estrutura$/);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Estrutura" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("an icon is found by its words and chosen by keyboard", async ({ page }) => {
  await open(page, "/sobre");
  await page.getByRole("button", { name: "Adicionar valor" }).click();
  const number = await page.getByRole("button", { name: /^Remover valor / }).count();
  const icon = page.getByRole("combobox", { name: `Ícone do valor ${number}` });
  await icon.fill("estaciona");
  await icon.press("ArrowDown");
  await icon.press("Enter");
  await expect(icon).toHaveValue("estacionamento, vaga");
  await page.getByLabel(`Título do valor ${number}`).fill("Vagas");
  await save(page, "Sobre");
  await page.getByRole("region", { name: "Prévia: Sobre" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("iframe:focus")).toHaveCount(0);
  await page.goto("/quem-somos");
  await expect(page.getByRole("heading", { name: "Vagas" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a room gets its photograph, the preview opens by its button, and the site has it", async ({
    page,
  }) => {
    await open(page, "/estrutura");
    await page.getByRole("button", { name: "Adicionar imagem" }).click();
    const number = await page.getByRole("button", { name: /^Remover imagem / }).count();
    await page
      .getByLabel(`Imagem ${number}`, { exact: true })
      .setInputFiles({ name: "sala.png", mimeType: "image/png", buffer: await png("#224466") });
    await expect(page.getByText("Imagem enviada com sucesso")).toBeVisible();
    await expect(page.getByLabel(`Endereço da imagem ${number}`)).toHaveValue(/^\/arquivos\//);
    await page.getByLabel("Título", { exact: true }).fill("Salas novas em folha");
    await page.getByRole("button", { name: "Ver prévia" }).click();
    const preview = page.frameLocator('iframe[title="Prévia da seção Estrutura"]');
    await expect(preview.getByRole("heading", { name: "Salas novas em folha" })).toBeVisible();
    await page.getByRole("button", { name: "Fechar", exact: true }).click();
    await save(page, "Estrutura");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Salas novas em folha" })).toBeVisible();
  });
});
