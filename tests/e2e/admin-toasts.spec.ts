import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { dialog, notices, open } from "./profissional-form.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

const TOO_LARGE = "A imagem deve ter no máximo 5MB";
const CHOSEN = "Imagem escolhida da biblioteca";
/** Longer than any toast is shown. */
const LONG_MS = 25_000;

const photo = (page: Page) => page.getByLabel("Foto", { exact: true });
const toasts = (page: Page) => notices(page).getByRole("button", { name: "Fechar aviso" });

/** The path of a file that is too large for a photograph. Sending its 6 MB to the browser would take a second. */
let large: string;
test.beforeAll(async () => {
  large = path.join(await mkdtemp(path.join(tmpdir(), "clinica-")), "grande.jpg");
  await writeFile(large, Buffer.alloc(6 * 1024 * 1024, 0xff));
});
test.afterAll(() => rm(path.dirname(large), { recursive: true }));

async function portrait(width: number) {
  const create = { width, height: 1000, channels: 3, background: "#456" } as const;
  return {
    name: "retrato.png",
    mimeType: "image/png",
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

async function expectInReach(page: Page, part: Locator) {
  const region = await notices(page).boundingBox();
  expect(region?.height).toBeGreaterThan(0);
  // File fields also have the role of a button, but are opened by a visible button.
  const buttons = part.getByRole("button", { disabled: false }).and(page.locator("button"));
  for (const button of await buttons.all()) {
    await button.click({ trial: true });
    const box = await button.boundingBox();
    if (!box || !region) throw new Error("a button or the messages are not there");
    const isBelow = box.y >= region.y + region.height || box.y + box.height <= region.y;
    const isBeside = box.x >= region.x + region.width || box.x + box.width <= region.x;
    expect(isBelow || isBeside, (await button.textContent()) ?? "").toBe(true);
  }
}

test("a photograph over 5 MB is refused as soon as it is chosen", async ({ page }) => {
  await open(page);
  await photo(page).setInputFiles(large);
  await expect(dialog(page).getByText(TOO_LARGE)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Recortar imagem" })).toHaveCount(0);
  await expect(notices(page)).toContainText(TOO_LARGE);
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the messages leave the buttons of a dialog free", async ({ page }) => {
      await open(page);
      await photo(page).setInputFiles(large);
      await expect(notices(page)).toContainText(TOO_LARGE);
      await expectInReach(page, dialog(page));
      await photo(page).setInputFiles(await portrait(700));
      const crop = page.getByRole("dialog", { name: "Recortar imagem" });
      await expect(crop.getByRole("button", { name: "Usar recorte" })).toBeEnabled();
      await expectInReach(page, crop);
      await crop.getByRole("button", { name: "Cancelar" }).click();
      await dialog(page).getByRole("button", { name: "Escolher da biblioteca" }).click();
      const library = page.getByRole("dialog", { name: "Biblioteca de mídia" });
      await expect(library.getByRole("list", { name: "Imagens" })).toBeVisible();
      await expectInReach(page, library.getByRole("search").or(library.locator("form")));
      await library.getByRole("list", { name: "Imagens" }).getByRole("button").first().click();
      await expect(notices(page)).toContainText(CHOSEN);
      await expect(notices(page)).toHaveText(new RegExp(`${CHOSEN}.*${TOO_LARGE}`));
    });
  });
}

for (const width of [390, 1280]) {
  test(`a notice leaves the buttons at the lower edge free at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(page, "editor");
    await page.goto("/admin/exames");
    await untilAwake(page);
    await page
      .getByRole("button", { name: /^Editar / })
      .first()
      .click();
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Catálogo de exames" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catálogo de exames");
    const add = page.getByRole("button", { name: "Adicionar exames" });
    await expectInReach(page, page.locator("div").filter({ has: add }).last());
  });
}

test("a failure leaves too, but not while the pointer or the focus rests on it", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await photo(page).setInputFiles(large);
  await notices(page).getByText(TOO_LARGE).hover();
  await page.clock.fastForward(LONG_MS);
  await expect(notices(page)).toContainText(TOO_LARGE);
  await toasts(page).focus();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(LONG_MS);
  await expect(notices(page)).toContainText(TOO_LARGE);
  await dialog(page).getByLabel("Nome").focus();
  await page.clock.fastForward(LONG_MS);
  await expect(notices(page)).not.toContainText(TOO_LARGE);
  await expect(dialog(page).getByText(TOO_LARGE)).toBeVisible();
});
