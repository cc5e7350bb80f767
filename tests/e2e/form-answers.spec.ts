import { expect, type Page } from "@playwright/test";
import { test } from "./shared-page.ts";

test.use({ expected: { messages: [/status of 400 \(Bad Request\)/] } });

interface AnsweredForm {
  path: string;
  button: string;
  fill(page: Page): Promise<void>;
}

const FORMS: AnsweredForm[] = [
  {
    path: "/contato",
    button: "Enviar Mensagem",
    async fill(page) {
      await page.getByLabel("Nome").fill("Ana");
      await page.getByLabel("E-mail").fill("ana@exemplo.com.br");
      await page.getByLabel("Mensagem").fill("Bom dia.");
    },
  },
  {
    path: "/resultados",
    button: "Buscar Resultados",
    async fill(page) {
      await page.getByLabel("CPF do Paciente").fill("529.982.247-25");
      await page.getByLabel("Data de Nascimento").fill("1980-05-20");
    },
  },
  {
    path: "/blog",
    button: "Inscrever-se",
    async fill(page) {
      await page.getByLabel("Seu e-mail").fill("ana@exemplo.com.br");
    },
  },
];

for (const { path, button, fill } of FORMS) {
  test(`${path} answers where the focus is`, async ({ page }) => {
    await page.goto(path);
    await fill(page);
    await page.getByRole("button", { name: button }).click();
    const answer = page.getByRole("main").getByRole("status");
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
    await expect(page).not.toHaveTitle(/Erro/);
  });

  test(`${path} says in its title that something is wrong`, async ({ page }) => {
    await page.goto(path);
    const title = await page.title();
    await page.getByRole("button", { name: button }).click();
    await expect(page).toHaveTitle(`Erro: ${title}`);
  });
}

test("/auth says in its title that something is wrong", async ({ page }) => {
  await page.goto("/auth");
  const title = await page.title();
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveTitle(`Erro: ${title}`);
});
