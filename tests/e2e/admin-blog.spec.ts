/** Articles as they are written: the visual editor, its HTML, the preview, and what comes out when. */
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { ownName, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const PATH = "/admin/blog";
const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const text = (page: Page) => page.getByRole("textbox", { name: "Conteúdo" });
const html = (page: Page) => page.locator("textarea[name=conteudo]");
const tab = (page: Page, name: "Visual" | "HTML") => page.getByRole("tab", { name });

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

async function openNew(page: Page, titulo: string) {
  await signInAs(page, "recepcao");
  await page.goto(PATH);
  await untilAwake(page);
  await button(page, "Nova Postagem").click();
  await expect(tab(page, "Visual")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("toolbar", { name: "Formatação do conteúdo" })).toBeVisible();
  await page.getByLabel("Título", { exact: true }).fill(titulo);
  await page.getByLabel("Resumo").fill("Um resumo");
}

async function edit(page: Page, titulo: string) {
  await page.goto(`${PATH}?busca=${encodeURIComponent(titulo)}`);
  await untilAwake(page);
  await button(page, `Editar ${titulo}`).click();
  await expect(page.getByRole("toolbar", { name: "Formatação do conteúdo" })).toBeVisible();
}

/** As the clipboard of Word brings it. */
async function paste(page: Page, content: string) {
  await text(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    clipboardData.setData("text/plain", "x");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, content);
}

async function insertImage(page: Page) {
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Inserir imagem").click();
  await (await chooser).setFiles(await photo());
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body lang=PT-BR><!--StartFragment--><h1>Preparo<o:p></o:p></h1><p class=MsoNormal style='margin:0'><b>
<span style='font-size:12pt'>Jejum</span></b> de 6&nbsp;horas<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Pedido</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Documento</p>
<p class=MsoNormal><img src="file:///C:/figura.png"><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

test("is written by keyboard on a tablet, shown to a colleague, scheduled, published and kept back", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const titulo = ownName("Antes da mamografia");
  await openNew(page, titulo);
  await expect(page.getByLabel("Slug")).toHaveValue(/^antes-da-mamografia-[0-9a-f]{6}$/);
  const slug = await page.getByLabel("Slug").inputValue();
  await text(page).focus();
  await page.keyboard.press("Escape");
  await page.getByLabel("Tipo de parágrafo").selectOption({ label: "Título" });
  await page.keyboard.type("No dia");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("Sem creme");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" nas axilas. ");
  await page.keyboard.press("Control+k");
  await page.getByLabel("Endereço do link").fill("/exames");
  await page.keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await paste(page, WORD);
  await insertImage(page);
  await expect(notices(page)).toContainText("Imagem enviada com sucesso");
  await text(page).getByRole("img").click();
  await page.getByLabel("Texto alternativo da imagem").fill("Sala de exames");
  await page.keyboard.press("Enter");

  const tabs = context.waitForEvent("page");
  await button(page, "Pré-visualizar").click();
  const preview = await tabs;
  await expect(preview.getByRole("status")).toContainText("Nada foi salvo");
  await expect(preview.getByRole("heading", { name: titulo, level: 1 })).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Preparo", level: 2 })).toBeVisible();
  await expect(preview.getByRole("img", { name: "Sala de exames" })).toBeVisible();
  await preview.close();

  await button(page, "Salvar").click();
  await expect(notices(page)).toContainText("Post criado com sucesso");
  const row = page.getByRole("listitem").filter({ hasText: titulo });
  await expect(row).toContainText("Rascunho");

  // A colleague opens the address that the list offers; nobody else can.
  const shared = (await row.getByRole("link").getAttribute("href")) ?? "";
  const colleague = await browser.newPage({ baseURL });
  await colleague.goto(shared);
  await expect(colleague).toHaveURL("/auth");
  await signInAs(colleague, "editor");
  await colleague.goto(shared);
  await expect(colleague.getByRole("status")).toContainText("Rascunho: ainda não está no site.");
  await expect(colleague.getByText("Documento", { exact: true })).toBeVisible();
  await colleague.close();

  await edit(page, titulo);
  await expect(html(page)).toHaveValue(
    new RegExp(
      [
        "<h2>No dia</h2>",
        '<p><strong>Sem creme</strong> nas axilas. <a href="/exames"[^>]*>/exames</a></p>',
        "<h2>Preparo</h2>",
        "<p><strong>Jejum</strong> de 6 horas</p>",
        "<ul><li>Pedido</li><li>Documento</li></ul>",
      ].join("\\s*"),
    ),
  );
  await page.getByLabel("Status").selectOption("Publicado");
  await page.getByLabel("Data de Publicação").fill("2099-01-05T07:00");
  await button(page, "Salvar").click();
  await expect(row).toContainText("Agendado");
  await expect(row).toContainText("05/01/2099 07:00");
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);

  await edit(page, titulo);
  await page.getByLabel("Data de Publicação").fill("2026-01-05T07:00");
  await button(page, "Salvar").click();
  await expect(row).toContainText("Publicado");
  expect(await (await page.request.get(`/blog/${slug}`)).text()).toContain("Sem creme");

  await edit(page, titulo);
  await page.getByLabel("Resumo").fill("Um resumo para depois");
  await button(page, "Guardar sem publicar").click();
  await expect(row).toContainText("Versão guardada");
  expect(await (await page.request.get(`/blog/${slug}`)).text()).not.toContain("para depois");
  await edit(page, titulo);
  await expect(page.getByRole("region", { name: "Versão guardada" })).toBeVisible();
  await expect(page.getByLabel("Resumo")).toHaveValue("Um resumo para depois");
  await page.getByLabel("Slug").fill(`${slug}-novo`);
  await button(page, "Salvar").click();
  await expect(notices(page)).toContainText("Post atualizado com sucesso");
  await page.goto(`/blog/${slug}`);
  await expect(page).toHaveURL(`/blog/${slug}-novo`);
  await expect(page.getByText("Um resumo para depois").first()).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({
    expected: { messages: [/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/, /status of 400/] },
  });

  test("an image keeps its place and can be sent again, and the text stays", async ({
    page,
    context,
  }) => {
    await openNew(page, ownName("Sem rede"));
    await text(page).fill("O que foi escrito");
    await context.setOffline(true);
    await insertImage(page);
    const place = text(page).getByRole("alert");
    await expect(place).toContainText("sala.png: Falha ao enviar imagem");
    await button(page, "Salvar").click();
    await expect(page.getByText(/^Uma imagem do texto não foi enviada/)).toBeVisible();
    await text(page).getByRole("button", { name: "Remover imagem" }).click();
    await expect(place).toHaveCount(0);
    await button(page, "Salvar").click();
    await expect(notices(page)).toContainText("Sem conexão com o servidor");
    await expect(text(page)).toContainText("O que foi escrito");
    await insertImage(page);
    await expect(place).toHaveCount(1);
    await context.setOffline(false);
    await text(page).getByRole("button", { name: "Tentar de novo" }).click();
    await expect(text(page).getByRole("img")).toBeVisible();
    await button(page, "Salvar").click();
    await expect(notices(page)).toContainText("Post criado com sucesso");
  });
});

test("what the visual view would lose stays in the HTML, and the preview shows what is accepted", async ({
  page,
}) => {
  await openNew(page, ownName("Em HTML"));
  await tab(page, "HTML").click();
  const source = '<p>Um</p><section class="x"><p>Dois</p></section>';
  await page.getByLabel("Conteúdo", { exact: true }).fill(source);
  const frame = page.frameLocator('iframe[title="Prévia do conteúdo"]');
  await expect(frame.getByText("Dois")).toBeVisible();
  await tab(page, "Visual").click();
  await expect(page.getByText(/^O editor visual perderia parte deste HTML/)).toContainText(
    "<section>",
  );
  await expect(tab(page, "HTML")).toHaveAttribute("aria-selected", "true");
  await expect(html(page)).toHaveValue(source);
  const kept = `<p>Um <u>dois</u></p><table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>B</td></tr></tbody></table><blockquote><p>C</p></blockquote>`;
  await html(page).fill(kept);
  await tab(page, "Visual").click();
  await expect(page.getByRole("toolbar", { name: "Formatação do conteúdo" })).toBeVisible();
  await expect(html(page)).toHaveValue(kept);
});

test.describe("hostile text", () => {
  test.use({
    expected: {
      messages: [/Content Security Policy/, /status of 4\d\d/, /evil\.example/],
      origins: ["https://evil.example"],
    },
  });

  test("runs nowhere: not in the editor, its preview, the article, nor any list, form or history", async ({
    page,
  }) => {
    test.slow();
    const ran: string[] = [];
    page.on("dialog", async (dialog) => {
      if (dialog.type() !== "beforeunload") ran.push(`${dialog.message()} at ${page.url()}`);
      await dialog.accept();
    });
    await page.route("https://evil.example/**", (route) => {
      const kind = route.request().resourceType();
      if (kind !== "image") ran.push(`${kind} ${route.request().url()}`);
      return route.abort();
    });
    const titulo = ownName("Hostil");
    await openNew(page, titulo);
    for (const payload of XSS_PAYLOADS) await paste(page, payload);
    await tab(page, "HTML").click();
    const frame = page.frameLocator('iframe[title="Prévia do conteúdo"]');
    for (let at = 0; at < XSS_PAYLOADS.length; at += 20) {
      const mark = `marca ${at}`;
      const payloads = XSS_PAYLOADS.slice(at, at + 20).map((payload) => `<div>${payload}</div>`);
      await html(page).fill(`<p>${mark}</p>${payloads.join("")}`);
      await expect(frame.getByText(mark)).toBeAttached();
    }

    // As articles, and cut to size in every text field that the kit edits.
    const blog = RECORD_FIXTURES.find(({ thing }) => thing === "blog_posts");
    for (let at = 0; at < XSS_PAYLOADS.length; at += 20) {
      const payloads = XSS_PAYLOADS.slice(at, at + 20).map((payload) => `<div>${payload}</div>`);
      const slug = `hostil-${at}`;
      const form = {
        ...blog?.valid(slug),
        titulo: `Hostil ${at}`,
        conteudo: `<p>Começo</p>${payloads.join("")}`,
      };
      const options = { form, headers: FORM_HEADERS, maxRedirects: 0 };
      expect((await page.request.post(`${PATH}/novo`, options)).status()).toBe(302);
      await page.goto(`/blog/${slug}`, { waitUntil: "domcontentloaded" });
    }
    const lines = XSS_PAYLOADS.map((payload) => payload.replaceAll("\0", ""));
    for (const { path, name, text: second, valid } of RECORD_FIXTURES) {
      const half = Math.ceil(lines.length / 2);
      for (const part of [lines.slice(0, half), lines.slice(half)]) {
        const own = part.find((line) => line.length < 90 && line.includes("<")) ?? "";
        const form = {
          ...valid("hostil"),
          slug: `campos-${crypto.randomUUID().slice(0, 8)}`,
          [name.field]: `${own} ${crypto.randomUUID().slice(0, 4)}`.slice(0, 120),
          [second.field]: part.join(" ").slice(0, 150),
        };
        const options = { form, headers: FORM_HEADERS, maxRedirects: 0 };
        expect((await page.request.post(`${path}/novo`, options)).status()).toBe(302);
      }
      await page.goto(path);
      await untilAwake(page);
      await page
        .getByRole("button", { name: /^Editar .*</ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: /^Editar / })).toBeVisible();
      await page.getByRole("link", { name: "Histórico" }).click();
      await expect(page.getByRole("heading", { name: /^Histórico de / })).toBeVisible();
    }
    expect(ran).toEqual([]);
  });
});

test.describe("a film", () => {
  const HOST = "https://www.youtube-nocookie.com";
  test.use({ expected: { origins: [HOST] } });

  test("is asked for by a click, and by nothing before it", async ({ page }) => {
    const asked: string[] = [];
    await page.route(`${HOST}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Filme</title>" });
    });
    const titulo = ownName("Filme");
    await openNew(page, titulo);
    await text(page).focus();
    await button(page, "Inserir vídeo").click();
    await page.getByLabel("Endereço do vídeo").fill("https://exemplo.com.br/filme");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Só vídeos do YouTube e do Vimeo")).toBeVisible();
    await page.getByLabel("Endereço do vídeo").fill("https://youtu.be/aqz-KE-bpKQ");
    await button(page, "Inserir").click();
    await page.getByLabel("Status").selectOption("Publicado");
    await page.getByLabel("Data de Publicação").fill("2026-01-05T07:00");
    const slug = await page.getByLabel("Slug").inputValue();
    await button(page, "Salvar").click();
    await expect(notices(page)).toContainText("Post criado com sucesso");
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole("link", { name: "Assistir no YouTube" })).toBeVisible();
    expect(asked).toEqual([]);
    await button(page, "Assistir aqui").click();
    await expect(page.locator("iframe")).toBeFocused();
    expect(asked).toEqual([`${HOST}/embed/aqz-KE-bpKQ`]);
  });
});
