import { expect, type Page } from "@playwright/test";
import { DEMO_SENHA } from "#demo/usuarios.ts";
import { WIDTHS } from "./public-pages.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

const REFUSED = [/status of 40[01] \((?:Bad Request|Unauthorized)\)/];
/** Without JavaScript each script that the page prefetches fails with the error `csp`. */
const UNRUN = [/^csp: .*\/assets\//];

async function fill(page: Page, email: string, senha: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha").fill(senha);
}

test.describe("the forms of /auth", () => {
  test.use({ expected: { messages: REFUSED } });

  for (const path of [
    "/auth",
    "/auth?etapa=recuperar",
    "/auth?etapa=codigo",
    "/auth?token=velho",
  ]) {
    test(`${path} stands at ${WIDTHS.join(", ")} px`, async ({ page }) => {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        expect(await violationsOf(page)).toEqual([]);
      }
    });
  }

  test("show each error at its field and what was typed, and move the focus there", async ({
    page,
  }) => {
    await page.goto("/auth");
    await fill(page, "ana", "123");
    await page.getByRole("button", { name: "Entrar" }).click();
    const email = page.getByLabel("Email");
    await expect(email).toHaveAccessibleDescription("Email inválido");
    await expect(email).toBeFocused();
    await expect(email).toHaveValue("ana");
    await expect(page.getByLabel("Senha")).toHaveAccessibleDescription("Mínimo 6 caracteres");
    await expect(page.getByLabel("Senha")).toHaveValue("");
  });

  test("give one answer to a wrong password and to an unknown account", async ({ page }) => {
    await page.goto("/auth");
    for (const email of ["leitor@clinica.test", "ninguem@clinica.test"]) {
      await fill(page, email, "errada de novo");
      await page.getByRole("button", { name: "Entrar" }).click();
      await expect(page.getByRole("alert")).toHaveText("Erro no loginEmail ou senha inválidos.");
      await expect(page.getByLabel("Senha")).toBeFocused();
    }
  });

  test("turn to recovery and back, and say that the mail is on its way", async ({ page }) => {
    await page.goto("/auth");
    await page.getByRole("link", { name: "Esqueci minha senha" }).click();
    await expect(page.getByText("Recuperar senha", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Senha")).toHaveCount(0);
    await page.getByRole("link", { name: "Voltar ao login" }).click();
    await page.getByRole("link", { name: "Esqueci minha senha" }).click();
    await page.getByLabel("Email").fill("ninguem@clinica.test");
    await page.getByRole("button", { name: "Enviar email de recuperação" }).click();
    await expect(page.getByRole("status")).toContainText("Email enviado!");
    await expect(page.getByRole("status")).toContainText(
      "Verifique sua caixa de entrada para redefinir sua senha.",
    );
    await expect(page.getByLabel("Senha")).toBeVisible();
  });

  test("say `Carregando...` while they wait, and are not sent twice", async ({ page }) => {
    await page.goto("/auth");
    // A test cannot read the page while the browser leaves it.
    await page.evaluate(() => addEventListener("submit", (event) => event.preventDefault()));
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByRole("button", { name: "Carregando..." })).toBeDisabled();
  });
});

for (const scripts of ["on", "off"] as const) {
  test.describe(`with scripts ${scripts}`, () => {
    const messages = scripts === "on" ? [] : UNRUN;
    test.use({ javaScriptEnabled: scripts === "on", expected: { messages } });

    test("one signs in by keyboard on a phone, sees `Sair` on the site, and leaves", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto("/auth");
      await expect(page.getByLabel("Email")).toBeFocused();
      await page.keyboard.type("leitor@clinica.test");
      await page.keyboard.press("Tab");
      await page.keyboard.type(DEMO_SENHA);
      await page.keyboard.press("Enter");
      await page.waitForURL("/admin");
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/contato");
      await page.getByRole("button", { name: "Sair" }).filter({ visible: true }).click();
      await page.waitForURL("/");
      await expect(page.getByText("Logout realizado")).toBeVisible();
      await expect(page.getByText("Você foi desconectado com sucesso.")).toBeVisible();
      await page.reload();
      await expect(page.getByText("Logout realizado")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Sair" })).toHaveCount(0);
    });
  });
}
