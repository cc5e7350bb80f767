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
const FORMAT = encodeURIComponent("application/validador-iti+json");

test.use({ viewport: { width: 390, height: 844 } });

async function readCodes(page: Page) {
  await page.goto("/resultados");
  await page.getByLabel("CPF do Paciente").fill(formatCpf(accessCpf(PATIENT)));
  await page.getByLabel("Data de Nascimento").fill(formatDay(PATIENT.data_nascimento));
  await page.getByLabel("Protocolo do Exame").fill(LAUDO.protocolo);
  await page.getByRole("button", { name: "Buscar Resultados" }).click();
  await expect(page.getByRole("img", { name: "QR code que verifica" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const textOf = async (name: string) =>
    (await page.getByRole("term").filter({ hasText: name }).locator("+ dd").textContent()) ?? "";
  return {
    codigo: await textOf("Código do documento"),
    validador: await textOf("Código do validador"),
  };
}

const verify = (page: Page) => page.getByRole("button", { name: "Verificar", exact: true }).click();

async function expectIssued(page: Page) {
  const answer = page.getByRole("status").filter({ hasText: "Documento emitido por esta clínica" });
  await expect(answer).toBeFocused();
  await expect(answer.getByRole("heading")).toHaveText("Verdadeiro e atual");
  await expect(answer).toContainText("Versão atual");
  await expect(answer).toContainText(LAUDO.medico_responsavel);
  await expect(answer).toContainText("Sem assinatura digital");
  await expect(page.locator("body")).not.toContainText(PATIENT.nome);
  await expect(page.locator("body")).not.toContainText(LAUDO.exame);
}

test("a PDF is verified by its hash alone; a changed one and 200 MB are told in words", async ({
  page,
}) => {
  await readCodes(page);
  const pdf = await page.context().request.get(`/resultados/laudos/${LAUDO.protocolo}/pdf`);
  const buffer = await pdf.body();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.goto("/verificar");
  const file = page.getByLabel("Arquivo PDF");
  await file.setInputFiles({ name: "laudo.pdf", mimeType: "application/pdf", buffer });
  await verify(page);
  await expectIssued(page);
  expect(sent.filter(Boolean)).toEqual([expect.stringMatching(/^codigo=&sha256=[0-9a-f]{64}$/)]);
  expect(await violationsOf(page)).toEqual([]);
  const changed = Buffer.concat([buffer, Buffer.from("\n")]);
  await file.setInputFiles({ name: "outro.pdf", mimeType: "application/pdf", buffer: changed });
  await verify(page);
  await expect(page.getByText("Não reconhecemos este documento")).toBeVisible();
  await expectNoSidewaysScroll(page);
  const before = sent.length;
  // The browser creates the file, because a test can send only 50 MB.
  await file.evaluate((input: HTMLInputElement) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([new Uint8Array(200 * 1024 * 1024)], "grande.pdf"));
    input.files = dropped.files;
  });
  await verify(page);
  await expect(page.getByText("Este arquivo tem 200 MB.")).toBeVisible();
  await expect(file).toBeFocused();
  expect(sent).toHaveLength(before);
});

test.describe("an annulled document", () => {
  const annulled = DEMO_LAUDOS.find(({ status }) => status === "anulado");

  test("is headed as one, and its patient has a link to the clinic", async ({ page }) => {
    const patient = DEMO_PACIENTES[annulled?.paciente ?? 0] as (typeof DEMO_PACIENTES)[0];
    await page.goto("/resultados");
    await page.getByLabel("CPF do Paciente").fill(formatCpf(accessCpf(patient)));
    await page.getByLabel("Data de Nascimento").fill(formatDay(patient.data_nascimento));
    await page.getByLabel("Protocolo do Exame").fill(annulled?.protocolo ?? "");
    await page.getByRole("button", { name: "Buscar Resultados" }).click();
    await page.waitForURL(/\/resultados\/laudos\//);
    await page.goto("/resultados/laudos");
    await page.getByRole("link", { name: "Fale conosco" }).click();
    await expect(page).toHaveURL("/contato");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expected: { messages: [/400 \(Bad Request\)/] } });

  test("the QR code's address leads to the form with the code; a wrong one is told at its field", async ({
    page,
  }) => {
    const { codigo } = await readCodes(page);
    await page.goto(`/v/${codigo.replaceAll("-", "")}`);
    const field = page.getByLabel("Código do documento");
    await expect(field).toHaveValue(codigo);
    await expect(page.getByLabel("Arquivo PDF")).toBeHidden();
    await verify(page);
    await expectIssued(page);
    await field.fill(codigo.toLowerCase().replaceAll("-", " "));
    await verify(page);
    await expectIssued(page);
    await field.fill("7ABCD-");
    await verify(page);
    await expect(page.getByText("O código tem 26 letras e números")).toBeVisible();
    await expect(field).toHaveValue("7ABCD-");
    for (const unknown of ["0".repeat(26), codigo.replace(/^./, "Z"), codigo.replace(/^./, "U")]) {
      await field.fill(unknown);
      await verify(page);
      const answer = page
        .getByRole("status")
        .filter({ hasText: "Não reconhecemos este documento" });
      await expect(answer.getByRole("heading")).toHaveText("Não é desta clínica ou foi mudado");
    }
    await expectNoSidewaysScroll(page);
  });

  test("the footer leads to it", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Verificar documento" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verificar documento");
  });
});

test("the State's validator gets the file with the patient's code, 401 with another, 404 for an unknown document", async ({
  page,
  request,
}) => {
  const { codigo, validador } = await readCodes(page);
  const plain = codigo.replaceAll("-", "");
  const validate = (document: string, secret: string) =>
    request.get(`/v/${document}?_format=${FORMAT}&_secretCode=${secret}`);
  const answer = await validate(plain, validador);
  expect(answer.status()).toBe(200);
  const { version, prescription } = await answer.json();
  expect(version).toBe("1.0.0");
  const [{ url }] = prescription.signatureFiles;
  const { pathname, search } = new URL(url);
  const file = await request.get(pathname + search);
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect(file.headers()["cache-control"]).toBe("no-store");
  const own = await page.context().request.get(`/resultados/laudos/${LAUDO.protocolo}/pdf`);
  expect((await file.body()).equals(await own.body())).toBe(true);
  const wrong = String((Number(validador) + 1) % 1_000_000).padStart(6, "0");
  expect((await validate(plain, wrong)).status()).toBe(401);
  expect((await validate("0".repeat(26), validador)).status()).toBe(404);
  expect((await request.get(pathname + search.replace(/ate=\d/, "ate=9"))).status()).toBe(404);
  expect((await request.get(pathname)).status()).toBe(404);
  await page.reload();
  await page.getByText("Quem acessou este laudo").click();
  await expect(page.getByText("Validador do ITI, com o seu código do validador")).toBeVisible();
});
