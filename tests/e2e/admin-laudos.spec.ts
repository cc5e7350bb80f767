import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { drop, fileOf, pagesOf, pdfOf, scan } from "./laudo-files.ts";
import { laudoRow } from "./laudo-row.ts";
import { test } from "./shared-page.ts";
import { ownName, signInAs, untilAwake } from "./staff.ts";

test.use({ clinic: "own" });
test.describe.configure({ mode: "default" });

const PROTOCOLO = /20\d\d-[0-9A-Z]{5}-[0-9A-Z]{5}/;
const NASCIMENTO = "17/05/1980";

test.describe("with answers that refuse", () => {
  test.use({ expected: { messages: [/status of 40[09]/] } });

  test("a report is registered with its patient, released, printed, corrected, annulled", async ({
    page,
  }) => {
    const nome = ownName("Benedita Prado");
    await signInAs(page, "laudos");
    await open(page, "/admin/laudos/novo");
    await page.getByRole("button", { name: "Paciente novo" }).click();
    await page.getByLabel("Nome", { exact: true }).fill(nome);
    await page.getByLabel("CPF", { exact: true }).fill("529.982.247-25");
    const birthDate = page.getByLabel("Data de nascimento");
    await birthDate.pressSequentially("18051980");
    await page.getByRole("group", { name: "Paciente novo" }).getByLabel("Abrir calendário").click();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(birthDate).toHaveValue(NASCIMENTO);
    await page.getByLabel("Telefone").fill("(67) 99999-1234");
    await page.getByLabel("Exame", { exact: true }).fill("ultrassonografia tireoide");
    await page.keyboard.press("Enter");
    await page.getByLabel("Médico responsável").fill("Dra. Helena Prado");
    await page.getByLabel("CRM do médico").fill("CRM-MS 00001");
    const pdf = page.getByLabel("PDF", { exact: true });
    await pdf.setInputFiles(fileOf("falso.pdf", Buffer.from("isto não é um PDF")));
    await expect(page.getByText("falso.pdf: O arquivo não é um PDF")).toBeVisible();
    await pdf.setInputFiles(fileOf("laudo.pdf", await pdfOf("primeira versão")));
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText("Laudo cadastrado");
    const row = laudoRow(page, nome);
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
    await page.emulateMedia({ media: "print" });
    const printed = await scan(slip.getByRole("img", { name: "QR code que leva a" }));
    await page.emulateMedia({ media: null });
    expect(printed).toBe(`${new URL(page.url()).origin}/resultados#${fresh}`);
    await page.goto(printed);
    await page.getByLabel("CPF do Paciente").fill("529.982.247-25");
    await page.getByLabel("Data de Nascimento").fill("1980-05-17");
    await page.getByRole("button", { name: "Buscar Resultados" }).click();
    await expect(page.getByText("Retificado", { exact: true })).toBeVisible();
    await expect(page.getByText("segunda versão")).toBeAttached();

    await open(page, "/admin/laudos");
    await row.getByRole("button", { name: `Anular ${fresh}` }).click();
    await untilAwake(page);
    await page.getByLabel("Motivo").fill("Exame repetido");
    await page.getByRole("button", { name: "Confirmar anulação" }).click();
    await expect(row).toContainText("Anulado");
    await row.getByRole("button", { name: `Acessos ${fresh}` }).click();
    await expect(page.getByRole("table", { name: "Acessos" })).toContainText("liberou laudo");
    await expect(page.getByRole("region", { name: "Quem abriu" })).toContainText(
      "Paciente, pelo protocolo",
    );
    const routine = page.getByRole("table", { name: "Rotina" });
    await expect(routine).toBeHidden();
    const disclosure = page.getByText("em que este laudo estava");
    await disclosure.focus();
    await page.keyboard.press("Enter");
    await expect(routine).toContainText("listou laudos");
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
    await page.getByRole("button", { name: "Salvar" }).click();
    const choice = page.getByLabel("Paciente", { exact: true });
    await expect(choice).toBeFocused();
    await expect(choice).toHaveAccessibleDescription(/Escolha o paciente/);
    await page.getByRole("button", { name: "Paciente novo" }).click();
    await fillPaciente(page, "Outra pessoa");
    await page.getByLabel("Exame", { exact: true }).fill("mamografia");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Salvar" }).click();
    await page.getByRole("button", { name: "Usar este paciente" }).click();
    await expect(page.getByLabel("Paciente", { exact: true })).toHaveValue(nome);
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(laudoRow(page, nome)).toContainText("Mamografia");

    await page.getByLabel("Buscar").fill(nome);
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 registro" })).toBeVisible();
    expect(decodeURIComponent(page.url())).not.toContain("Célia");
  });

  test("of many PDFs each finds its report by its name, or waits, or is refused by name", async ({
    page,
  }) => {
    await signInAs(page, "laudos");
    await open(page, "/admin/laudos?status=em_analise");
    const row = laudoRow(page, "Sem PDF");
    const [protocolo = ""] = PROTOCOLO.exec((await row.first().textContent()) ?? "") ?? [];
    expect(protocolo).not.toBe("");
    await open(page, "/admin/laudos/envios");
    // Uploads run one after the other, so all progress bars stay visible while the first one is held.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/admin/laudos/enviar*", async (route) => {
      await held;
      await route.continue();
    });
    await drop(page.getByText("Arraste os PDFs para cá"), [
      fileOf(`laudo ${protocolo.toLowerCase()} final.pdf`, await pdfOf("com protocolo")),
      fileOf("sem-nome.pdf", await pdfOf("sem protocolo")),
      fileOf("outro.pdf", await pdfOf("de outra pessoa")),
      fileOf("planilha.pdf", Buffer.from("a;b;c")),
    ]);
    const sent = page.getByRole("region", { name: "Envios" });
    await expect(sent.getByRole("progressbar")).toHaveCount(4);
    await expect(sent.getByRole("progressbar", { name: "Enviando outro.pdf" })).toBeVisible();
    letGo();
    await expect(sent).toContainText(`Associado a ${protocolo}`);
    await expect(sent).toContainText("Na fila. O nome não traz um protocolo.");
    await expect(sent).toContainText("O arquivo não é um PDF");
    const waiting = page.getByRole("list", { name: "PDFs sem laudo" });
    await expect(waiting).toContainText("sem-nome.pdf");
    await waiting.getByRole("button", { name: "Excluir sem-nome.pdf" }).click();
    await page.getByRole("button", { name: "Excluir", exact: true }).click();
    await expect(notices(page)).toContainText("PDF excluído.");
    await expect(page.getByText("sem-nome.pdf", { exact: true })).toHaveCount(1);

    const other = waiting.getByRole("listitem").filter({ hasText: "outro.pdf" });
    const [without] = DEMO_LAUDOS.filter(
      (one) => one.status === "em_analise" && one.pdfs.length === 0 && one.protocolo !== protocolo,
    );
    await other.getByLabel("Laudo de outro.pdf").fill(without?.protocolo ?? "");
    await page.getByRole("option", { name: without?.protocolo }).click();
    await other.getByRole("button", { name: "Associar" }).click();
    await expect(notices(page)).toContainText("PDF associado ao laudo.");
    await expect(page.getByText("Nada na fila")).toBeVisible();
  });
});

test("a report of the wrong patient is taken back, moved, and who saw it is listed", async ({
  browser,
  page,
}) => {
  const laudo = DEMO_LAUDOS.find(({ status }) => status === "liberado") as (typeof DEMO_LAUDOS)[0];
  const [wrong, right] = [DEMO_PACIENTES[laudo.paciente], DEMO_PACIENTES[20]];
  if (!wrong || !right) throw new Error("no such patients");
  const visitor = await browser.newPage();
  const address = () => `${new URL(page.url()).origin}/resultados`;
  await signInAs(page, "laudos");
  await open(page, "/admin/laudos");
  await visitor.goto(`${address()}#${laudo.protocolo}`);
  await visitor.getByLabel("CPF do Paciente").fill(accessCpf(wrong));
  await visitor.getByLabel("Data de Nascimento").fill(wrong.data_nascimento);
  await visitor.getByRole("button", { name: "Buscar Resultados" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(laudo.exame);

  await page.getByLabel("Buscar").fill(laudo.protocolo);
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await page.getByRole("button", { name: `Anular ${laudo.protocolo}` }).click();
  await page.getByRole("link", { name: "Mover para outro paciente" }).click();
  await untilAwake(page);
  const seen = page.getByRole("table", { name: "Acessos" });
  await expect(seen).toContainText("Paciente, pelo protocolo");
  await expect(seen).not.toContainText("listou laudos");
  await page.getByLabel("Paciente certo").fill(right.nome);
  await page.getByRole("option", { name: right.nome }).click();
  await page.getByLabel("Motivo").fill("Trocado na recepção");
  await page.getByRole("button", { name: "Confirmar mudança" }).click();
  await expect(notices(page)).toContainText("Laudo movido");
  await expect(page.getByRole("main")).toContainText("Anulado");
  await expect(page.getByRole("table", { name: "Acessos" })).toContainText(
    "Paciente, pelo protocolo",
  );

  await visitor.reload();
  await expect(visitor.getByText("Acesso encerrado")).toBeVisible();
  await visitor.close();
  await open(page, "/admin/laudos");
  const moved = laudoRow(page, right.nome).filter({ hasText: laudo.exame }).first();
  await expect(moved).toContainText("Em análise");
  await expect(moved).not.toContainText(laudo.protocolo);
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
