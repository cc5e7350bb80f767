import { type Browser, expect, type Page } from "@playwright/test";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { derivedUid } from "#demo/imagens-exame/identity.ts";
import { type PhantomKind, phantomFiles } from "#demo/imagens-exame/phantom-files.ts";
import { dicomName } from "#domain/imagens/dicom-name.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { changedFrom, greysOf, imageOf, stageOf } from "./image-stage.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signInAs } from "./staff.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({
  clinic: "own",
  viewport: { width: 390, height: 844 },
  expected: { messages: [/status of (?:404|503)/, /willReadFrequently/] },
});

const [LAUDO, OTHER] = DEMO_LAUDOS.filter(({ status }) => status === "liberado") as [
  (typeof DEMO_LAUDOS)[0],
  (typeof DEMO_LAUDOS)[0],
];
const PATIENT = DEMO_PACIENTES[LAUDO.paciente] as (typeof DEMO_PACIENTES)[0];
const AT = `/resultados/laudos/${LAUDO.protocolo}`;

test.beforeAll(async ({ browser, ownClinic }, { file }) => {
  test.setTimeout(150_000);
  const { url } = await ownClinic.of(file, "own");
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await signInAs(page, "laudos");
  await page.goto("/admin/laudos");
  await page.getByRole("searchbox").fill(LAUDO.protocolo);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Imagens ${LAUDO.protocolo}` }).click();
  for (const kind of ["tc_com_defeito", "rx_torax", "us_clipe"] as const) await send(page, kind);
  await page.context().close();
  await untilRendered(browser, url);
});

async function send(page: Page, kind: PhantomKind) {
  const identity = {
    patientName: dicomName(PATIENT.nome),
    patientId: PATIENT.cpf ?? "",
    birthDate: PATIENT.data_nascimento,
    accession: LAUDO.protocolo,
    studyUid: derivedUid("e2e", kind),
    studyDate: "2026-11-20",
  };
  const files: { name: string; mimeType: string; buffer: Buffer }[] = [];
  for await (const { name, bytes } of phantomFiles(kind, identity)) {
    files.push({ name, mimeType: "application/dicom", buffer: Buffer.from(bytes) });
  }
  await page.getByLabel("Arquivos de imagens").setInputFiles(files);
  const received = files.length === 1 ? "1 imagem recebida." : `${files.length} imagens recebidas.`;
  await expect(page.getByRole("status").filter({ hasText: received })).toBeVisible();
}

async function untilRendered(browser: Browser, baseURL: string) {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await open(page);
  await expect(async () => {
    const screen = await (await page.request.get(`${AT}/imagens`)).text();
    expect(screen).not.toContain("sendo preparadas");
  }).toPass();
  await page.goto(`${AT}/imagens`);
  await expect(tabsOf(page)).toHaveCount(3);
  await page.context().close();
}

async function open(page: Page, { protocolo, paciente } = LAUDO) {
  const patient = DEMO_PACIENTES[paciente] as (typeof DEMO_PACIENTES)[0];
  await page.goto("/resultados");
  await page.getByLabel("CPF do Paciente").fill(formatCpf(accessCpf(patient)));
  await page.getByLabel("Data de Nascimento").fill(formatDay(patient.data_nascimento));
  await page.getByLabel("Protocolo do Exame (opcional)").fill(protocolo);
  await page.getByRole("button", { name: "Buscar Resultados" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const tabsOf = (page: Page) => page.getByRole("navigation", { name: "Séries" }).getByRole("link");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
async function openSerie(page: Page, name: RegExp) {
  await open(page);
  await page.getByRole("link", { name: "Ver imagens" }).click();
  await tabsOf(page).filter({ hasText: name }).click();
  // Waits for the URL too, because the first series has `aria-current` even before its link is followed.
  await expect(page).toHaveURL(/serie=/);
  await expect(tabsOf(page).filter({ hasText: name })).toHaveAttribute("aria-current", "page");
}

test("a tomography is scrolled by key, slider, wheel and swipe, and the place is spoken", async ({
  page,
}) => {
  await openSerie(page, /CRANIO/);
  await expect(page.getByText("Imagens para consulta; não servem para diagnóstico.")).toBeVisible();
  await expect(page.getByText("1 não pôde ser exibida", { exact: false })).toBeVisible();
  await expect(imageOf(page)).toHaveAccessibleName("CRANIO, 5 de 11");
  await stageOf(page).focus();
  await page.keyboard.press("End");
  await expect(imageOf(page)).toHaveAccessibleName("CRANIO, 11 de 11");
  await expect(button(page, "Próxima")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("corte 9 de 11").first()).toBeVisible();
  await expect(page).toHaveURL(/corte=9/);
  await expect(page.locator("[aria-live=polite]").getByText("corte 9 de 11")).toBeAttached();
  await page.keyboard.press("Home");
  await page.getByRole("slider", { name: "Corte" }).fill("4");
  await expect(imageOf(page)).toHaveAccessibleName("CRANIO, 4 de 11");
  await button(page, "Anterior").click();
  await expect(imageOf(page)).toHaveAccessibleName("CRANIO, 3 de 11");
  await stageOf(page).hover();
  await page.mouse.wheel(0, 100);
  await expect(imageOf(page)).toHaveAccessibleName("CRANIO, 4 de 11");
  const box = await stageOf(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 100, y, { steps: 5 });
  await page.mouse.up();
  await expect(imageOf(page)).toHaveAccessibleName("CRANIO, 7 de 11");
  await expectNoSidewaysScroll(page);
  expect(await violationsOf(page)).toEqual([]);
});

test("windows and the inversion change the picture, and a second press takes them back", async ({
  page,
}) => {
  await openSerie(page, /CRANIO/);
  const plain = await changedFrom(page);
  for (const name of ["Osso", "Pulmão", "Partes moles", "Cérebro"]) {
    await button(page, name).click();
    await expect(button(page, name)).toHaveAttribute("aria-pressed", "true");
    await changedFrom(page, plain);
  }
  await expect(page).toHaveURL(/janela=cerebro/);
  const brain = await greysOf(page);
  await button(page, "Inverter").click();
  expect((await changedFrom(page, brain)).mean).toBeCloseTo(255 - brain.mean, 0);
  await expect(page).toHaveURL(/inverter=1/);
  await page.reload();
  await expect(button(page, "Cérebro")).toHaveAttribute("aria-pressed", "true");
  await expect(button(page, "Inverter")).toHaveAttribute("aria-pressed", "true");
  await button(page, "Inverter").click();
  await button(page, "Cérebro").click();
  await expect(button(page, "Cérebro")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => greysOf(page)).toEqual(plain);
});

test("a radiograph is enlarged until its own pixels are there", async ({ page }) => {
  await openSerie(page, /RX TORAX/);
  await expect(page.getByRole("slider")).toHaveCount(0);
  const whole = await changedFrom(page);
  const tiles: string[] = [];
  page.on("request", (request) => void tiles.push(request.url()));
  await stageOf(page).dblclick({ position: { x: 100, y: 100 } });
  const near = await changedFrom(page, whole);
  await button(page, "Ampliar").click();
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  await changedFrom(page, near);
  await stageOf(page).focus();
  const before = await greysOf(page);
  await page.keyboard.press("ArrowRight");
  await changedFrom(page, before);
  await page.keyboard.press("0");
  await expect.poll(() => greysOf(page)).toEqual(whole);
  expect(await violationsOf(page)).toEqual([]);
});

test("a clip stands still until it is played", async ({ page }) => {
  await openSerie(page, /ECOCARDIOGRAMA|US RINS/);
  await expect(page.getByText("Quadro 1 de 30", { exact: false }).first()).toBeAttached();
  await button(page, "Reproduzir").click();
  await expect(imageOf(page)).not.toHaveAccessibleName(/ 1 de/);
  await button(page, "Pausar").click();
  const name = (await imageOf(page).getAttribute("aria-label")) ?? "";
  await button(page, "Próxima").click();
  await expect(imageOf(page)).not.toHaveAccessibleName(name);
  expect(await violationsOf(page)).toEqual([]);
});

test("what fails to arrive is fetched again, and the page says so", async ({ page }) => {
  await openSerie(page, /RX TORAX/);
  let refused = 0;
  await page.route(/\/imagens\/[\w-]+\/\d+\/\d+$/, (route) =>
    refused++ < 2 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByText(/não chegou. Tentando de novo/)).toBeVisible();
  await changedFrom(page);
  await expect(page.getByText(/não chegou. Tentando de novo/)).toBeHidden();
});

test("the originals come as one file, and the trail names the opening and the download", async ({
  page,
}) => {
  await openSerie(page, /CRANIO/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Baixar imagens (DICOM)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`imagens-${LAUDO.protocolo}.zip`);
  await page.getByRole("link", { name: "Voltar ao laudo" }).click();
  await page.getByText("Quem acessou este laudo").click();
  const today = page.getByRole("listitem").filter({ hasText: "protocolo" });
  await expect(today.first()).toContainText("viu as imagens");
  await expect(today.first()).toContainText("baixou as imagens");
});

test("her doctor sees the images by a link, and the patient sees that", async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page);
  await page.getByRole("link", { name: "Mostrar ao meu médico" }).click();
  await page.getByRole("radio", { name: "Laudo e imagens" }).check();
  await page.getByRole("button", { name: "Criar link" }).click();
  const [link, senha] = await Promise.all(
    ["Link", "Senha"].map((name) => page.getByLabel(name, { exact: true }).inputValue()),
  );
  const viewport = { width: 1280, height: 900 };
  const doctor = await (await browser.newContext({ baseURL, viewport })).newPage();
  await doctor.goto(link ?? "");
  await doctor.getByLabel("Seu nome").fill("Dra. Beatriz Amaral");
  await doctor.getByLabel("Senha").fill(senha ?? "");
  await doctor.getByRole("button", { name: "Abrir" }).click();
  await doctor.getByRole("link", { name: "Ver imagens" }).click();
  await tabsOf(doctor).filter({ hasText: "CRANIO" }).click();
  await expect(doctor).toHaveURL(/serie=/);
  const plain = await changedFrom(doctor);
  await button(doctor, "Osso").click();
  await changedFrom(doctor, plain);
  const [download] = await Promise.all([
    doctor.waitForEvent("download"),
    doctor.getByRole("link", { name: "Baixar imagens (DICOM)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("imagens.zip");
  expect(await violationsOf(doctor)).toEqual([]);
  await doctor.context().close();
  await page.goto(AT);
  await page.getByText("Quem acessou este laudo").click();
  const line = page.getByRole("listitem").filter({ hasText: "Quem recebeu um link seu" }).last();
  await expect(line).toContainText("viu as imagens");
});

test("another report has no images, and the page says how long they stay", async ({ page }) => {
  await open(page, OTHER);
  await expect(page.getByRole("link", { name: "Ver imagens" })).toHaveCount(0);
  await page.goto(`/resultados/laudos/${OTHER.protocolo}/imagens`);
  await expect(page.getByText("Não há imagens deste exame aqui", { exact: false })).toBeVisible();
  await page.goto(`${AT}/imagens`);
  await expect(page.getByRole("heading", { name: "Laudo não encontrado" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("links lead through the series and its windows", async ({ page }) => {
    await openSerie(page, /CRANIO/);
    const picture = page.getByRole("img", { name: "CRANIO, 5 de 11" });
    await expect(picture).toBeVisible();
    await page.getByRole("link", { name: "Próxima" }).click();
    await expect(page.getByRole("img", { name: "CRANIO, 6 de 11" })).toBeVisible();
    await page.getByRole("link", { name: "Osso" }).click();
    await expect(page.getByRole("link", { name: "Osso" })).toHaveAttribute("aria-current", "true");
    await page.getByRole("link", { name: "Inverter" }).click();
    const shown = page.getByRole("img", { name: "CRANIO, 6 de 11" });
    await expect(shown).toHaveAttribute("src", /janela=osso&inverter=1/);
    const picked = await page.request.get((await shown.getAttribute("src")) ?? "");
    expect([picked.status(), picked.headers()["content-type"]]).toEqual([200, "image/webp"]);
    expect(picked.headers()["cache-control"]).toBe("private, no-store");
    for (const name of ["Ampliar", "Reduzir", "Reproduzir"]) {
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    }
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Baixar imagens (DICOM)" })).toBeVisible();
  });
});
