import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { attributesOf } from "#tests/support/html-elements.ts";
import { namesInOrder, signInAs, untilAwake } from "./staff.ts";

const PATH = "/admin/profissionais";

export const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });
export const dialog = (page: Page) => page.getByRole("dialog", { name: /Profissional$/ });
export const rowOf = (page: Page, nome: string) => page.getByRole("row").filter({ hasText: nome });
export const save = (page: Page) =>
  page.getByRole("button", { name: "Salvar", exact: true }).click();

/** In a colour that no other test uses, because equal images are stored only once. */
const photo = async () => ({
  name: "retrato.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: `#${crypto.randomUUID().slice(0, 6)}`,
    },
  })
    .jpeg()
    .toBuffer(),
});

export async function open(page: Page, nome?: string) {
  await signInAs(page, "recepcao");
  await page.goto(PATH);
  await untilAwake(page);
  await page
    .getByRole("button", { name: nome ? `Editar ${nome}` : "Adicionar Profissional" })
    .click();
  await expect(dialog(page).getByRole("heading", { name: /Profissional$/ })).toBeFocused();
}

export async function chooseCropped(page: Page) {
  await page.getByLabel("Foto", { exact: true }).setInputFiles(await photo());
  const crop = page.getByRole("dialog", { name: "Recortar imagem" });
  await crop.getByRole("button", { name: "Usar recorte" }).click();
}

export async function publicPhoto({ request }: Page, nome: string): Promise<string | null> {
  const html = await (await request.get("/profissionais")).text();
  const image = attributesOf(html, "img").find(({ alt }) => alt === `Retrato de ${nome}`);
  if (!image?.src) return null;
  expect((await request.get(image.src)).status()).toBe(200);
  return image.src;
}

export async function namesOf(page: Page): Promise<string[]> {
  await signInAs(page, "recepcao");
  await page.goto(PATH);
  await untilAwake(page);
  return namesInOrder(page);
}
