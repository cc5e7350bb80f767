import { expect, type Page } from "@playwright/test";
import { LI_ALTERADO } from "#domain/laudos/assinaturas.ts";
import { changed, createPki, type Pki } from "#tests/support/signed-pdfs.ts";
import { fileOf } from "./laudo-files.ts";
import { laudoRow } from "./laudo-row.ts";
import { test } from "./shared-page.ts";
import { skipWithout } from "./skip-without.ts";
import { ownName, signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own", expected: { messages: [/status of 400/] } });
skipWithout("openssl");

const ALTERADO = "Alterado após a assinatura";
/** The certificate's CRM is not that of the report's doctor. */
const OUTRA_PESSOA = "Assinado por OUTRA PESSOA";
const SIGNER = "Assinado digitalmente por HELENA PRADO DE ANDRADE";
const CPF = "529.982.247-25";
const NASCIMENTO = "17/05/1980";
const PROTOCOLO = /20\d\d-[0-9A-Z]{5}-[0-9A-Z]{5}/;

let pki: Pki;
test.beforeAll(() => {
  pki = createPki();
});
test.afterAll(() => pki?.remove());

async function register(page: Page, nome: string, pdf: Buffer): Promise<string> {
  await signInAs(page, "laudos");
  await page.goto("/admin/laudos/novo");
  await untilAwake(page);
  await page.getByRole("button", { name: "Paciente novo" }).click();
  await page.getByLabel("Nome", { exact: true }).fill(nome);
  await page.getByLabel("CPF", { exact: true }).fill(CPF);
  await page.getByLabel("Data de nascimento").fill(NASCIMENTO);
  await page.getByLabel("Exame", { exact: true }).fill("mamografia");
  await page.keyboard.press("Enter");
  await page.getByLabel("Médico responsável").fill("Dra. Helena Prado");
  await page.getByLabel("CRM do médico").fill("CRM-MS 00001");
  await page.getByLabel("PDF", { exact: true }).setInputFiles(fileOf("laudo.pdf", pdf));
  await expect(page.getByRole("main")).toContainText(ALTERADO);
  await page.getByRole("button", { name: "Salvar" }).click();
  const row = laudoRow(page, nome);
  await expect(row).toBeVisible();
  const [protocolo = ""] = PROTOCOLO.exec((await row.textContent()) ?? "") ?? [];
  return protocolo;
}

test("a changed file is released only after its box was ticked, and portal, doctor and anyone else read it", async ({
  page,
  browser,
  baseURL,
}) => {
  const pdf = changed(await pki.sign());
  const nome = ownName("Marina Teles");
  const protocolo = await register(page, nome, pdf);
  await page.getByRole("button", { name: `Liberar ${protocolo}` }).click();
  await untilAwake(page);
  await expect(page.getByRole("main")).toContainText(ALTERADO);
  await expect(page.getByRole("main")).toContainText(OUTRA_PESSOA);
  await expect(page.getByRole("main")).toContainText(SIGNER);
  const read = page.getByRole("checkbox", { name: LI_ALTERADO });
  await expect(read).not.toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel("Data de nascimento do paciente").fill(NASCIMENTO);
  await page.getByRole("button", { name: "Confirmar liberação" }).click();
  await expect(read).toHaveAttribute("aria-invalid", "true");
  await expect(read).toBeFocused();
  await read.check();
  await page.getByRole("button", { name: "Confirmar liberação" }).click();
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText("Laudo liberado");

  const patient = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await patient.goto(`/resultados#${protocolo}`);
  await patient.getByLabel("CPF do Paciente").fill(CPF);
  await patient.getByLabel("Data de Nascimento").fill(NASCIMENTO);
  await patient.getByRole("button", { name: "Buscar Resultados" }).click();
  const signature = (one: Page) =>
    one
      .getByRole("term")
      .filter({ hasText: /^Assinatura$/ })
      .locator("+ dd");
  await expect(signature(patient)).toHaveText(
    new RegExp(`^${OUTRA_PESSOA}\\. ${ALTERADO}\\. ${SIGNER}`),
  );
  await patient.getByRole("link", { name: "Mostrar ao meu médico" }).click();
  await patient.getByRole("button", { name: "Criar link" }).click();
  const link = await patient.getByLabel("Link", { exact: true }).inputValue();
  const senha = await patient.getByLabel("Senha", { exact: true }).inputValue();

  const doctor = await browser.newPage({ baseURL });
  await doctor.goto(link);
  await doctor.getByLabel("Seu nome").fill("Dr. Davi Leal");
  await doctor.getByLabel("Senha").fill(senha);
  await doctor.getByRole("button", { name: "Abrir" }).click();
  await expect(signature(doctor)).toContainText(ALTERADO);

  await doctor.goto("/verificar");
  await doctor.getByLabel("Arquivo PDF").setInputFiles(fileOf("laudo.pdf", pdf));
  await doctor.getByRole("button", { name: "Verificar", exact: true }).click();
  const answer = doctor.getByRole("status").filter({ hasText: "Documento emitido" });
  await expect(answer).toContainText("Versão atual");
  await expect(answer).toContainText(ALTERADO);
  await expect(answer).toContainText(SIGNER);
  await expect(answer).toHaveAttribute("data-kind", "warning");
  await expect(answer).not.toContainText(nome);
  await patient.close();
  await doctor.close();
});
