import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "./shared-page.ts";
import { ownName, signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

const NOT_AN_IMAGE = "Por favor, selecione um arquivo de imagem válido";

async function png(background: string) {
  return sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A colour that no other test uses, because equal images are stored only once. */
const ownColour = () => `#${crypto.randomUUID().slice(0, 6)}`;

async function open(page: Page, role: "editor" | "recepcao" = "editor") {
  await signInAs(page, role);
  await page.goto("/admin/midia");
  await untilAwake(page);
}

test("an image is sent, described, found, and deleted after a question", async ({ page }) => {
  await open(page, "recepcao");
  const name = ownName("Recepção");
  await page.getByLabel("Imagens para enviar").setInputFiles({
    name: `${name}.png`,
    mimeType: "image/png",
    buffer: await png(ownColour()),
  });
  await expect(page.getByText("Imagem enviada com sucesso")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Sem uso")).toBeVisible();
  await row.getByLabel("Texto alternativo").fill("Balcão da recepção");
  await row.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Texto alternativo salvo com sucesso")).toBeVisible();
  await expect(row.getByRole("button", { name: "Salvar" })).toBeFocused();

  const search = page.getByRole("search", { name: "Busca de imagens" });
  await search.getByLabel("Buscar").fill(`${name} balcao`);
  await search.getByRole("button").click();
  await expect(page).toHaveURL(/busca=/);
  await expect(search.getByRole("button")).toBeFocused();
  await expect(row.getByLabel("Texto alternativo")).toHaveValue("Balcão da recepção");
  await row.getByRole("link", { name: `Histórico de ${name}` }).click();
  await expect(page.getByRole("list", { name: "Versões" })).toContainText("Balcão da recepção");
  await page.goBack();

  await row.getByRole("button", { name: `Excluir ${name}` }).click();
  const question = page.getByRole("alertdialog", {
    name: "Tem certeza que deseja excluir esta imagem?",
  });
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Imagem excluída com sucesso")).toBeVisible();
  await expect(page.getByText("Nenhuma imagem encontrada")).toBeVisible();
});

test("images are dropped anywhere, and described one after the other without a button", async ({
  page,
}) => {
  await open(page);
  const names = [ownName("Sala"), ownName("Fachada")];
  const files = await Promise.all(
    names.map(async (name) => ({ name, base64: (await png(ownColour())).toString("base64") })),
  );
  await page.evaluate((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], `${name}.png`, { type: "image/png" }));
    }
    document.body.dispatchEvent(
      new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transfer }),
    );
  }, files);
  const textOf = (name: string) =>
    page.getByRole("listitem").filter({ hasText: name }).getByLabel("Texto alternativo");
  for (const name of names) await expect(textOf(name)).toBeVisible();
  await page.getByRole("link", { name: "Sem texto alternativo" }).click();
  await expect(page).toHaveURL(/texto=sem/);
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().includes("/admin/midia"),
    );
  for (const name of names) {
    const answer = saved();
    await textOf(name).fill(`Texto de ${name}`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect((await answer).status()).toBe(200);
  }
  for (const name of names) await expect(textOf(name)).toHaveValue(`Texto de ${name}`);
  await page.reload();
  for (const name of names) await expect(textOf(name)).toHaveCount(0);
  await page.goto(`/admin/midia?busca=${encodeURIComponent(names[0] ?? "")}`);
  await expect(textOf(names[0] ?? "")).toHaveValue(`Texto de ${names[0]}`);
});

async function upload(page: Page, name: string) {
  await page.getByLabel("Imagens para enviar").setInputFiles({
    name: `${name}.png`,
    mimeType: "image/png",
    buffer: await png(ownColour()),
  });
  await expect(page.getByText("Imagem enviada com sucesso")).toBeVisible();
}

test("one image after the other is described by keyboard alone", async ({ page }) => {
  await open(page);
  const name = ownName("Corredor");
  await upload(page, name);
  await page.goto("/admin/midia/textos");
  await untilAwake(page);
  const field = page.getByLabel("Texto alternativo");
  const image = page.getByRole("main").getByRole("heading", { level: 2 });
  expect(await violationsOf(page)).toEqual([]);
  // Images of other tests may come first; Enter in an empty field skips an image.
  for (let isWritten = false; !isWritten; ) {
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    isWritten = (await image.textContent()) === name;
    const before = page.url();
    if (isWritten) await page.keyboard.type(`Texto de ${name}`);
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(before);
  }
  await page.goto(`/admin/midia?busca=${encodeURIComponent(name)}`);
  await expect(field).toHaveValue(`Texto de ${name}`);
});

test("what is typed while a save is on its way is saved after it", async ({ page }) => {
  await open(page);
  const name = ownName("Recepção");
  await upload(page, name);
  await page.goto(`/admin/midia?busca=${encodeURIComponent(name)}`);
  await untilAwake(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await page.route(/admin\/midia/, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent++;
    await isReleased;
    await route.continue();
  });
  const field = page.getByLabel("Texto alternativo");
  // The first Tab leads to the button of the same form; the second Tab leaves the form, which saves it.
  const leave = async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
  };
  await field.fill("Balcão");
  await leave();
  await expect.poll(() => sent).toBe(1);
  await field.fill("Balcão com duas cadeiras");
  const both = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("cadeiras") === true,
  );
  await leave();
  release();
  expect((await both).status()).toBe(200);
  expect(sent).toBe(2);
  await page.reload();
  await expect(field).toHaveValue("Balcão com duas cadeiras");
});

test("an image that a record shows says where, and cannot be deleted", async ({ page }) => {
  await open(page);
  const row = page
    .getByRole("listitem")
    .filter({ hasText: /Profissional: Dra?\./ })
    .first();
  await expect(row.getByRole("list", { name: "Onde é usada" })).toBeVisible();
  await expect(row.getByRole("button", { name: /^Excluir/ })).toBeDisabled();
});

test.describe("a file that is none", () => {
  test.use({ expected: { messages: [/400 \(Bad Request\)/] } });

  test("is named with what is wrong, and the next one comes in", async ({ page }) => {
    await open(page);
    const chooser = page.getByLabel("Imagens para enviar");
    await chooser.setInputFiles([
      { name: "texto.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
      {
        name: "pagina.png",
        mimeType: "image/png",
        buffer: Buffer.from("<html><script>1</script>"),
      },
      { name: "grande.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
      { name: `${ownName("Boa")}.png`, mimeType: "image/png", buffer: await png(ownColour()) },
    ]);
    const sent = page.getByRole("list", { name: "Envio de imagens" });
    await expect(sent).toContainText(`texto.txt: ${NOT_AN_IMAGE}`);
    await expect(sent).toContainText(`pagina.png: ${NOT_AN_IMAGE}`);
    await expect(sent).toContainText("grande.png: A imagem deve ter no máximo 5MB");
    await expect(page.getByText("Imagem enviada com sucesso")).toBeVisible();
  });
});
