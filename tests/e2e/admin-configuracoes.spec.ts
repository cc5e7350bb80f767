import { type Browser, expect, type Page } from "@playwright/test";
import { DEMO_CONFIGURACOES } from "#demo/content/configuracoes.ts";
import { startProduct } from "#tests/support/product-server.ts";
import { test } from "./shared-page.ts";
import { confirmRestore, signInAs, signInWith, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });

const ADDRESS = "/admin/configuracoes";
const SAVED = "Configurações salvas com sucesso.";
const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

async function open(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await expect(page.getByRole("heading", { name: "Configurações Gerais", level: 1 })).toBeVisible();
  await untilAwake(page);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText(SAVED);
  await notices(page).getByRole("button").last().click();
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe("a clinic of one's own", () => {
  test.use({ clinic: "own" });

  test("every field changes, is on the site at once, and comes back by the history", async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInAs(page, "admin_master");
    await open(page);
    const texts = {
      "Nome da clínica": "Clínica Ipê Amarelo",
      Endereço: "Avenida Brasil, 77\nCentro\nDourados - MS",
      Telefone: "(67) 3421-1111",
      Email: "ola@ipe.test",
      "Horário de funcionamento": "Plantão aos sábados, com hora marcada",
      Instagram: "https://instagram.example/ipe",
      Facebook: "https://facebook.example/ipe",
      WhatsApp: "67 99999-2222",
      "Link Resultados Clínica": "https://resultados.example/ipe",
      "Link Resultados Cassems": "https://cassems.example/ipe",
      "Registro da clínica no CRM": "CRM-MS 7777",
      "Diretor técnico": "Dra. Rosa Prado",
      "CRM do diretor técnico": "CRM-MS 12345",
      "Encarregado de dados": "Léa Couto",
      "E-mail do encarregado": "dados@ipe.test",
      "Crédito (texto)": "Feito por Ateliê",
      "Crédito (link)": "https://atelie.example",
      "Cor primária": "#15803D",
      "Cor secundária": "#ca8a04",
      "Texto do rodapé": "© Clínica Ipê Amarelo",
    };
    for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
    await field(page, "Título do diretor técnico").selectOption("Médica");
    const friday = page.getByLabel("às (horário 1 de sexta, recepção)");
    await friday.fill("16:30");
    await page.getByRole("button", { name: "Adicionar horário: sábado, exames" }).click();
    await page.getByLabel("das (horário 1 de sábado, exames)").fill("08:00");
    await page.getByLabel("às (horário 1 de sábado, exames)").fill("11:00");
    await page.getByRole("button", { name: "Adicionar feriado" }).click();
    await field(page, "Data 21").fill("2026-06-29");
    await field(page, "Feriado 21").fill("Aniversário da cidade");
    await save(page);
    await expect(field(page, "Feriado 1")).toHaveValue("Aniversário da cidade");
    await expect(field(page, "WhatsApp")).toHaveValue("(67) 99999-2222");

    await page.goto("/");
    const site = page.locator("body");
    for (const shown of [
      "Clínica Ipê Amarelo",
      "Dourados",
      "(67) 3421-1111",
      "Dra. Rosa Prado",
      "CRM-MS 12345",
      "CRM-MS 7777",
      "Feito por Ateliê",
      "© Clínica Ipê Amarelo",
      "7h às 16h30",
      "8h às 11h",
      "Plantão aos sábados",
    ]) {
      await expect(site, shown).toContainText(shown);
    }
    for (const href of [
      texts.Instagram,
      texts.Facebook,
      texts["Link Resultados Clínica"],
      texts["Link Resultados Cassems"],
      texts["Crédito (link)"],
      "mailto:ola@ipe.test",
    ]) {
      await expect(page.locator(`a[href="${href}"]`).first(), href).toBeAttached();
    }
    await expect(page.locator('a[href*="wa.me/5567999992222"]').first()).toBeAttached();
    await expect(page.locator('link[href^="/cores/"]')).toHaveAttribute("href", /15803d.*ca8a04/);
    await page.goto("/privacidade");
    await expect(site).toContainText("Léa Couto");
    await expect(site).toContainText("dados@ipe.test");

    await page.goto(ADDRESS);
    await page.getByRole("link", { name: "Histórico" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Histórico de Configurações");
    await page
      .getByText(/^\d+ campos$/)
      .first()
      .click();
    const versions = page.getByRole("list", { name: "Versões" });
    await expect(versions).toContainText("Segunda a quinta 7h às 18h, Sexta 7h às 16h30");
    await expect(versions).toContainText("29/06/2026 Aniversário da cidade Fechado");
    await confirmRestore(page, page.getByRole("button", { name: /Restaurar esta versão/ }).last());
    await expect(notices(page)).toContainText("A versão escolhida voltou a valer.");
    await page.goto("/");
    await expect(site).toContainText(DEMO_CONFIGURACOES.nome_clinica);
    await expect(site).not.toContainText("Ipê Amarelo");
  });

  test("on a phone the hours of Friday are corrected with a thumb, and seen on the site", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, "admin_master");
    await open(page);
    await page.getByRole("link", { name: "Funcionamento" }).click();
    await expect(page.getByRole("heading", { name: "Funcionamento" })).toBeFocused();
    await page.getByLabel("às (horário 1 de segunda, exames)").fill("15:45");
    await page.getByRole("button", { name: "Repetir a segunda até sexta: Exames" }).click();
    await expect(page.getByLabel("às (horário 1 de sexta, exames)")).toHaveValue("15:45");
    await page.getByRole("button", { name: "Remover feriado 1", exact: true }).click();
    await expect(
      page.getByRole("button", { name: "Remover feriado 1", exact: true }),
    ).toBeFocused();
    await save(page);
    await page.goto("/contato");
    await expect(page.locator("body")).toContainText("Segunda a sexta: 7h às 15h45");
  });

  test("by keyboard alone: a row is added, filled, removed, and the form saved", async ({
    page,
  }) => {
    await signInAs(page, "admin_master");
    await open(page);
    await page.getByRole("button", { name: "Adicionar horário: domingo, recepção" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("das (horário 1 de domingo, recepção)")).toBeFocused();
    await page.getByLabel("das (horário 1 de domingo, recepção)").fill("09:00");
    await page.getByRole("button", { name: "Salvar" }).press("Enter");
    const until = page.getByLabel("às (horário 1 de domingo, recepção)");
    await expect(until).toBeFocused();
    await expect(until).toHaveAccessibleDescription("Informe o horário");
    await until.fill("08:00");
    await expect(until).toHaveAccessibleDescription("O fechamento deve ser depois da abertura");
    await page
      .getByRole("button", { name: "Remover horário 1 de domingo, recepção" })
      .press("Enter");
    await expect(
      page.getByRole("button", { name: "Adicionar horário: domingo, recepção" }),
    ).toBeFocused();
    await field(page, "Telefone").fill("(67) 3441-0099");
    await page.getByRole("button", { name: "Salvar" }).press("Enter");
    await expect(notices(page)).toContainText(SAVED);
    await expect(page.getByRole("button", { name: "Salvar" })).toBeFocused();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });

  test("wrong fields say so in the specified words, and the first one gets the focus", async ({
    page,
  }) => {
    await signInAs(page, "admin_master");
    await open(page);
    await field(page, "Nome da clínica").fill(" ");
    await field(page, "Instagram").fill("//evil.example");
    await field(page, "WhatsApp").fill("");
    await field(page, "Cor primária").fill("azul");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(field(page, "Nome da clínica")).toBeFocused();
    for (const [label, message] of [
      ["Nome da clínica", "Nome da clínica é obrigatório"],
      ["Instagram", "URL inválida"],
      ["WhatsApp", "WhatsApp é obrigatório"],
      ["Cor primária", "Use uma cor como #0ea5e9"],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    }
    await expect(page.getByRole("link", { name: "Abrir link de Instagram" })).toBeHidden();
    await field(page, "Instagram").fill("https://instagram.example/x");
    await expect(page.getByRole("link", { name: "Abrir link de Instagram" })).toHaveAttribute(
      "target",
      "_blank",
    );
  });

  test("the preview follows the colours while they are typed and picked", async ({ page }) => {
    await signInAs(page, "admin_master");
    await open(page);
    const preview = page.getByRole("region", { name: "Como fica no site" });
    const button = preview.getByText("Agendar exame");
    const ground = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
    const before = await ground();
    await field(page, "Cor primária").evaluate(async (input: HTMLInputElement) => {
      input.value = "#b45309";
      input.dispatchEvent(new Event("input", { bubbles: true }));
      // With reduced motion every change takes one more frame, as a transition of 0.01 ms.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await ground(), "at once, without a request").not.toBe(before);
    await page.getByLabel("Escolher a secundária na paleta").fill("#7c3aed");
    await expect(field(page, "Cor secundária")).toHaveValue("#7c3aed");
    await expect(preview).toContainText("4,5:1 ou mais");
    await field(page, "Cor primária").fill("#fde047");
    await expect(preview).toContainText("os botões usam um tom mais escuro dela");
  });

  test.describe("of two editors at once", () => {
    test.use({ expected: { messages: [/status of 409/] } });

    test("the second sees both versions, structured values in words, and chooses", async ({
      page,
      browser,
      baseURL,
    }) => {
      await signInAs(page, "admin_master");
      await open(page);
      await field(page, "Telefone").fill("(67) 3441-5555");
      await page.getByLabel("às (horário 1 de segunda, recepção)").fill("19:00");
      await otherSaves(browser, baseURL);
      await page.getByRole("button", { name: "Salvar" }).click();
      const conflict = page.getByRole("alert", { name: "Duas versões" });
      await expect(conflict).toBeFocused();
      await expect(conflict.getByRole("heading")).toBeInViewport();
      await expect(conflict).toContainText("Este registro foi alterado por outra pessoa.");
      await expect(conflict).toContainText("(67) 3441-5555");
      await expect(conflict).toContainText("(67) 3441-6666");
      await expect(conflict).toContainText("Segunda 7h às 19h");
      await expect(conflict).not.toContainText("WhatsApp");
      await conflict.getByRole("button", { name: "Salvar a minha versão" }).click();
      await expect(notices(page)).toContainText(SAVED);
      await expect(field(page, "Telefone")).toHaveValue("(67) 3441-5555");
      await page.reload();
      await expect(field(page, "Telefone")).toHaveValue("(67) 3441-5555");
    });
  });
});

async function otherSaves(browser: Browser, baseURL: string | undefined): Promise<void> {
  const other = await browser.newPage({ baseURL });
  await signInAs(other, "admin_master");
  await open(other);
  await field(other, "Telefone").fill("(67) 3441-6666");
  await save(other);
  await other.close();
}

test.describe("a clinic that nobody has set up", () => {
  test.use({
    baseURL: async ({ browserName: _ }, use) => {
      const env = { ADMIN_EMAIL: "dona@clinica.test", ADMIN_PASSWORD: "bicicleta azul" };
      const server = await startProduct({ env });
      await use(server.url);
      await server.stop();
    },
  });

  test("gets the defaults at the first visit, with one notice", async ({ page }) => {
    await signInWith(page, "dona@clinica.test", "bicicleta azul");
    await page.goto(ADDRESS);
    await expect(notices(page)).toContainText("Configurações criadas");
    await expect(notices(page)).toContainText("Configurações padrão foram importadas do frontend");
    await expect(field(page, "Telefone")).toHaveValue("(67) 3441-0000");
    await expect(field(page, "WhatsApp")).toHaveValue("(67) 93441-0000");
    await page.reload();
    await untilAwake(page);
    await expect(field(page, "Telefone")).toHaveValue("(67) 3441-0000");
    await expect(notices(page)).not.toContainText("Configurações criadas");
  });
});
