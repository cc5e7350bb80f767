import { expect, type Page } from "@playwright/test";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { totpCode } from "#tests/support/totp.ts";
import { emailOf, makeUsuario, ownName, signInWith } from "./staff.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

async function enterAs(page: Page, name: string) {
  const nome = ownName(name);
  const usuario = await makeUsuario(page.request, {
    nome,
    email: emailOf(nome),
    tipo_usuario: "leitor",
  });
  await page.context().clearCookies();
  await signInWith(page, usuario.email, usuario.senha);
  await page.goto("/admin/conta");
  return usuario;
}

test.describe("the own password", () => {
  test.use({ expected: { messages: [/status of 400/] } });

  test("is changed by a person who knows it; the other sessions end", async ({
    page,
    browser,
    baseURL,
  }) => {
    const usuario = await enterAs(page, "Ivo Melo");
    const other = await browser.newPage({ baseURL });
    await signInWith(other, usuario.email, usuario.senha);

    const form = page.getByRole("form", { name: "Senha" });
    const current = form.getByLabel("Senha atual");
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription("Digite a sua senha atual");
    await current.fill("não é esta");
    await form.getByLabel("Nova senha", { exact: true }).fill("cadeira verde");
    await form.getByLabel("Confirmar nova senha").fill("cadeira azul");
    await expect(form.getByLabel("Confirmar nova senha")).toHaveAccessibleDescription(
      "As senhas não conferem",
    );
    await form.getByLabel("Confirmar nova senha").fill("cadeira verde");
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(current).toHaveAccessibleDescription("Senha atual incorreta");
    await current.fill(usuario.senha);
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText(
      "Senha alterada. As outras sessões foram encerradas.",
    );
    await expect(current).toHaveValue("");
    await expect(page.getByRole("heading", { name: "Senha", exact: true })).toBeFocused();

    await other.goto("/admin");
    await expect(other).toHaveURL("/auth");
    await other.close();
    await signInWith(page, usuario.email, "cadeira verde");
  });
});

test("another session is seen, with device and address, and ended", async ({
  page,
  browser,
  baseURL,
}) => {
  const usuario = await enterAs(page, "Júlia Reis");
  const phone = await browser.newPage({
    baseURL,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
  });
  await signInWith(phone, usuario.email, usuario.senha);
  await page.reload();
  const session = page.getByRole("listitem").filter({ hasText: "Safari no iPhone" });
  await expect(session).toContainText("127.0.0.1");
  await expect(page.getByText("Esta sessão")).toBeVisible();
  await session.getByRole("button", { name: /^Encerrar/ }).click();
  await expect(notices(page)).toContainText("Sessão encerrada.");
  await expect(session).toHaveCount(0);
  await phone.goto("/admin");
  await expect(phone).toHaveURL("/auth");
  await phone.close();
});

test("all other sessions end in one step, where there are several", async ({
  page,
  playwright,
  baseURL,
}) => {
  const usuario = await enterAs(page, "Nara Dias");
  await expect(page.getByRole("button", { name: "Encerrar todas as outras" })).toHaveCount(0);
  const others = await Promise.all([1, 2].map(() => playwright.request.newContext({ baseURL })));
  for (const other of others) {
    const form = { email: usuario.email, senha: usuario.senha };
    expect((await other.post("/admin/entrar", { form })).status()).toBe(200);
  }
  await page.reload();
  await page.getByRole("button", { name: "Encerrar todas as outras" }).click();
  await expect(notices(page)).toContainText("2 sessões encerradas.");
  await expect(page.getByRole("button", { name: /^Encerrar/ })).toHaveCount(0);
  await expect(page.getByText("Esta sessão")).toBeVisible();
  for (const other of others) {
    const answer = await other.get("/admin", { maxRedirects: 0 });
    expect(answer.headers().location).toContain("/auth");
    await other.dispose();
  }
});

test("the app's key can be copied without a camera", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const usuario = await enterAs(page, "Otto Vale");
  await page.getByRole("button", { name: "Ligar segundo fator" }).click();
  const start = page.getByRole("form", { name: "Ligar segundo fator" });
  await start.getByLabel("Senha atual").fill(usuario.senha);
  await start.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: "Copiar chave" }).click();
  await expect(notices(page)).toContainText("Chave copiada");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByText(`Chave: ${copied}`)).toBeVisible();
});

test.describe("the second factor", () => {
  test.use({ viewport: { width: 390, height: 800 }, expected: { messages: [/status of 40\d/] } });

  test("is turned on with the app, required at the sign-in, and turned off with both", async ({
    page,
  }) => {
    test.slow();
    const usuario = await enterAs(page, "Kátia Nunes");
    await page.getByRole("button", { name: "Ligar segundo fator" }).click();
    const start = page.getByRole("form", { name: "Ligar segundo fator" });
    await start.getByLabel("Senha atual").fill("errada mesmo");
    await start.getByRole("button", { name: "Continuar" }).click();
    await expect(start.getByLabel("Senha atual")).toHaveAccessibleDescription(
      /Senha atual incorreta/,
    );
    await start.getByLabel("Senha atual").fill(usuario.senha);
    await start.getByRole("button", { name: "Continuar" }).click();

    const confirm = page.getByRole("form", { name: "Confirmar segundo fator" });
    await expect(confirm.getByRole("heading", { name: "Três passos para ligar" })).toBeFocused();
    await expect(
      confirm.getByRole("link", { name: "Abrir no aplicativo autenticador" }),
    ).toHaveAttribute("href", /^otpauth:\/\/totp\/.*secret=/);
    await expect(confirm.getByRole("img", { name: /Código QR/ })).toBeVisible();
    const codes = confirm.getByRole("list", { name: "Códigos de recuperação" });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    const recovery = await codes.getByRole("listitem").allTextContents();
    const secret = (await confirm.locator("code").textContent()) ?? "";
    // Scrolls up, because the header covers content that is scrolled below it.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await violationsOf(page)).toEqual([]);
    await confirm.getByLabel("Código do aplicativo").fill("000000");
    await confirm.getByRole("button", { name: "Confirmar e ligar" }).click();
    await expect(confirm.getByLabel("Código do aplicativo")).toHaveAccessibleDescription(
      "Código inválido",
    );
    await confirm.getByLabel("Código do aplicativo").fill(totpCode(secret));
    await confirm.getByRole("button", { name: "Confirmar e ligar" }).click();
    await expect(notices(page)).toContainText("Segundo fator ligado.");
    await expect(page.getByRole("button", { name: "Desligar segundo fator" })).toBeFocused();

    await page.context().clearCookies();
    const half = await page.request.post("/admin/entrar", {
      form: { email: usuario.email, senha: usuario.senha },
      headers: FORM_HEADERS,
    });
    expect(await half.json()).toMatchObject({ status: "second-factor" });
    await page.goto("/admin");
    await expect(page).toHaveURL("/auth");
    const whole = await page.request.post("/admin/entrar", {
      form: { codigo: recovery[0] ?? "" },
      headers: FORM_HEADERS,
    });
    expect(await whole.json()).toMatchObject({ status: "signed-in" });

    await page.goto("/admin/conta");
    const form = page.getByRole("form", { name: "Senha" });
    await form.getByLabel("Senha atual").fill(usuario.senha);
    await form.getByLabel("Nova senha", { exact: true }).fill(usuario.senha);
    await form.getByLabel("Confirmar nova senha").fill(usuario.senha);
    await page.context().clearCookies();
    await form.getByRole("button", { name: "Salvar" }).click();
    const again = page.getByRole("dialog", { name: "Sua sessão terminou" });
    await again.getByLabel("Senha").fill(usuario.senha);
    await again.getByRole("button", { name: "Entrar" }).click();
    await again.getByLabel("Código").fill(recovery[2] ?? "");
    await again.getByRole("button", { name: "Entrar" }).click();
    await expect(notices(page)).toContainText("Senha alterada.");

    await page.getByRole("button", { name: "Desligar segundo fator" }).click();
    const stop = page.getByRole("form", { name: "Desligar segundo fator" });
    await stop.getByLabel("Senha atual").fill(usuario.senha);
    await stop.getByLabel("Código", { exact: true }).fill(recovery[1] ?? "");
    await stop.getByRole("button", { name: "Desligar" }).click();
    await expect(notices(page)).toContainText("Segundo fator desligado.");
    await expect(page.getByRole("button", { name: "Ligar segundo fator" })).toBeFocused();
  });

  test("of another is reset by an administrator, and the trail says so", async ({ page }) => {
    const usuario = await enterAs(page, "Lia Campos");
    await turnOn(page, usuario.senha);

    await signInWith(page, "admin@clinica.test", "demonstracao");
    await page.goto("/admin/usuarios");
    const row = page.getByRole("listitem").filter({ hasText: usuario.nome });
    await expect(row).toContainText("Segundo fator");
    await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
    const nome = page.getByLabel("Nome Completo");
    await nome.fill(`${usuario.nome} Dias`);
    await reset(page, usuario.nome);
    await expect(notices(page)).toContainText("Segundo fator desligado");
    await expect(nome).toHaveValue(`${usuario.nome} Dias`);
    await nome.fill(usuario.nome);
    await page.goto("/admin/usuarios");
    await expect(row).not.toContainText("Segundo fator");
    await page.goto("/admin/auditoria");
    const deed = `removeu o segundo fator de ${usuario.nome}`;
    await expect(page.getByText(deed)).toBeVisible();
    await page.goto("/admin");
    await expect(page.getByRole("region", { name: "O que mudou por último" })).toContainText(deed);
  });

  test("of another is reset after signing in again in place, and nothing else is sent", async ({
    page,
  }) => {
    const usuario = await enterAs(page, "Mara Lobo");
    await turnOn(page, usuario.senha);

    await signInWith(page, "admin@clinica.test", "demonstracao");
    await page.goto("/admin/usuarios");
    await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
    await expect(page.getByRole("button", { name: "Desligar segundo fator" })).toBeVisible();
    await page.context().clearCookies();
    await reset(page, usuario.nome);
    const dialog = page.getByRole("dialog", { name: "Sua sessão terminou" });
    await dialog.getByLabel("Senha").fill("demonstracao");
    await dialog.getByRole("button", { name: "Entrar" }).click();
    await expect(notices(page)).toContainText("Segundo fator desligado");
    await expect(page.getByRole("region", { name: "Segundo fator" })).toContainText("Desligado");
  });

  test("of one's own is switched in Minha conta, as is the password", async ({ page }) => {
    await signInWith(page, "admin@clinica.test", "demonstracao");
    await page.goto("/admin/usuarios");
    const own = page.getByRole("listitem").filter({ hasText: "(você)" });
    await own.getByRole("button", { name: /^Editar/ }).click();
    const panel = page.getByRole("region", { name: "Senha e segundo fator" });
    await expect(panel.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Alterar Senha" })).toHaveCount(0);
    await panel.getByRole("link", { name: "Minha conta" }).click();
    await expect(page).toHaveURL("/admin/conta");
  });
});

async function turnOn(page: Page, senha: string) {
  await page.getByRole("button", { name: "Ligar segundo fator" }).click();
  const start = page.getByRole("form", { name: "Ligar segundo fator" });
  await start.getByLabel("Senha atual").fill(senha);
  await start.getByRole("button", { name: "Continuar" }).click();
  const confirm = page.getByRole("form", { name: "Confirmar segundo fator" });
  const secret = (await confirm.locator("code").textContent()) ?? "";
  await confirm.getByLabel("Código do aplicativo").fill(totpCode(secret));
  await confirm.getByRole("button", { name: "Confirmar e ligar" }).click();
  await expect(notices(page)).toContainText("Segundo fator ligado.");
}

async function reset(page: Page, nome: string) {
  await page.getByRole("button", { name: "Desligar segundo fator" }).click();
  await page
    .getByRole("alertdialog", { name: `Desligar o segundo fator de ${nome}?` })
    .getByRole("button", { name: "Desligar" })
    .click();
}
