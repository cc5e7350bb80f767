import { expect, type Page } from "@playwright/test";
import {
  emailOf,
  makeUsuario,
  ownName,
  ownPerson,
  signInAs,
  signInWith,
  untilAwake,
} from "./staff.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const REFUSED = [/status of 4\d\d/];

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

test("a person is created, changed and deleted on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const nome = ownName("Beatriz Salles");
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios");
  await page.getByRole("button", { name: "Adicionar Usuário" }).click();
  await expect(page.getByRole("heading", { name: "Novo Usuário" })).toBeVisible();
  await expect(page.getByLabel("Tipo de Usuário")).toHaveValue("leitor");
  await page.getByLabel("Nome Completo").fill(nome);
  await page.getByLabel("Email").fill(emailOf(nome));
  await page.getByLabel("Tipo de Usuário").selectOption("recepcao");
  await page.getByLabel("Senha *").fill("cadeira verde");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Usuário criado com sucesso");
  await expect(notices(page)).toContainText("Sucesso");

  const row = page.getByRole("listitem").filter({ hasText: nome });
  await expect(row).toContainText("Recepção");
  await expect(row).toContainText(/Criado em \d{2}\/\d{2}\/\d{4}/);
  await page.getByRole("button", { name: `Editar ${nome}` }).click();
  await expect(page.getByRole("heading", { name: "Editar Usuário" })).toBeVisible();
  await expect(page.getByLabel("Email")).toBeDisabled();
  await expect(page.getByLabel("Nova Senha (opcional)")).toHaveCount(0);
  await page.getByLabel("Tipo de Usuário").selectOption("editor");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Usuário atualizado com sucesso");
  await expect(row).toContainText("Editor");

  await page.getByRole("button", { name: `Editar ${nome}` }).click();
  await expect(page.getByLabel("Nome Completo")).toHaveValue(nome);
  await untilAwake(page);
  await page.getByRole("button", { name: "Alterar Senha" }).press("Enter");
  await expect(page.getByLabel("Nova Senha (opcional)")).toBeFocused();
  await page.getByLabel("Nova Senha (opcional)").fill("janela aberta");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Usuário e senha atualizados com sucesso");

  await page.getByRole("button", { name: `Excluir ${nome}` }).click();
  const question = page.getByRole("alertdialog", {
    name: "Tem certeza que deseja excluir este usuário?",
  });
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: `Excluir ${nome}` }).click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notices(page)).toContainText("Usuário excluído com sucesso");
  await expect(row).toHaveCount(0);
});

test("an administrator's delete button is disabled, one's own too", async ({ page }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios");
  const own = page.getByRole("listitem").filter({ hasText: "(você)" });
  await expect(own.getByRole("button", { name: /^Excluir/ })).toBeDisabled();
});

test("wrong fields say so at once, the first takes the focus, and nothing typed is lost", async ({
  page,
}) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios/novo");
  await page.getByLabel("Email").fill("sem arroba");
  await page.getByRole("button", { name: "Salvar" }).click();
  const nome = page.getByLabel("Nome Completo");
  await expect(nome).toBeFocused();
  await expect(nome).toHaveAttribute("aria-invalid", "true");
  await expect(nome).toHaveAccessibleDescription("Nome é obrigatório");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Email inválido/);
  await expect(page.getByLabel("Senha *")).toHaveAccessibleDescription(
    /Senha é obrigatória para novos usuários/,
  );
  await page.getByLabel("Senha *").fill("12345");
  await expect(page.getByLabel("Senha *")).toHaveAccessibleDescription(/Mínimo 6 caracteres/);
  await expect(page.getByLabel("Email")).toHaveValue("sem arroba");
  expect(await violationsOf(page)).toEqual([]);
});

test.describe("what only the server knows", () => {
  test.use({ expected: { messages: REFUSED } });

  test("comes back to its field: a taken e-mail, a common password", async ({ page }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin/usuarios/novo");
    await page.getByLabel("Nome Completo").fill("Outra Pessoa");
    await page.getByLabel("Email").fill("editor@clinica.test");
    await page.getByLabel("Senha *").fill("senha123");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByLabel("Senha *")).toHaveAccessibleDescription(
      /Senha muito comum. Escolha outra./,
    );
    await expect(page.getByLabel("Senha *")).toBeFocused();
    await page.getByLabel("Senha *").fill("montanha russa");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
      /Já existe um usuário com este email./,
    );
    await expect(page.getByLabel("Nome Completo")).toHaveValue("Outra Pessoa");
    await expect(page.getByLabel("Senha *")).toHaveValue("montanha russa");
  });

  test("the last administrator keeps the role", async ({ page }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin/usuarios");
    const own = page.getByRole("listitem").filter({ hasText: "(você)" });
    await own.getByRole("button", { name: /^Editar/ }).click();
    await page.getByLabel("Tipo de Usuário").selectOption("leitor");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByLabel("Tipo de Usuário")).toHaveAccessibleDescription(
      /O último administrador não pode perder este tipo./,
    );
  });
});

test("Gerar makes a password of twelve, shows it and copies it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios/novo");
  await page.getByRole("button", { name: "Gerar" }).click();
  await expect(notices(page)).toContainText(
    "Nova senha gerada e copiada para a área de transferência",
  );
  const senha = await page.getByLabel("Senha *").inputValue();
  expect(senha).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(senha);
  await expect(page.getByLabel("Senha *")).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Ocultar" }).click();
  await expect(page.getByLabel("Senha *")).toHaveAttribute("type", "password");
  await expect(page.getByText(/Força da senha: (?:razoável|boa|forte)\./)).toBeVisible();
  await page.getByRole("button", { name: "Gerar" }).click();
  await expect(page.getByLabel("Senha *")).not.toHaveValue(senha);
});

test.describe("a password that is refused", () => {
  test.use({ expected: { messages: [/status of 400/] } });

  test("the strength beside a new password agrees with what the server refuses", async ({
    page,
  }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin/usuarios/novo");
    await page.getByLabel("Nome Completo").fill("Beatriz Reis");
    await page.getByLabel("Email").fill("beatriz.forca@clinica.test");
    const senha = page.getByLabel("Senha *");
    for (const refused of [
      "Senha@123",
      "Ｓｅｎｈａ１２３",
      "beatriz reis 2026",
      "sen\u200bha123",
    ]) {
      await senha.fill(refused);
      await expect(page.getByText("Força da senha: fraca. Muito comum.")).toBeVisible();
      await senha.fill("");
      await expect(page.getByText(/Força da senha/)).toBeHidden();
    }
    await senha.fill("Senha@123");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Senha muito comum. Escolha outra.")).toBeVisible();
    await senha.fill("cadeira verde com rodas");
    await expect(page.getByText("Força da senha: forte.")).toBeVisible();
  });
});

test("a new person signs in with what was given; a new password ends their sessions", async ({
  page,
  browser,
  baseURL,
}) => {
  const usuario = await makeUsuario(page.request, ownPerson("Gil Antunes"));
  const theirs = await browser.newPage({ baseURL });
  await signInWith(theirs, usuario.email, usuario.senha);
  await theirs.goto("/admin");
  await expect(theirs.getByRole("button", { name: usuario.email })).toBeVisible();
  await page.goto("/admin/usuarios");
  await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
  await page.getByRole("button", { name: "Alterar Senha" }).click();
  await page.getByLabel("Nova Senha (opcional)").fill("outra cadeira");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Usuário e senha atualizados com sucesso");
  await theirs.reload();
  await expect(theirs).toHaveURL("/auth");
  await theirs.close();
});

test("every step is done by keyboard alone", async ({ page }) => {
  const nome = ownName("Heitor Paz");
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios");
  await page.getByRole("button", { name: "Adicionar Usuário" }).press("Enter");
  await page.getByLabel("Nome Completo").focus();
  await page.keyboard.type(nome);
  await page.keyboard.press("Tab");
  await page.keyboard.type(emailOf(nome));
  await page.keyboard.press("Tab");
  await page.keyboard.type("Editor");
  await page.keyboard.press("Tab");
  await page.keyboard.type("cadeira verde");
  await page.keyboard.press("Enter");
  await expect(notices(page)).toContainText("Usuário criado com sucesso");
  await page.getByRole("button", { name: `Excluir ${nome}` }).press("Enter");
  await expect(page.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(notices(page)).toContainText("Usuário excluído com sucesso");
  await expect(page.getByRole("list", { name: "Usuários" })).toBeFocused();
});
