import { expect, type Page } from "@playwright/test";
import { confirmRestore, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

async function save(page: Page) {
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Páginas atualizadas com sucesso!");
  await notices(page).getByRole("button", { name: "Fechar" }).first().click();
}

test("a text is previewed while it is typed, and public when it is saved", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, "admin_master");
  await page.goto("/admin/paginas");
  await untilAwake(page);
  const terms = page.getByLabel("Termos de Uso");
  const preview = page.frameLocator('iframe[title="Prévia: Termos de Uso"]');
  await expect(terms).toHaveValue(/^Estes termos valem/);
  await expect(preview.getByRole("heading", { name: "Para que serve este site" })).toBeVisible();
  const font = await preview
    .getByRole("heading", { level: 1 })
    .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(font).toContain("Instrument Sans");

  const word = "Regra da casa";
  await terms.fill(
    `Vale para a {nome_clinica}.\n\n## ${word}\n\nCom **força** e <i>sinais</i>.\n\n- um\n- [contato](/contato)\n- [ruim](javascript:alert(1))`,
  );
  await expect(preview.getByRole("heading", { name: word })).toBeVisible();
  await expect(preview.getByText("Vale para a Claravale")).toBeVisible();
  await expect(preview.getByText("<i>sinais</i>")).toBeVisible();
  await save(page);

  const answer = await page.goto("/termos");
  expect(answer?.status()).toBe(200);
  await expect(page.getByText("Vale para a Claravale")).toBeVisible();
  await expect(page.getByRole("heading", { name: word, level: 2 })).toBeVisible();
  await expect(page.locator("main strong")).toHaveText("força");
  await expect(page.getByRole("main").getByRole("link", { name: "contato" })).toHaveAttribute(
    "href",
    "/contato",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "ruim" })).toHaveCount(0);
  await page.getByRole("link", { name: word }).click();
  await expect(page).toHaveURL(/#secao-1$/);
  await page.goto("/privacidade");
  await expect(page.getByRole("heading", { name: "Quem cuida dos seus dados" })).toBeVisible();

  await page.goto("/admin/paginas");
  await untilAwake(page);
  await terms.fill("Um texto só, sem seções.");
  await save(page);
  await terms.fill("");
  await expect(preview.getByRole("heading", { name: "Para que serve este site" })).toBeVisible();
  await save(page);
  await expect(terms).toHaveValue(/^Estes termos valem/);
  await page.goto("/termos");
  await expect(page.getByRole("heading", { name: "Para que serve este site" })).toBeVisible();
});

test("on a phone a text is previewed and saved, too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signInAs(page, "admin_master");
  await page.goto("/admin/paginas");
  await untilAwake(page);
  const preview = page.frameLocator('iframe[title="Prévia: Termos de Uso"]');
  await page.getByLabel("Termos de Uso").fill("Vale para todos.\n\n## Regra do telefone");
  await expect(preview.getByRole("heading", { name: "Regra do telefone" })).toBeVisible();
  await save(page);
});

test("an earlier version comes back from the history", async ({ page }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin/paginas");
  await untilAwake(page);
  await page.getByLabel("Política de Privacidade").fill("Primeira política.");
  await save(page);
  await page.getByLabel("Política de Privacidade").fill("Segunda política.");
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
  await page.goto("/admin/paginas");
  await untilAwake(page);
  const preview = page.frameLocator('iframe[title="Prévia: Política de Privacidade"]');
  await page
    .getByLabel("Política de Privacidade")
    .fill(`Oi [aqui](/contato).\n\n## Um\n\n${"Texto. ".repeat(900)}\n\n## Dois\n\nFim.`);
  await preview.getByText("Nesta página").click();
  await preview.getByRole("link", { name: "Dois" }).click();
  await expect(preview.getByRole("heading", { name: "Dois" })).toBeInViewport();
  const opened = page.waitForEvent("popup");
  await preview.getByRole("link", { name: "aqui" }).click();
  await expect(await opened).toHaveURL(/\/contato$/);
  await expect(page).toHaveURL("/admin/paginas");
});
