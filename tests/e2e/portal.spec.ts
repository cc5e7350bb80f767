import { expect, type Page } from "@playwright/test";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

const LAUDO = DEMO_LAUDOS.find(({ status }) => status === "liberado") as (typeof DEMO_LAUDOS)[0];
const PATIENT = DEMO_PACIENTES[LAUDO.paciente] as (typeof DEMO_PACIENTES)[0];
const WAITING = DEMO_LAUDOS.find(
  ({ status }) => status === "em_analise",
) as (typeof DEMO_LAUDOS)[0];

async function fill(page: Page, patient = PATIENT) {
  await page.getByLabel("CPF do Paciente").fill(formatCpf(accessCpf(patient)));
  await page.getByLabel("Data de Nascimento").fill(formatDay(patient.data_nascimento));
}

const search = (page: Page) => page.getByRole("button", { name: "Buscar Resultados" }).click();

async function expectNarrow(page: Page) {
  await page.waitForLoadState();
  await expectNoSidewaysScroll(page);
}

async function expectReadable(page: Page) {
  await expectNarrow(page);
  expect(await violationsOf(page)).toEqual([]);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the slip's QR code fills in the protocol; the report is read, saved and left", async ({
    page,
  }) => {
    await page.goto("/resultados");
    // In an open page the link changes only the fragment of the URL.
    await page.goto(`/resultados#${LAUDO.protocolo.toLowerCase()}`);
    await expect(page.getByLabel("Protocolo do Exame (opcional)")).toHaveValue(LAUDO.protocolo);
    expect(page.url()).not.toContain("#");
    await fill(page);
    await search(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LAUDO.exame);
    const image = page.getByRole("img", { name: "Página 1 de 1, ampliar" });
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText(/O texto desta página/)).toBeVisible();
    await expect(page.getByRole("link", { name: /Imprimir/ })).toHaveAttribute("href", /imprimir/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Baixar PDF" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`laudo-${LAUDO.protocolo}.pdf`);
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await page.getByText("Quem acessou este laudo").click();
    const touches = page.getByRole("listitem").filter({ hasText: "Quem tinha o protocolo" }).last();
    await expect(touches).toContainText(/abriu o laudo/);
    await expect(touches).toContainText(/baixou o PDF às \d\d:\d\d/);
    await expect(page.getByRole("main")).not.toContainText("listou");
    await page.getByRole("link", { name: "Meus laudos" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: LAUDO.protocolo })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Encerrar acesso" }).click();
    await expect(page.getByText("Acesso encerrado")).toBeVisible();
    await page.goto(`/resultados/laudos/${LAUDO.protocolo}`);
    await expect(page).toHaveURL(/\/resultados$/);
  });
});

test.describe("on an old phone without scripts", () => {
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

  test("a report that waits says so; a wrong birth date says what every wrong datum says", async ({
    page,
  }) => {
    const patient = DEMO_PACIENTES[WAITING.paciente] as typeof PATIENT;
    await page.goto("/resultados");
    await fill(page, patient);
    await page.getByLabel("Protocolo do Exame (opcional)").fill(WAITING.protocolo);
    await page.getByLabel("Data de Nascimento").fill("01/01/1990");
    await search(page);
    await expect(page.getByText("Não encontramos resultados com esses dados.")).toBeVisible();
    await page.getByLabel("Data de Nascimento").fill(formatDay(patient.data_nascimento));
    await search(page);
    await expect(page.getByText("Em análise", { exact: true })).toBeVisible();
    await expect(page.getByText(/Previsto para \d\d\/\d\d\/\d{4}/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Baixar PDF" })).toHaveCount(0);
    await expectNarrow(page);
    await page.getByRole("link", { name: "Meus laudos" }).click();
    await expectNarrow(page);
  });
});

test.describe("on a narrow screen, by keyboard and screen reader, with none of our scripts", () => {
  test.use({
    viewport: { width: 320, height: 640 },
    // A text that is fading in has too little contrast.
    contextOptions: { reducedMotion: "reduce" },
    expected: { messages: [/status of 400/] },
  });

  // Disabling JavaScript would also disable axe.
  test.beforeEach(async ({ page }) => {
    await page.route(/\.js($|\?)/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
  });

  test("a report is found, read and left", async ({ page }) => {
    await page.goto("/resultados");
    await expectReadable(page);
    await page.getByLabel("Data de Nascimento").fill("01/01/1990");
    await page.getByLabel("CPF do Paciente").focus();
    await page.keyboard.type(formatCpf(accessCpf(PATIENT)));
    await page.getByLabel("Protocolo do Exame (opcional)").focus();
    await page.keyboard.type(LAUDO.protocolo);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Não encontramos" })).toBeFocused();
    await expectReadable(page);
    await page.getByLabel("Data de Nascimento").fill(formatDay(PATIENT.data_nascimento));
    await page.getByLabel("Protocolo do Exame (opcional)").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LAUDO.exame);
    await expectReadable(page);
    const names: string[] = [];
    for (let stop = 0; stop < 10; stop++) {
      await page.keyboard.press("Tab");
      names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
      await expect(page.locator(":focus-visible")).toHaveCount(1);
    }
    expect(names.slice(2, 7)).toEqual([
      "Encerrar acesso",
      "Meus laudos",
      "Baixar PDF",
      expect.stringMatching(/^Imprimir/),
      "Mostrar ao meu médico",
    ]);
    expect(names.slice(8)).toEqual(["Verificar documento", "Quem acessou este laudo"]);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Sistema da clínica/).first()).toBeVisible();
    await expectReadable(page);
    await page.getByRole("button", { name: "Encerrar acesso" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Acesso encerrado")).toBeVisible();
    await expectReadable(page);
  });

  test("everyone sees the step with the code, and a wrong one is reported at its field", async ({
    page,
  }) => {
    await page.goto("/resultados");
    await page.getByLabel("CPF do Paciente").fill("111.444.777-35");
    await page.getByLabel("Data de Nascimento").fill("1980-05-20");
    await search(page);
    await expect(page.getByLabel("Código de acesso")).toBeVisible();
    await expectReadable(page);
    await page.getByLabel("Código de acesso").fill("12");
    await page.getByRole("button", { name: "Confirmar código" }).click();
    await expect(page.getByText("Digite os 6 números do código")).toBeVisible();
    await expect(page.getByLabel("Código de acesso")).toBeFocused();
    await expectReadable(page);
  });
});

test("by keyboard alone, a code is requested", async ({ page }) => {
  await page.goto("/resultados");
  await page.getByLabel("CPF do Paciente").focus();
  await page.keyboard.type("529.982.247-25");
  await page.getByLabel("Data de Nascimento").focus();
  await page.keyboard.type("20/051980");
  await expect(page.getByLabel("Data de Nascimento")).toHaveValue("20/05/1980");
  await expect(page.getByLabel("Data de Nascimento")).toHaveAttribute("inputmode", "numeric");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Se os dados conferem");
  await expect(page.getByLabel("Código de acesso")).toBeVisible();
  await page.getByRole("button", { name: "Enviar outro código" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Se os dados conferem");
  await expect(page.getByLabel("Código de acesso")).toBeVisible();
});

test.describe("what is missing", () => {
  test.use({ expected: { messages: [/status of 400/] } });

  test("is said by its name, in each field, and what was typed stays", async ({ page }) => {
    await page.goto("/resultados");
    await search(page);
    await expect(page.getByText("Informe o CPF")).toBeVisible();
    await expect(page.getByText("Informe a data de nascimento")).toBeVisible();
    await expect(page.getByLabel("CPF do Paciente")).toBeFocused();
    await page.getByLabel("CPF do Paciente").fill("111.444.777-36");
    // Pages cached from a former version send dates in this format.
    await page.getByLabel("Data de Nascimento").fill("1980-05-20");
    await search(page);
    await expect(page.getByText("CPF inválido")).toBeVisible();
    await expect(page.getByLabel("Data de Nascimento")).toHaveValue("20/05/1980");
  });

  test("another code without a request leads back to the look-up", async ({ page }) => {
    await page.goto("/resultados?etapa=codigo");
    await page.getByRole("button", { name: "Enviar outro código" }).click();
    await expect(page.getByRole("status")).toContainText("O seu pedido de código venceu");
    await expect(page.getByLabel("CPF do Paciente")).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the other ways, with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("stand where no code comes, and where nothing was found", async ({ page }) => {
      await page.goto("/resultados");
      await page.getByLabel("CPF do Paciente").fill("11144477735");
      await page.getByLabel("Data de Nascimento").fill("20051980");
      await search(page);
      const card = page.getByRole("region", { name: "Digite o código" });
      await expect(card.getByRole("link", { name: /^\(\d\d\) / })).toHaveAttribute("href", /^tel:/);
      await expect(card.getByRole("link", { name: "WhatsApp" })).toBeVisible();
      await card.getByRole("button", { name: "Enviar outro código" }).click();
      await expect(page.getByRole("status")).toContainText("Se os dados conferem");
      await card.getByRole("link", { name: "busque com o protocolo" }).click();
      await page.getByLabel("CPF do Paciente").fill("111.444.777-35");
      await page.getByLabel("Data de Nascimento").fill("20/05/1980");
      await page.getByLabel("Protocolo do Exame (opcional)").fill("2026-00000-00000");
      await search(page);
      await page.getByRole("status").getByRole("link", { name: "fale conosco" }).click();
      await expect(page).toHaveURL(/\/contato$/);
    });
  });
}
