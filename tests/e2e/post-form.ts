import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { formatMoment } from "#domain/texto/datas.ts";
import { tabTo } from "./keyboard.ts";
import { signInAs, untilAwake } from "./staff.ts";

export const PATH = "/admin/blog";
export const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const text = (page: Page) => page.getByRole("textbox", { name: "Conteúdo" });
export const html = (page: Page) => page.locator("textarea[name=conteudo]");
export const tab = (page: Page, name: "Visual" | "HTML") => page.getByRole("tab", { name });

const photo = async () => ({
  name: "sala.png",
  mimeType: "image/png",
  buffer: await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: `#${crypto.randomUUID().slice(0, 6)}`,
    },
  })
    .png()
    .toBuffer(),
});

export async function openNew(page: Page, titulo: string) {
  await signInAs(page, "recepcao");
  await page.goto(PATH);
  await untilAwake(page);
  await button(page, "Nova Postagem").click();
  await expect(tab(page, "Visual")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("toolbar", { name: "Formatação do texto" })).toBeVisible();
  await page.getByLabel("Título", { exact: true }).fill(titulo);
  await page.getByLabel("Resumo").fill("Um resumo");
}

export async function edit(page: Page, titulo: string) {
  await page.goto(`${PATH}?busca=${encodeURIComponent(titulo)}`);
  await untilAwake(page);
  await button(page, `Editar ${titulo}`).click();
  await expect(page.getByRole("toolbar", { name: "Formatação do texto" })).toBeVisible();
}

export async function paste(page: Page, content: string, into = text(page)) {
  await into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    clipboardData.setData("text/plain", "x");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, content);
}

export async function insertImage(page: Page) {
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Inserir imagem").click();
  await (await chooser).setFiles(await photo());
}

export async function giveFile(page: Page, to: { over: Locator } | "clipboard", name = "sala.png") {
  const { mimeType, buffer } = await photo();
  const type = name.endsWith(".png") ? mimeType : "application/pdf";
  const over = to === "clipboard" ? text(page) : to.over;
  await over.evaluate(
    (element, [base64, file, isPaste]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], file.name, { type: file.type }));
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, width, height } = range.getBoundingClientRect();
      const general = { bubbles: true, cancelable: true };
      const event = isPaste
        ? new ClipboardEvent("paste", { ...general, clipboardData: transfer })
        : new DragEvent("drop", {
            ...general,
            dataTransfer: transfer,
            clientX: left + width / 3,
            clientY: top + height / 2,
          });
      element.dispatchEvent(event);
      // If the script does not handle the event, the browser leaves the form and opens the file.
      if (!event.defaultPrevented) throw new Error("the file was left to the browser");
    },
    [buffer.toString("base64"), { name, type }, to === "clipboard"] as const,
  );
}

export async function typeOver(page: Page, field: Locator, value: string) {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(value);
}

export async function schedule(page: Page, date: Date) {
  const typed = formatMoment(date).replace(/\D/g, "").slice(0, 12);
  const seconds = `:${formatMoment(date).slice(-2)}`;
  await typeOver(page, page.getByLabel("Data de Publicação"), typed + seconds);
  await page.keyboard.press("Enter");
}
