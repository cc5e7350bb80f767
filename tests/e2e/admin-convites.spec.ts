import { expect, type Page } from "@playwright/test";
import { eventually } from "#tests/support/eventually.ts";
import { MailServer } from "#tests/support/mail-server.ts";
import { type ProductServer, startProduct } from "#tests/support/product-server.ts";
import { test } from "./shared-page.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { emailOf, ownName, signInAs } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });

const INVITE = "Enviar convite por e-mail";
const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

test.describe("a server without e-mail", () => {
  test.use({ clinic: "own" });

  test("disables the choice and says why; a password is typed as before", async ({ page }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin/usuarios/novo");
    const box = page.getByRole("checkbox", { name: INVITE });
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription(/não está configurado/);
    await expect(page.getByLabel("Senha *")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe("a server with e-mail", () => {
  const mail = new MailServer();
  let server: ProductServer;

  test.beforeAll(async () => {
    await mail.start();
    server = await startProduct({
      demo: true,
      copyOf: process.env.CLINIC_DEMO_DATA,
      env: { SMTP_URL: mail.url, MAIL_FROM: "clinica@clinica.test" },
    });
  });

  test.afterAll(async () => {
    await server?.stop();
    await mail.stop();
  });

  async function linkOf(email: string, count: number): Promise<string> {
    const own = () => mail.received.filter(({ to }) => to === email);
    await eventually(async () => expect(own()).toHaveLength(count));
    return /\/auth\?token=[\w-]+/.exec(own().at(-1)?.text ?? "")?.[0] ?? "";
  }

  for (const width of [390, 1280]) {
    test(`a person is invited at ${width} px, again, and chooses the password`, async ({
      browser,
    }) => {
      const page = await browser.newPage({
        baseURL: server.url,
        viewport: { width, height: 900 },
      });
      const nome = ownName("Lia Prado");
      const email = emailOf(nome);
      await signInAs(page, "admin_master");
      await page.goto("/admin/usuarios/novo");
      await page.getByLabel("Nome Completo").fill(nome);
      await page.getByLabel("Email").fill(email);
      await page.getByRole("checkbox", { name: INVITE }).check();
      await expect(page.getByLabel("Senha *")).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(notices(page)).toContainText("O convite segue por e-mail.");

      const row = page.getByRole("listitem").filter({ hasText: nome });
      await expect(row).toContainText(/Convite enviado em \d{2}\/\d{2}\/\d{4}/);
      expect(await violationsOf(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
      await linkOf(email, 1);
      await row.getByRole("button", { name: "Enviar convite de novo" }).press("Enter");
      await expect(notices(page)).toContainText(`Convite enviado a ${email}`);
      const link = await linkOf(email, 2);

      const theirs = await browser.newPage({
        baseURL: server.url,
        viewport: { width, height: 900 },
      });
      await theirs.goto(link);
      await theirs.getByLabel("Nova senha", { exact: true }).fill("bicicleta azul");
      await theirs.getByLabel("Confirmar nova senha").fill("bicicleta azul");
      await theirs.getByRole("button", { name: "Redefinir senha" }).click();
      await expect(theirs.getByRole("status")).toContainText("Senha criada.");
      await theirs.goto(link);
      await expect(theirs.getByText("Link inválido ou expirado.")).toBeVisible();
      expect(await violationsOf(theirs)).toEqual([]);
      await theirs.goto("/auth");
      await theirs.getByLabel("Email").fill(email);
      await theirs.getByLabel("Senha").fill("bicicleta azul");
      await theirs.getByRole("button", { name: "Entrar" }).click();
      await theirs.waitForURL("/admin");
      await page.reload();
      await expect(row).not.toContainText("Convite enviado");
      await theirs.close();
      await page.close();
    });
  }
});
