import { expect, type Page } from "@playwright/test";
import { test } from "./shared-page.ts";
import { confirmRestore, signInAs, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own", expected: { messages: [/status of 4\d\d/] } });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

test("a restore during which the session has ended continues once the password was typed", async ({
  page,
}) => {
  await signInAs(page, "editor");
  await page.goto("/admin/convenios");
  await untilAwake(page);
  const remove = page.getByRole("button", { name: /^Excluir / }).first();
  const nome = (await remove.getAttribute("aria-label"))?.replace("Excluir ", "") ?? "";
  await remove.click();
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(notices(page)).toContainText("Convênio excluído com sucesso!");
  const dialog = page.getByRole("dialog", { name: "Sua sessão terminou" });
  const enter = async () => {
    await dialog.getByLabel("Senha").fill("demonstracao");
    await dialog.getByRole("button", { name: "Entrar" }).click();
  };
  await page.goto("/admin/lixeira");
  await untilAwake(page);
  await page.context().clearCookies();
  await confirmRestore(page, page.getByRole("button", { name: `Restaurar ${nome}` }));
  await enter();
  await expect(notices(page)).toContainText("Convênio de volta ao seu lugar.");

  await page.goto("/admin/convenios");
  await page.getByRole("button", { name: `Editar ${nome}` }).click();
  await page.getByLabel("Observações").fill("Por engano");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Convênio atualizado com sucesso!");
  await page.getByRole("button", { name: `Editar ${nome}` }).click();
  await page.getByRole("link", { name: "Histórico" }).click();
  await expect(page.getByRole("heading", { name: `Histórico de ${nome}` })).toBeVisible();
  await page.context().clearCookies();
  await confirmRestore(page, page.getByRole("button", { name: /^Restaurar esta versão/ }).first());
  await enter();
  await expect(notices(page)).toContainText("A versão escolhida voltou a valer.");
});
