/** Articles as they are written: the visual editor, its HTML, the preview, and what comes out when. */
import { expect } from "@playwright/test";
import {
  button,
  edit,
  html,
  insertImage,
  notices,
  openNew,
  paste,
  tab,
  text,
} from "./post-form.ts";
import { ownName, signInAs } from "./staff.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

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
  await page.getByLabel("Descrição da imagem").fill("Sala de exames");
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
  const bar = page.getByRole("toolbar", { name: "Formatação do texto" });
  await expect(bar).toBeVisible();
  await expect(html(page)).toHaveValue(kept);

  // One stop of the Tab key: arrows lead within it, Tab out of it and back to where it was left.
  await bar.getByRole("button", { name: "Negrito" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(bar.getByRole("button", { name: "Itálico" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("button").and(page.locator(":focus"))).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(bar.getByRole("button", { name: "Itálico" })).toBeFocused();
});
