import { expect } from "@playwright/test";
import { test } from "./shared-page.ts";
import { emailOf, makeUsuario, ownName, signInAs } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

test("counts what there is, for every role", async ({ page }) => {
  for (const role of ["leitor", "laudos"] as const) {
    await signInAs(page, role);
    await page.goto("/admin");
    for (const [label, count] of [
      ["Médicos", 8],
      ["Convênios", 12],
      ["Exames", 40],
    ] as const) {
      const term = page.getByRole("term").filter({ hasText: label });
      await expect(term.locator("..")).toContainText(String(count));
    }
    const users = page.getByRole("term").filter({ hasText: "Usuários" }).locator("..");
    expect(Number(/\d+/.exec((await users.textContent()) ?? "")?.[0])).toBeGreaterThanOrEqual(5);
  }
});

test("says what was tried, and what to do about what fails", async ({ page }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin");
  await expect(page.getByText(/^Bem-vindo ao painel, Helena Duarte/)).toBeVisible();
  const status = page.getByRole("region", { name: "Status do Sistema" });
  for (const label of ["Banco de dados", "Autenticação", "Armazenamento de arquivos", "RLS"]) {
    await expect(status.getByRole("listitem").filter({ hasText: label })).toBeVisible();
  }
  const mail = status.getByRole("listitem").filter({ hasText: "E-mail" });
  await expect(mail).toContainText("Nenhum e-mail sai");
  await expect(mail).toContainText(/O que fazer: .*SMTP_URL/);
  // In the demonstration, all built-in examples are replaced.
  await expect(page.getByRole("region", { name: "Ainda são exemplos" })).toHaveCount(0);
});

for (const role of ["leitor", "editor", "laudos", "recepcao"] as const) {
  test(`names no part of the server to ${role}, who cannot repair it`, async ({ page }) => {
    await signInAs(page, role);
    await page.goto("/admin");
    await expect(page.getByText(/^Bem-vindo ao painel/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Status do Sistema" })).toHaveCount(0);
    const whole = await page.content();
    for (const word of ["SECRET_KEY", "SMTP_URL", "RLS", "MAIL_FROM", "DATA_DIR", "TRUST_PROXY"])
      expect(whole).not.toContain(word);
  });
}

test("shows an admin_master everyone's changes, everyone else their own", async ({ page }) => {
  const nome = ownName("Nilo Sá");
  await makeUsuario(page.request, { nome, email: emailOf(nome) });
  await page.goto("/admin");
  const all = page.getByRole("region", { name: "O que mudou por último" });
  await expect(all).toContainText(nome);
  await expect(all).not.toContainText("entrou");
  await signInAs(page, "recepcao");
  await page.goto("/admin");
  const own = page.getByRole("region", { name: "O que você mudou por último" });
  await expect(own).toContainText("Nada ainda.");
  await signInAs(page, "leitor");
  await page.goto("/admin");
  await expect(page.getByRole("region", { name: "Hoje" })).toBeVisible();
  await expect(own).toHaveCount(0);
});
