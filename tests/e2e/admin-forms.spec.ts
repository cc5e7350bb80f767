import { type Browser, expect, type Page } from "@playwright/test";
import { makeUsuario, ownPerson, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const REFUSED = [/status of 4\d\d/];

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

test.describe("between two people and two sessions", () => {
  test.use({ expected: { messages: REFUSED } });

  test("a form that the server refuses leaves what was typed on the screen", async ({ page }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin/usuarios/novo");
    await untilAwake(page);
    await page.getByLabel("Nome Completo").fill("Rita Prado");
    await page.getByLabel("Email").fill("rita.prado@clinica.test");
    await page.getByLabel("Senha *").fill("cadeira verde");
    await page.getByLabel("Email").evaluate((field: HTMLInputElement) => {
      const other = document.createElement("input");
      other.type = "hidden";
      other.name = "x".repeat(201);
      field.form?.append(other);
    });
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText("O servidor não aceitou este formulário.");
    await expect(page.getByLabel("Nome Completo")).toHaveValue("Rita Prado");
  });

  test("someone else's save is not overwritten: both versions stand side by side", async ({
    page,
    browser,
    baseURL,
  }) => {
    const usuario = await makeUsuario(page.request, ownPerson("Davi Moura"));
    await page.goto("/admin/usuarios");
    await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
    await page.getByLabel("Nome Completo").fill("Davi Moura Primeiro");

    const other = await browser.newPage({ baseURL });
    await signInAs(other, "admin_master");
    await other.goto(new URL(page.url()).pathname);
    await other.getByLabel("Nome Completo").fill(`${usuario.nome} Segundo`);
    await other.getByRole("button", { name: "Salvar" }).click();
    await expect(other).toHaveURL("/admin/usuarios");
    await other.close();

    await page.getByRole("button", { name: "Salvar" }).click();
    const conflict = page.getByRole("alert", { name: "Duas versões" });
    await expect(conflict).toContainText("Este registro foi alterado por outra pessoa.");
    await expect(conflict).toContainText("Davi Moura Primeiro");
    await expect(conflict).toContainText(`${usuario.nome} Segundo`);
    await expect(page.getByLabel("Nome Completo")).toHaveValue("Davi Moura Primeiro");
    await conflict.getByRole("button", { name: "Salvar a minha versão" }).click();
    await expect(notices(page)).toContainText("Usuário atualizado com sucesso");
    await expect(page.getByText("Davi Moura Primeiro", { exact: true })).toBeVisible();
  });

  test("the other's version, once taken, is changed and saved like any other", async ({
    page,
    browser,
    baseURL,
  }) => {
    const usuario = await makeUsuario(page.request, ownPerson("Ugo Leal"));
    await page.goto("/admin/usuarios");
    await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
    await page.getByLabel("Nome Completo").fill("Ugo Primeiro");
    const other = await browser.newPage({ baseURL });
    await signInAs(other, "admin_master");
    await other.goto(new URL(page.url()).pathname);
    await other.getByLabel("Tipo de Usuário").selectOption("laudos");
    await other.getByRole("button", { name: "Salvar" }).click();
    await expect(other).toHaveURL("/admin/usuarios");
    await other.close();

    await page.getByRole("button", { name: "Salvar" }).click();
    await page.getByRole("button", { name: "Usar a versão salva" }).click();
    await page.getByLabel("Nome Completo").fill(`${usuario.nome} Terceiro`);
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText("Usuário atualizado com sucesso");
  });

  test("nor is it after signing in again on the same screen", async ({
    page,
    browser,
    baseURL,
  }) => {
    const usuario = await makeUsuario(page.request, ownPerson("Paulo Reis"));
    await page.goto("/admin/usuarios");
    await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
    await expect(page.getByLabel("Nome Completo")).toBeVisible();
    await page.reload();
    await untilAwake(page);
    await page.getByLabel("Nome Completo").fill("Paulo Primeiro");
    const other = await browser.newPage({ baseURL });
    await signInAs(other, "admin_master");
    await other.goto(new URL(page.url()).pathname);
    await other.getByLabel("Tipo de Usuário").selectOption("laudos");
    await other.getByRole("button", { name: "Salvar" }).click();
    await expect(other).toHaveURL("/admin/usuarios");
    await other.close();

    await page.context().clearCookies();
    await page.getByRole("button", { name: "Salvar" }).click();
    const dialog = page.getByRole("dialog", { name: "Sua sessão terminou" });
    await dialog.getByLabel("Senha").fill("demonstracao");
    await dialog.getByRole("button", { name: "Entrar" }).click();
    const conflict = page.getByRole("alert", { name: "Duas versões" });
    await expect(conflict).toContainText("Paulo Primeiro");
    await conflict.getByRole("button", { name: "Usar a versão salva" }).press("Enter");
    await expect(page.getByLabel("Nome Completo")).toBeFocused();
    await expect(page.getByLabel("Nome Completo")).toHaveValue(usuario.nome);
    await expect(page.getByLabel("Tipo de Usuário")).toHaveValue("laudos");
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });

  test("a record that someone deleted meanwhile leaves the form as it was typed", async ({
    page,
    browser,
    baseURL,
  }) => {
    const usuario = await makeUsuario(page.request, ownPerson("Sara Lins"));
    await page.goto("/admin/usuarios");
    await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
    await page.getByLabel("Nome Completo").fill("Sara Lins Prado");
    await deleteElsewhere(browser, baseURL, usuario.nome);
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText(
      "Este registro foi excluído por outra pessoa. O que você digitou continua aqui",
    );
    await expect(page.getByLabel("Nome Completo")).toHaveValue("Sara Lins Prado");
  });

  test("a person whom someone deleted meanwhile cannot be deleted again", async ({
    page,
    browser,
    baseURL,
  }) => {
    const usuario = await makeUsuario(page.request, ownPerson("Nilo Vaz"));
    await page.goto("/admin/usuarios");
    await page.getByRole("button", { name: `Excluir ${usuario.nome}` }).click();
    await deleteElsewhere(browser, baseURL, usuario.nome);
    await page.getByRole("button", { name: "Excluir", exact: true }).click();
    await expect(notices(page)).toContainText("Falha ao excluir usuário");
    await expect(page.getByRole("alertdialog")).toBeHidden();
  });

  test("a session that ended during an edit asks for the password on the same screen", async ({
    page,
  }) => {
    const usuario = await makeUsuario(page.request, ownPerson("Elisa Prates"));
    await page.goto("/admin/usuarios");
    await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
    await page.getByLabel("Nome Completo").fill(`${usuario.nome} Souza`);
    await untilAwake(page);
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Salvar" }).click();
    const dialog = page.getByRole("dialog", { name: "Sua sessão terminou" });
    await expect(dialog.getByLabel("Senha")).toBeFocused();
    await dialog.getByRole("button", { name: "Cancelar" }).press("Enter");
    await expect(page.getByRole("button", { name: "Salvar" })).toBeFocused();
    await page.getByRole("button", { name: "Salvar" }).press("Enter");
    await dialog.getByLabel("Senha").fill("errada mesmo");
    await dialog.getByRole("button", { name: "Entrar" }).click();
    await expect(dialog.getByLabel("Senha")).toBeFocused();
    await expect(dialog.getByLabel("Senha")).toHaveAccessibleDescription(
      "Email ou senha inválidos.",
    );
    await dialog.getByLabel("Senha").fill("demonstracao");
    await dialog.getByRole("button", { name: "Entrar" }).click();
    await expect(notices(page)).toContainText("Usuário atualizado com sucesso");
    await expect(page.getByText(`${usuario.nome} Souza`, { exact: true })).toBeVisible();
  });
});

test("a save that takes its time says so, and is sent once", async ({ page }) => {
  const usuario = await makeUsuario(page.request, ownPerson("Olga Braz"));
  await page.goto("/admin/usuarios");
  await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route("**/admin/usuarios/*.data*", async (route) => {
    if (route.request().method() === "POST") sent++;
    await held.promise;
    await route.continue();
  });
  // As on a slow phone, the second tap comes while the form is sent, before the busy button appears.
  await page.getByRole("button", { name: "Salvar" }).evaluate((button: HTMLElement) => {
    const { fetch } = window;
    window.fetch = (...requested) => {
      window.fetch = fetch;
      const answer = fetch(...requested);
      button.click();
      return answer;
    };
    button.click();
  });
  await page.getByRole("button", { name: "Salvando..." }).click();
  held.resolve();
  await expect(notices(page)).toContainText("Usuário atualizado com sucesso");
  expect(sent).toBe(1);
});
test.describe("what the server cannot do", () => {
  test.use({ expected: { messages: [/status of 500/] } });

  test("is said, and what was typed stays", async ({ page }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin/usuarios");
    await page.route("**/admin/usuarios**.data*", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.getByRole("button", { name: "Excluir Lívia Prado" }).click();
    await page.getByRole("button", { name: "Excluir", exact: true }).click();
    await expect(notices(page)).toContainText("Falha ao excluir usuário");
    await page.getByRole("button", { name: "Fechar aviso" }).click();
    await page.getByRole("button", { name: "Editar Lívia Prado" }).click();
    await page.getByLabel("Nome Completo").fill("Lívia");
    await page.route("**/admin/usuarios/*.data*", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText("Erro");
    await expect(notices(page)).toContainText("Falha ao salvar usuário");
    await expect(page.getByLabel("Nome Completo")).toHaveValue("Lívia");
  });

  test("is no longer said once it was done, and a message closed by key gives the focus back", async ({
    page,
  }) => {
    const usuario = await makeUsuario(page.request, ownPerson("Téo Brito"));
    await page.goto("/admin/usuarios");
    await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
    let isBroken = true;
    await page.route("**/admin/usuarios/*.data*", (route) =>
      isBroken && route.request().method() === "POST"
        ? route.fulfill({ status: 500 })
        : route.continue(),
    );
    const nome = page.getByLabel("Nome Completo");
    await nome.press("Enter");
    await expect(notices(page)).toContainText("Falha ao salvar usuário");
    await nome.focus();
    await notices(page).getByRole("button", { name: "Fechar aviso" }).first().press("Enter");
    await expect(nome).toBeFocused();
    await expect(notices(page)).not.toContainText("Falha ao salvar usuário");
    await nome.press("Enter");
    await expect(notices(page)).toContainText("Falha ao salvar usuário");
    // Waits until this button is back, because a form that is being sent is not sent again.
    await expect(page.getByRole("button", { name: "Salvar", exact: true })).toBeVisible();
    isBroken = false;
    await nome.press("Enter");
    await expect(notices(page)).toContainText("Usuário atualizado com sucesso");
    await expect(notices(page)).not.toContainText("Falha ao salvar usuário");
  });
});
test.describe("without a connection", () => {
  test.use({ expected: { messages: [/ERR_INTERNET_DISCONNECTED/] } });

  test("a save says so and keeps what was typed", async ({ page, context }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin/usuarios/novo");
    await page.getByLabel("Nome Completo").fill("Fábio Lins");
    await page.getByLabel("Email").fill("fabio@clinica.test");
    await page.getByLabel("Senha *").fill("cadeira verde");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText("Sem conexão com o servidor.");
    await expect(page.getByLabel("Nome Completo")).toHaveValue("Fábio Lins");
  });
});
async function deleteElsewhere(browser: Browser, baseURL: string | undefined, nome: string) {
  const other = await browser.newPage({ baseURL });
  await signInAs(other, "admin_master");
  await other.goto("/admin/usuarios");
  await other.getByRole("button", { name: `Excluir ${nome}` }).click();
  await other.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(notices(other)).toContainText("Usuário excluído com sucesso");
  await other.close();
}
