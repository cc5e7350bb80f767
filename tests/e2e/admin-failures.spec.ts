import { expect, type Page } from "@playwright/test";
import { DEMO_SENHA } from "#demo/usuarios.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { DEMO_EMAILS } from "#tests/support/staff-cookies.ts";
import { test } from "./shared-page.ts";
import { makeUsuario, signInAs, signInWith, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own", expected: { messages: [/status of (403|50\d)/] } });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

test("a list that cannot be read says so where it would stand, and out loud", async ({
  page,
  sql,
}) => {
  await signInAs(page, "admin_master");
  await sql`revoke select on usuarios from clinica_pode_painel, clinica_pode_administracao`;
  await page.goto("/admin/usuarios");
  await expect(page.getByRole("heading", { name: "Falha ao carregar usuários" })).toBeVisible();
  await expect(notices(page)).toContainText("Falha ao carregar usuários");
  await expect(page.getByRole("button", { name: "Adicionar Usuário" })).toHaveCount(0);
  const refused = page.waitForResponse((answer) => answer.url().includes("/admin/usuarios.data"));
  await page.getByRole("button", { name: "Tentar de novo" }).press("Enter");
  await refused;
  await expect(page.getByRole("button", { name: "Tentar de novo" })).toBeFocused();
  await sql`grant select on usuarios to clinica_pode_painel, clinica_pode_administracao`;
  await page.getByRole("button", { name: "Tentar de novo" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Gerenciar Usuários" })).toBeVisible();
  await expect(notices(page)).not.toContainText("Falha ao carregar usuários");
  await expect(page.getByRole("main")).toBeFocused();
});

test("an account that cannot be made is named, and what was typed stays", async ({ page, sql }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios/novo");
  await untilAwake(page);
  await sql`alter table auth_accounts add constraint cheio check (false) not valid`;
  await page.getByLabel("Nome Completo").fill("Célia Rocha");
  await page.getByLabel("Email").fill("celia@clinica.test");
  await page.getByLabel("Senha *").fill("cadeira verde");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Falha ao criar usuário de autenticação");
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Célia Rocha");
  await sql`alter table auth_accounts drop constraint cheio`;
  const [made] = await sql`
    select (select count(*)::int from auth_users where email = 'celia@clinica.test') as accounts`;
  expect(made?.accounts).toBe(0);
});

test("a person who loses the role while typing retains the text, and sees why", async ({
  page,
  playwright,
  baseURL,
  sql,
}) => {
  const email = "segunda@clinica.test";
  const admin = await makeUsuario(page.request, {
    nome: "Segunda",
    email,
    tipo_usuario: "admin_master",
  });
  await signInWith(page, email, admin.senha);
  await page.goto("/admin/usuarios/novo");
  await untilAwake(page);
  await page.getByLabel("Nome Completo").fill("Davi Nunes");
  await page.getByLabel("Email").fill("davi@clinica.test");
  await page.getByLabel("Senha *").fill("cadeira verde");
  const [row] = await sql`select id, versao from usuarios where email = ${email}`;
  const first = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: FORM_HEADERS,
  });
  await first.post("/admin/entrar", {
    form: { email: DEMO_EMAILS.admin_master, senha: DEMO_SENHA },
  });
  const demoted = await first.post(`/admin/usuarios/${row?.id}`, {
    form: { nome: "Segunda", tipo_usuario: "editor", versao: row?.versao },
    maxRedirects: 0,
  });
  expect(demoted.status()).toBe(302);
  await first.dispose();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Sua conta não pode mais fazer isto");
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Davi Nunes");
});

test("a sign-out that fails says so, and the session goes on", async ({ page, sql }) => {
  await signInAs(page, "editor");
  await page.goto("/admin");
  await untilAwake(page);
  const signature = "registra_evento(text, text, text, integer)";
  await sql.unsafe(`revoke execute on function ${signature} from clinica_entrada`);
  const leave = async () => {
    await page.getByRole("button", { name: /@/ }).click();
    await page.getByRole("menuitem", { name: "Sair" }).click();
  };
  await leave();
  await expect(notices(page)).toContainText("Erro ao sair");
  await expect(notices(page)).toContainText("Ocorreu um erro inesperado. Tente novamente.");
  await sql.unsafe(`grant execute on function ${signature} to clinica_entrada`);
  await leave();
  await expect(page.getByText("Logout realizado")).toBeVisible();
});

test("a save that fails says that the removed image is still there", async ({ page, sql }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin/homepage");
  await untilAwake(page);
  await sql`alter table home_hero add constraint cheio check (false) not valid`;
  await page.getByLabel("Título", { exact: true }).fill("Exames com calma");
  const save = page.getByRole("button", { name: "Salvar", exact: true });
  await save.click();
  await expect(notices(page)).toContainText("Não foi possível salvar as alterações.");
  await expect(notices(page)).not.toContainText("Não foi possível remover a imagem.");
  await page.getByRole("button", { name: "Remover imagem 1", exact: true }).click();
  await save.click();
  await expect(notices(page)).toContainText("Não foi possível remover a imagem.");
  await sql`alter table home_hero drop constraint cheio`;
  await save.click();
  await expect(notices(page)).toContainText("Seção Hero atualizada com sucesso");
});
