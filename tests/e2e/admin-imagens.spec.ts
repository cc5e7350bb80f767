import { expect, type Page } from "@playwright/test";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { dicomName } from "#domain/imagens/dicom-name.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { brokenSlice, phantomIdentity, smallSlice } from "#tests/support/dicom/small-slices.ts";
import { zipOf } from "#tests/support/dicom/zip-files.ts";
import { drop } from "./laudo-files.ts";
import { test } from "./shared-page.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own", expected: { messages: [/status of 400/] } });

type Laudo = (typeof DEMO_LAUDOS)[0];
const [LAUDO, OTHER] = DEMO_LAUDOS.filter(({ status }) => status === "liberado") as [Laudo, Laudo];
const personOf = ({ paciente }: Laudo) => DEMO_PACIENTES[paciente] as (typeof DEMO_PACIENTES)[0];

function identityOf(laudo: Laudo, values = {}) {
  const { nome, cpf, data_nascimento } = personOf(laudo);
  return phantomIdentity({
    patientName: dicomName(nome),
    patientId: cpf ?? "",
    birthDate: data_nascimento,
    accession: laudo.protocolo,
    ...values,
  });
}

const fileOf = (name: string, bytes: Uint8Array, mimeType = "application/dicom") => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

async function openImages(page: Page, { protocolo }: Laudo) {
  await page.goto("/admin/laudos");
  await untilAwake(page);
  await page.getByRole("searchbox").fill(protocolo);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Imagens ${protocolo}` }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Imagens ${protocolo}`);
  await untilAwake(page);
}

async function sendContradicting(page: Page, patientName: string) {
  const identity = identityOf(LAUDO, { birthDate: "1930-01-31", patientName });
  await page
    .getByLabel("Arquivos de imagens")
    .setInputFiles([fileOf("IM1", smallSlice(identity, 1))]);
  const waits = page.getByRole("alert").filter({ hasText: "não entraram neste laudo" });
  await expect(waits).toContainText("A data de nascimento é diferente da do cadastro.");
  return waits;
}

const studies = (page: Page) => page.getByRole("list", { name: "Estudos" }).getByRole("article");
const waitingStudy = (page: Page, name: string) =>
  page.getByRole("list", { name: "Imagens sem laudo" }).getByRole("article", { name });
const toast = (page: Page) => page.getByRole("region", { name: "Avisos" });

/** An opened screen does not follow the preparation of its images. */
async function untilPrepared(page: Page) {
  await expect(async () => {
    const screen = await (await page.request.get(page.url())).text();
    expect(screen).toContain("não puderam ser exibidas");
    expect(screen).not.toContain("Sendo preparadas");
  }).toPass();
}

async function expectAccessible(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    expect(await violationsOf(page), `at ${width} pixels`).toEqual([]);
  }
}

test("files and a zip are sent from the report's row, and what cannot be shown is named", async ({
  page,
}) => {
  await signInAs(page, "laudos");
  await openImages(page, LAUDO);
  await expect(page.getByText("Este laudo ainda não tem imagens.")).toBeVisible();
  const identity = identityOf(LAUDO);
  const zip = zipOf([
    { name: "SERIE1/IM0004", bytes: Buffer.from(smallSlice(identity, 4)) },
    { name: "SERIE1/IM0005", bytes: Buffer.from(brokenSlice(identity, 5)) },
  ]);
  const sent = [
    fileOf("IM0001.dcm", smallSlice(identity, 1)),
    fileOf("IM0002.dcm", brokenSlice(identity, 2)),
    fileOf("leia-me.txt", Buffer.from("Abra com o visualizador."), "text/plain"),
    fileOf("resto.zip", zip, "application/zip"),
  ];
  await page.getByLabel("Arquivos de imagens").setInputFiles(sent);
  const outcome = page.getByRole("status").filter({ hasText: "recebida" });
  await expect(outcome).toHaveText("4 imagens recebidas, 1 arquivo recusado.");
  await expect(page.getByText("leia-me.txt: Não é um arquivo DICOM.")).toBeVisible();
  await expect(studies(page)).toHaveCount(1);
  await expect(studies(page)).toContainText("4 imagens");

  await drop(page.getByText("Também podem ser arrastados"), sent.slice(0, 1));
  await expect(page.getByText("1 imagem já estava aqui.")).toBeVisible();

  await untilPrepared(page);
  await page.reload();
  await untilAwake(page);
  await expect(page.getByText("2 não puderam ser exibidas")).toBeVisible();
  await page.getByText("2 não puderam ser exibidas").focus();
  await page.keyboard.press("Enter");
  await expect(studies(page)).toContainText("IM0002.dcm não pôde ser lida");
  await expect(studies(page)).toContainText("IM0005 não pôde ser lida");
  await expect(studies(page)).toContainText("Ninguém de fora da equipe viu estas imagens.");
  const picture = studies(page).locator("img");
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
});

test("a study that contradicts waits, is linked by a person, and moved, by keyboard", async ({
  page,
}) => {
  await signInAs(page, "laudos");
  await openImages(page, LAUDO);
  const before = await studies(page).count();
  const waits = await sendContradicting(page, "LIGADA^ANA");
  await expect(studies(page)).toHaveCount(before);
  await expectAccessible(page);
  await waits.getByRole("link", { name: "Imagens sem laudo" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imagens sem laudo");

  const waiting = waitingStudy(page, "LIGADA ANA");
  await expect(waiting).toContainText("nascimento 31/01/1930");
  await expect(waiting).toContainText("A data de nascimento é diferente da do cadastro.");
  const link = waiting.getByRole("button", { name: "Ligar ao laudo" });
  await link.press("Enter");
  const number = waiting.getByLabel("Protocolo");
  await expect(number).toBeFocused();
  await page.keyboard.type("2020-AAAAA-AAAAA");
  await page.keyboard.press("Enter");
  const birth = waiting.getByLabel("Data de nascimento do paciente");
  await birth.fill("01/01/2001");
  await page.keyboard.press("Enter");
  await expect(number).toHaveAccessibleDescription(/Nenhum laudo tem este protocolo\./);
  await expect(number).toHaveValue("2020-AAAAA-AAAAA");
  await expectAccessible(page);
  await number.fill("sem número");
  await expect(number).toHaveAccessibleDescription(/Ele é como 2026-AB3CD-9EFGH\./);
  await number.fill(OTHER.protocolo.toLowerCase());
  const confirm = waiting.getByRole("button", { name: "Confirmar ligação" });
  await confirm.press("Enter");
  await expect(birth).toHaveAccessibleDescription(/Não é a data de nascimento/);
  await birth.fill(formatDay(personOf(OTHER).data_nascimento));
  await confirm.press("Enter");
  const checked = waiting.getByRole("checkbox", { name: /^Conferi/ });
  await expect(checked).toHaveAccessibleDescription(/A data de nascimento é diferente/);
  await expectAccessible(page);
  await checked.check();
  await expect(checked).toHaveAccessibleDescription(/A data de nascimento é diferente/);
  await confirm.press("Enter");
  await expect(toast(page)).toContainText(
    `Imagens ligadas ao laudo ${OTHER.protocolo}, de ${personOf(OTHER).nome}.`,
  );
  await expect(waiting).toHaveCount(0);

  await openImages(page, OTHER);
  await expect(studies(page)).toContainText("LIGADA ANA");
  const move = studies(page).getByRole("button", { name: "Mover para outro laudo" });
  await move.press("Enter");
  await page.keyboard.type(OTHER.protocolo);
  const again = studies(page).getByLabel("Data de nascimento do paciente");
  await again.fill(formatDay(personOf(LAUDO).data_nascimento));
  await page.keyboard.press("Enter");
  const target = studies(page).getByLabel("Protocolo");
  await expect(target).toHaveAccessibleDescription(/As imagens já estão neste laudo\./);
  await target.fill(LAUDO.protocolo);
  const confirmMove = studies(page).getByRole("button", { name: "Confirmar mudança" });
  await confirmMove.press("Enter");
  await studies(page)
    .getByRole("checkbox", { name: /^Conferi/ })
    .check();
  await confirmMove.press("Enter");
  await expect(toast(page)).toContainText(
    `Imagens movidas para o laudo ${LAUDO.protocolo}, de ${personOf(LAUDO).nome}.`,
  );
  await expect(page.getByText("Este laudo ainda não tem imagens.")).toBeVisible();
  await openImages(page, LAUDO);
  await expect(studies(page)).toHaveCount(before + 1);
});

test("what nobody needs is discarded after a question", async ({ page }) => {
  await signInAs(page, "laudos");
  await openImages(page, LAUDO);
  await sendContradicting(page, "DESCARTADA^EVA");
  await page.goto("/admin/imagens");
  await untilAwake(page);
  const waiting = waitingStudy(page, "DESCARTADA EVA");
  const link = waiting.getByRole("button", { name: "Ligar ao laudo" });
  await link.press("Enter");
  await waiting.getByRole("button", { name: "Cancelar" }).press("Enter");
  await expect(waiting.getByLabel("Protocolo")).toHaveCount(0);
  await expect(link).toBeFocused();
  const discard = waiting.getByRole("button", { name: "Descartar" });
  await discard.press("Enter");
  const question = page.getByRole("alertdialog", {
    name: "Tem certeza que deseja descartar estas imagens?",
  });
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(discard).toBeFocused();
  await discard.press("Enter");
  await question.getByRole("button", { name: "Descartar" }).press("Enter");
  await expect(toast(page)).toContainText("Imagens descartadas.");
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText("Nada espera por um laudo")).toBeVisible();
});
