/** From the exam to the patient's hand, as reception and the report room walk it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { PDFDocument } from "pdf-lib";
import { ownName, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

test.use({ clinic: "own" });
test.describe.configure({ mode: "default" });

const PROTOCOLO = /20\d\d-[0-9A-Z]{5}-[0-9A-Z]{5}/;
const NASCIMENTO = "17/05/1980";

test.describe("with answers that refuse", () => {
  test.use({ expected: { messages: [/status of 40[09]/] } });

  test("a report is registered with its patient, released, printed, corrected, withdrawn", async ({
    page,
  }) => {
    const nome = ownName("Benedita Prado");
    await signInAs(page, "laudos");
    await open(page, "/admin/laudos/novo");
    await page.getByRole("button", { name: "Paciente novo" }).click();
    await page.getByLabel("Nome", { exact: true }).fill(nome);
    await page.getByLabel("CPF", { exact: true }).fill("529.982.247-25");
    await page.getByLabel("Data de nascimento").pressSequentially("17051980");
    await expect(page.getByLabel("Data de nascimento")).toHaveValue(NASCIMENTO);
    await page.getByLabel("Telefone").fill("(67) 99999-1234");
    await page.getByLabel("Exame", { exact: true }).fill("Ultrassonografia de tireoide");
    await page.getByLabel("Médico responsável").fill("Dra. Helena Prado");
    await page.getByLabel("CRM do médico").fill("CRM-MS 00001");
    const pdf = page.getByLabel("PDF", { exact: true });
    await pdf.setInputFiles(fileOf("falso.pdf", Buffer.from("isto não é um PDF")));
    await expect(page.getByText("falso.pdf: O arquivo não é um PDF")).toBeVisible();
    await pdf.setInputFiles(fileOf("laudo.pdf", await pdfOf("primeira versão")));
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText("Laudo cadastrado");
    const row = rowOf(page, nome);
    const [protocolo = ""] = PROTOCOLO.exec((await row.textContent()) ?? "") ?? [];

    await row.getByRole("button", { name: `Liberar ${protocolo}` }).click();
    await untilAwake(page);
    const facts = page.getByRole("main");
    await expect(facts).toContainText(nome);
    await expect(facts).toContainText("•••.•••.•47-25");
    await expect(page.getByAltText("Primeira página do PDF")).toBeVisible();
    const birth = page.getByLabel("Data de nascimento do paciente");
    await birth.fill("18/05/1980");
    await page.getByRole("button", { name: "Confirmar liberação" }).click();
    await expect(page.getByText("Não confere com o cadastro")).toBeVisible();
    await birth.fill(NASCIMENTO);
    await page.getByRole("button", { name: "Confirmar liberação" }).click();
    await expect(notices(page)).toContainText("Laudo liberado");
    const call = row.getByRole("link", { name: "Avisar pelo WhatsApp" });
    const address = decodeURIComponent((await call.getAttribute("href")) ?? "");
    expect(address).toContain("https://wa.me/5567999991234?text=");
    expect(address).not.toMatch(/laudo|exame|ultrasson|resultado de/i);

    await row.getByRole("button", { name: `Retificar ${protocolo}` }).click();
    await untilAwake(page);
    await pdf.setInputFiles(fileOf("laudo-2.pdf", await pdfOf("segunda versão")));
    await page.getByLabel("Motivo").fill("Lado trocado");
    await birth.fill(NASCIMENTO);
    await page.getByRole("button", { name: "Confirmar retificação" }).click();
    await expect(notices(page)).toContainText("Laudo retificado");

    await row.getByRole("button", { name: `Novo protocolo ${protocolo}` }).click();
    await untilAwake(page);
    await page.getByRole("button", { name: "Confirmar novo protocolo" }).click();
    const slip = page.getByRole("article", { name: "Comprovante" });
    await expect(slip).toContainText("B. P.");
    await expect(slip).not.toContainText(nome);
    const [fresh = ""] = PROTOCOLO.exec((await slip.textContent()) ?? "") ?? [];
    expect(fresh).not.toBe(protocolo);
    expect(await pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[298, 420]]);

    await open(page, "/admin/laudos");
    await row.getByRole("button", { name: `Retirar ${fresh}` }).click();
    await untilAwake(page);
    await page.getByLabel("Motivo").fill("Exame repetido");
    await page.getByRole("button", { name: "Confirmar retirada" }).click();
    await expect(row).toContainText("Retirado");
    await row.getByRole("button", { name: `Acessos ${fresh}` }).click();
    await expect(page.getByRole("table", { name: "Acessos" })).toContainText("liberou laudo");
  });

  test("a known CPF offers the patient, in the report's form and in the patient's", async ({
    page,
  }) => {
    await signInAs(page, "recepcao");
    const nome = ownName("Célia Ramos");
    await open(page, "/admin/pacientes/novo");
    await fillPaciente(page, nome);
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText("Paciente criado com sucesso!");

    await open(page, "/admin/pacientes/novo");
    await fillPaciente(page, "Outra pessoa");
    await page.getByRole("button", { name: "Salvar" }).click();
    const offer = page.getByRole("alert").filter({ hasText: "já está cadastrado" });
    await expect(offer).toContainText(nome);
    await offer.getByRole("link", { name: "Abrir este cadastro" }).click();
    await expect(page.getByLabel("Nome", { exact: true })).toHaveValue(nome);

    await open(page, "/admin/laudos/novo");
    await page.getByRole("button", { name: "Paciente novo" }).click();
    await fillPaciente(page, "Outra pessoa");
    await page.getByLabel("Exame", { exact: true }).fill("Mamografia");
    await page.getByRole("button", { name: "Salvar" }).click();
    await page.getByRole("button", { name: "Usar este paciente" }).click();
    await expect(page.getByLabel("Paciente", { exact: true })).toHaveValue(nome);
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(rowOf(page, nome)).toContainText("Mamografia");

    await page.getByLabel("Buscar").fill(nome);
    await page.getByRole("button", { name: "Buscar" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 registro" })).toBeVisible();
    expect(decodeURIComponent(page.url())).not.toContain("Célia");
  });

  test("of many PDFs each finds its report by its name, or waits, or is refused by name", async ({
    page,
  }) => {
    await signInAs(page, "laudos");
    await open(page, "/admin/laudos?status=em_analise");
    const row = page.getByRole("list", { name: "Laudos" }).locator("li.record-item").filter({
      hasText: "Sem PDF",
    });
    const [protocolo = ""] = PROTOCOLO.exec((await row.first().textContent()) ?? "") ?? [];
    expect(protocolo).not.toBe("");
    await open(page, "/admin/laudos/envios");
    await page
      .getByLabel("PDFs para enviar")
      .setInputFiles([
        fileOf(`${protocolo}.pdf`, await pdfOf("com protocolo")),
        fileOf("sem-nome.pdf", await pdfOf("sem protocolo")),
        fileOf("planilha.pdf", Buffer.from("a;b;c")),
      ]);
    const sent = page.getByRole("region", { name: "Envios" });
    await expect(sent).toContainText(`Associado a ${protocolo}`);
    await expect(sent).toContainText("Na fila. O nome não traz um protocolo.");
    await expect(sent).toContainText("O arquivo não é um PDF");
    const waiting = page.getByRole("list", { name: "PDFs sem laudo" });
    await expect(waiting).toContainText("sem-nome.pdf");
    await waiting.getByRole("button", { name: "Excluir sem-nome.pdf" }).click();
    await page.getByRole("button", { name: "Excluir", exact: true }).click();
    await expect(notices(page)).toContainText("PDF excluído.");
    await expect(page.getByText("sem-nome.pdf", { exact: true })).toHaveCount(1);
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAwake(page);
}

async function fillPaciente(page: Page, nome: string): Promise<void> {
  await page.getByLabel("Nome", { exact: true }).fill(nome);
  await page.getByLabel("CPF", { exact: true }).fill("111.444.777-35");
  await page.getByLabel("Data de nascimento").fill("02/03/1975");
}

function notices(page: Page): Locator {
  return page.getByRole("region", { name: "Avisos" });
}

function rowOf(page: Page, nome: string): Locator {
  return page.getByRole("list", { name: "Laudos" }).locator("li.record-item").filter({
    hasText: nome,
  });
}

function fileOf(name: string, buffer: Buffer) {
  return { name, mimeType: "application/pdf", buffer };
}

async function pdfOf(text: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText(text, { x: 60, y: 760, size: 18 });
  return Buffer.from(await document.save());
}

/** Width and height of each page, in points. */
async function pagesOf(pdf: Buffer): Promise<number[][]> {
  const document = await PDFDocument.load(pdf);
  return document.getPages().map((one) => [one.getWidth(), one.getHeight()].map(Math.round));
}
