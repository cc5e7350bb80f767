import { expect, type Page } from "@playwright/test";
import { makeUsuario, ownPerson, signInAs, signInWith, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

test("leaving something typed asks first", async ({ page }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios/novo");
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(page).toHaveURL("/admin/usuarios");
  await page.getByRole("button", { name: "Adicionar Usuário" }).click();
  await page.getByLabel("Nome Completo").fill("Metade");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Metade");
  await page.goBack();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL("/admin/usuarios");
});

test("leaving Minha conta asks about any of its forms, sending one of them does not", async ({
  page,
}) => {
  const usuario = await enterOwnAccount(page, "Rita Maia");
  const senha = page.getByRole("form", { name: "Senha" });
  await senha.getByLabel("Nova senha", { exact: true }).fill("cadeira verde");
  await page.getByRole("button", { name: "Ligar segundo fator" }).click();
  const start = page.getByRole("form", { name: "Ligar segundo fator" });
  await start.getByLabel("Senha atual").fill(usuario.senha);
  await start.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("list", { name: "Códigos de recuperação" })).toBeVisible();

  await page.getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(page).toHaveURL("/admin/conta");
  await senha.getByLabel("Nova senha", { exact: true }).fill("");
  // The question comes because the recovery codes are shown only once.
  await page.getByRole("link", { name: "Dashboard" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL("/admin");
});

test("a typed password asks before it is left, a saved one does not", async ({ page }) => {
  const usuario = await enterOwnAccount(page, "Caio Reis");
  const senha = page.getByRole("form", { name: "Senha" });
  await senha.getByLabel("Senha atual").fill(usuario.senha);
  await senha.getByLabel("Nova senha", { exact: true }).fill("cadeira verde");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await senha.getByLabel("Confirmar nova senha").fill("cadeira verde");
  await senha.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Senha alterada.");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/admin");
});

test("the browser asks before a window with typed text closes", async ({ page }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios/novo");
  await page.getByLabel("Nome Completo").fill("Metade");
  await untilAwake(page);
  const requested = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await requested;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await closing;
});

test("what is typed before hydration stays, and asks before it is left", async ({ page }) => {
  await signInAs(page, "admin_master");
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/admin/usuarios/novo", { waitUntil: "commit" });
  const nome = page.getByLabel("Nome Completo");
  await nome.fill("Digitado cedo");
  scripts.resolve();
  await untilAwake(page);
  await expect(nome).toHaveValue("Digitado cedo");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Sair sem salvar?");
});

async function enterOwnAccount(page: Page, name: string) {
  const usuario = await makeUsuario(page.request, ownPerson(name));
  await page.context().clearCookies();
  await signInWith(page, usuario.email, usuario.senha);
  await page.goto("/admin/conta");
  return usuario;
}
