import { expect, type Page } from "@playwright/test";
import { paste } from "./post-form.ts";
import { test } from "./shared-page.ts";
import { confirmRestore, signInAs, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

async function save(page: Page) {
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Páginas atualizadas com sucesso!");
  await notices(page).getByRole("button", { name: "Fechar" }).first().click();
}

const text = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const source = (page: Page, name: string) => page.locator(`textarea[name=${name}]`);

async function write(page: Page, name: string, html: string) {
  const editor = text(page, name);
  await expect(editor).toBeVisible();
  await editor.click();
  await page.keyboard.press("Control+a");
  await paste(page, html, editor);
}

async function open(page: Page) {
  await page.goto("/admin/paginas");
  await untilAwake(page);
  await expect(page.getByRole("toolbar")).toHaveCount(2);
}

const WORD = `<h1 class=MsoTitle style="color:red">Regra da casa</h1>
<p class=MsoNormal><span lang=PT-BR>Com <b>força</b>.<o:p></o:p></span></p>
<ul><li>um</li><li><a href="/contato">contato</a></li><li><a href="javascript:alert(1)">ruim</a></li></ul>
<p><data value="senha">dado desconhecido</data><script>alert(1)</script><img src="file:///c:/a.png"></p>`;

test("a text from Word is previewed with the clinic's data, and public when it is saved", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, "admin_master");
  await open(page);
  const terms = text(page, "Termos de Uso");
  const preview = page.frameLocator('iframe[title="Prévia: Termos de Uso"]');
  await expect(terms).toContainText("o uso do site da Nome da clínica.");
  await expect(preview.getByText("o uso do site da Claravale")).toBeVisible();

  const builtIn = await source(page, "termos_uso").inputValue();
  await terms.click();
  await page.keyboard.type("x");
  await expect(source(page, "termos_uso")).not.toHaveValue(builtIn);
  await page.keyboard.press("Control+z");
  await expect(source(page, "termos_uso")).toHaveValue(builtIn);

  await terms.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Vale para a ");
  await page.getByRole("button", { name: "Inserir dado da clínica" }).last().press("Enter");
  await page.getByRole("menuitem", { name: "Nome da clínica" }).press("Enter");
  await expect(terms).toBeFocused();
  await expect(terms.locator("data")).toHaveText(["Nome da clínica"]);
  await page.keyboard.type(".");
  await page.keyboard.press("Enter");
  await paste(page, WORD, terms);
  await expect(notices(page)).toContainText("Esta página leva só texto");
  await expect(preview.getByText("Vale para a Claravale")).toBeVisible();
  await save(page);

  await page.goto("/termos");
  const main = page.getByRole("main");
  await expect(page.getByText("Vale para a Claravale")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Regra da casa", level: 2 })).toBeVisible();
  await expect(main.locator("strong")).toHaveText("força");
  await expect(main.getByRole("link", { name: "contato" })).toHaveAttribute("href", "/contato");
  await expect(main.getByText("ruim")).toBeVisible();
  await expect(main.getByRole("link", { name: "ruim" })).toHaveCount(0);
  await expect(main.getByText("dado desconhecido")).toBeVisible();
  await page.getByRole("link", { name: "Regra da casa" }).click();
  await expect(page).toHaveURL(/#secao-1$/);
  await page.goto("/privacidade");
  await expect(page.getByRole("heading", { name: "Quem cuida dos seus dados" })).toBeVisible();

  await open(page);
  await expect(terms.locator("data")).toHaveText(["Nome da clínica"]);
  await terms.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect(preview.getByRole("heading", { name: "Para que serve este site" })).toBeVisible();
  await save(page);
  await expect(terms).toContainText("Para que serve este site");
  await page.goto("/termos");
  await expect(page.getByRole("heading", { name: "Para que serve este site" })).toBeVisible();
});

test("on a phone a text is previewed and saved, too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signInAs(page, "admin_master");
  await open(page);
  const preview = page.frameLocator('iframe[title="Prévia: Termos de Uso"]');
  await write(page, "Termos de Uso", "<p>Vale para todos.</p><h2>Regra do telefone</h2>");
  await expect(preview.getByRole("heading", { name: "Regra do telefone" })).toBeVisible();
  await save(page);
});

test("an earlier version comes back from the history", async ({ page }) => {
  await signInAs(page, "admin_master");
  await open(page);
  await write(page, "Política de Privacidade", "<p>Primeira política.</p>");
  await save(page);
  await write(page, "Política de Privacidade", "<p>Segunda política.</p>");
  await save(page);
  await page.getByRole("link", { name: "Histórico" }).click();
  await expect(page.getByRole("heading", { name: "Histórico de Páginas" })).toBeVisible();
  await confirmRestore(page, page.getByRole("button", { name: /^Restaurar esta versão/ }).first());
  await expect(notices(page)).toContainText("A versão escolhida voltou a valer.");
  await page.goto("/privacidade");
  await expect(page.getByText("Primeira política.")).toBeVisible();
});

test("links of the preview stay in it, or open beside the panel", async ({ page }) => {
  await signInAs(page, "admin_master");
  await open(page);
  const preview = page.frameLocator('iframe[title="Prévia: Política de Privacidade"]');
  await write(
    page,
    "Política de Privacidade",
    `<p>Oi <a href="/contato">aqui</a>.</p><h2>Um</h2><p>${"Texto. ".repeat(900)}</p><h2>Dois</h2><p>Fim.</p>`,
  );
  await preview.getByText("Nesta página").click();
  await preview.getByRole("link", { name: "Dois" }).click();
  await expect(preview.getByRole("heading", { name: "Dois" })).toBeInViewport();
  const opened = page.waitForEvent("popup");
  await preview.getByRole("link", { name: "aqui" }).click();
  await expect(await opened).toHaveURL(/\/contato$/);
  await expect(page).toHaveURL("/admin/paginas");
});
