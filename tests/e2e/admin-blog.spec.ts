import { expect } from "@playwright/test";
import { pressAt, tabTo } from "./keyboard.ts";
import {
  button,
  edit,
  giveFile,
  html,
  insertImage,
  notices,
  openNew,
  paste,
  schedule,
  tab,
  text,
  typeOver,
} from "./post-form.ts";
import { ownName, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body lang=PT-BR><!--StartFragment--><h1>Preparo<o:p></o:p></h1><p class=MsoNormal style='margin:0'><b>
<span style='font-size:12pt'>Jejum</span></b> de 6&nbsp;horas<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Pedido</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Documento</p>
<p class=MsoNormal><img src="file:///C:/figura.png"><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

test("is written, previewed, scheduled, published by itself, changed, restored and deleted by keyboard on a tablet", async ({
  page,
  context,
  browser,
  baseURL,
  sql,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const titulo = ownName("Antes da mamografia");
  await openNew(page, titulo);
  await expect(page.getByLabel("Slug")).toHaveValue(/^antes-da-mamografia-[0-9a-f]{6}$/);
  const slug = await page.getByLabel("Slug").inputValue();
  await tabTo(page, text(page));
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Tipo de parágrafo")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("No dia");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("Sem creme");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" nas axilas. ");
  await page.keyboard.press("Control+k");
  await expect(page.getByLabel("Endereço do link")).toBeFocused();
  await page.keyboard.type("/exames");
  await page.keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await paste(page, WORD);
  await expect(notices(page)).toContainText("Uma imagem não veio com o texto colado.");
  await insertImage(page);
  await expect(notices(page)).toContainText("Imagem enviada com sucesso");
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await tabTo(page, page.getByLabel("Descrição da imagem"), "Shift+Tab");
  await page.keyboard.type("Sala de exames");
  await page.keyboard.press("Enter");

  const tabs = context.waitForEvent("page");
  await pressAt(page, button(page, "Pré-visualizar"));
  const preview = await tabs;
  await expect(preview.getByRole("status")).toContainText("Nada foi salvo");
  await expect(preview.getByRole("heading", { name: titulo, level: 1 })).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Preparo", level: 2 })).toBeVisible();
  await expect(preview.getByRole("img", { name: "Sala de exames" })).toBeVisible();
  await preview.close();

  await pressAt(page, button(page, "Salvar"), "Shift+Tab");
  await expect(notices(page)).toContainText("Post criado com sucesso");
  const row = page.getByRole("listitem").filter({ hasText: titulo });
  await expect(row).toContainText("Rascunho");

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
  await expect(button(page, "Salvar")).toHaveAccessibleDescription("Fica como rascunho.");
  await tabTo(page, page.getByLabel("Status"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Publica na hora.")).toBeVisible();
  await schedule(page, new Date("2099-01-05T11:00:00Z"));
  await expect(row).toContainText("Agendado");
  await expect(row).toContainText("05/01/2099 07:00");

  const answer = () => page.request.get(`/blog/${slug}`);
  expect((await answer()).status()).toBe(404);
  // Changes only the date, as if its time had come, without the triggers that announce a write.
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update blog_posts set data_publicacao = now() where slug = ${slug}`;
  });
  expect((await answer()).status()).toBe(200);
  expect(await (await answer()).text()).toContain("Sem creme");

  await edit(page, titulo);
  await expect(page.getByText("Publica na hora.")).toBeVisible();
  await typeOver(page, page.getByLabel("Resumo"), "Um resumo para depois");
  await pressAt(page, button(page, "Guardar sem publicar"));
  await expect(row).toContainText("Versão guardada");
  expect(await (await answer()).text()).not.toContain("para depois");
  await edit(page, titulo);
  await expect(page.getByRole("region", { name: "Versão guardada" })).toBeVisible();
  await expect(page.getByLabel("Resumo")).toHaveValue("Um resumo para depois");
  await typeOver(page, page.getByLabel("Slug"), `${slug}-novo`);
  await pressAt(page, button(page, "Salvar"));
  await expect(notices(page)).toContainText("Post atualizado com sucesso");
  await page.goto(`/blog/${slug}`);
  await expect(page).toHaveURL(`/blog/${slug}-novo`);
  await expect(page.getByText("Um resumo para depois").first()).toBeVisible();

  await edit(page, titulo);
  await pressAt(page, page.getByRole("link", { name: "Histórico" }));
  const words = page.getByRole("listitem").filter({ hasText: "Versão atual" });
  await expect(words.getByRole("list", { name: "O que mudou" })).toContainText(
    /Resumo: .+→.+Um resumo para depois/,
  );
  await expect(words).not.toContainText("<");
  await page.getByRole("heading", { name: /^Histórico de/ }).click();
  await pressAt(page, page.getByRole("button", { name: /^Restaurar esta versão/ }).first());
  const confirm = page.getByRole("alertdialog", { name: /^Restaurar a versão de / });
  await pressAt(page, confirm.getByRole("button", { name: "Restaurar" }));
  await expect(notices(page)).toContainText("A versão escolhida voltou a valer.");
  expect(await (await answer()).text()).not.toContain("para depois");
  await page.goto(`/admin/blog?busca=${encodeURIComponent(titulo)}`);
  await untilAwake(page);
  await pressAt(page, button(page, `Excluir ${titulo}`));
  const question = page.getByRole("alertdialog");
  await pressAt(page, question.getByRole("button", { name: "Excluir" }));
  await expect(notices(page)).toContainText("Post excluído com sucesso");
  expect((await answer()).status()).toBe(404);
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
    await giveFile(page, { over: text(page).getByText("O que foi escrito") });
    const alert = text(page).getByRole("alert");
    await expect(alert).toContainText("sala.png: Falha ao enviar imagem");
    await button(page, "Salvar").click();
    await expect(page.getByText(/^Uma imagem do texto não foi enviada/)).toBeVisible();
    await text(page).getByRole("button", { name: "Remover imagem" }).click();
    await expect(alert).toHaveCount(0);
    await button(page, "Salvar").click();
    await expect(notices(page)).toContainText("Sem conexão com o servidor");
    await expect(text(page)).toContainText("O que foi escrito");
    await giveFile(page, "clipboard");
    await expect(alert).toHaveCount(1);
    await context.setOffline(false);
    await text(page).getByRole("button", { name: "Tentar de novo" }).click();
    await expect(text(page).getByRole("img")).toBeVisible();
    await button(page, "Salvar").click();
    await expect(notices(page)).toContainText("Post criado com sucesso");
  });
});

test("a picture that is pasted or dropped goes between paragraphs, and what is typed next below it", async ({
  page,
}) => {
  await openNew(page, ownName("Com figuras"));
  await text(page).focus();
  await page.keyboard.type("Antes da figura");
  await page.keyboard.press("Enter");
  await giveFile(page, "clipboard");
  await page.keyboard.type("Depois da figura");
  await giveFile(page, { over: text(page).getByText("Antes da figura") });
  await page.keyboard.type("Entre elas");
  await giveFile(page, { over: text(page).getByText("Entre elas") }, "laudo.pdf");
  await expect(notices(page)).toContainText("Só imagens");
  await expect(text(page).getByRole("img")).toHaveCount(2);
  await button(page, "Salvar").focus();
  await expect(html(page)).toHaveValue(
    /^<img [^>]*>\s*<p>Entre elas<\/p>\s*<p>Antes da figura<\/p>\s*<img [^>]*>\s*<p>Depois da figura<\/p>$/,
  );
});

test("on a phone the bar stays in sight, and the preview covers no field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNew(page, ownName("No telefone"));
  await text(page).fill("Resultado garantido\n".repeat(40));
  await text(page).getByText("Resultado garantido").last().scrollIntoViewIfNeeded();
  const bar = page.getByRole("toolbar", { name: "Formatação do texto" });
  const covered = () =>
    bar.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 20, top + 10));
    });
  await expect.poll(covered).toBe(false);
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  const more = bar.getByRole("button", { name: "Mais ferramentas" });
  await expect(more).toBeInViewport();
  await expect(bar.getByRole("button", { name: "Limpar formatação" })).not.toBeInViewport();
  await more.click();
  await expect(bar.getByRole("button", { name: "Limpar formatação" })).toBeInViewport();
  expect(await violationsOf(page)).toEqual([]);
  await bar.getByRole("button", { name: "Menos ferramentas" }).click();
  await expect(page.getByRole("list", { name: "Avisos do CFM" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await tab(page, "HTML").click();
  const frame = page.locator('iframe[title="Prévia do conteúdo"]');
  await expect(frame.contentFrame().getByText("Resultado garantido").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Avisos do CFM" })).toBeVisible();
  await html(page).scrollIntoViewIfNeeded();
  const field = await html(page).boundingBox();
  const preview = await frame.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(preview?.y ?? 0);
  expect(await violationsOf(page)).toEqual([]);
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
  const stored = `<p>Um <u>dois</u></p><table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>B</td></tr></tbody></table><blockquote><p>C</p></blockquote>`;
  await html(page).fill(stored);
  await tab(page, "Visual").click();
  const bar = page.getByRole("toolbar", { name: "Formatação do texto" });
  await expect(bar).toBeVisible();
  await expect(html(page)).toHaveValue(stored);

  await bar.getByRole("button", { name: "Negrito" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(bar.getByRole("button", { name: "Itálico" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("button").and(page.locator(":focus"))).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(bar.getByRole("button", { name: "Itálico" })).toBeFocused();
});
