import { mkdir, writeFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { DEMO_IMAGENS, DEMO_SEM_LAUDO } from "#demo/content/imagens.ts";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { DEMO_SENHA, DEMO_USUARIOS } from "#demo/usuarios.ts";
import { createShare, enterPortal, openShare } from "#tests/e2e/shares.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { startProduct } from "#tests/support/product-server.ts";
import { CHROMIUM_ARGS, requireChromium } from "../checks/chromium.mjs";

const FOLDER = "docs/images";
const MAX_BYTES = 250 * 1024;

type Laudo = (typeof DEMO_LAUDOS)[0];
const LAUDO = DEMO_LAUDOS.find(({ status }) => status === "liberado") as Laudo;
const TOMOGRAPHY = DEMO_IMAGENS.find(({ kind }) => kind === "tc_cranio");
/** The time limit for exam images, which the demonstration draws and renders after its start. */
const IMAGES_MS = 180_000;

interface Shot {
  name: string;
  path: string;
  width: number;
  height: number;
  act?: (page: Page) => Promise<unknown>;
}

const SHOTS: Shot[] = [
  { name: "imagens-390", path: "/resultados", width: 390, height: 1300, act: seeImages },
  {
    name: "imagens-sem-laudo-1280",
    path: "/admin/imagens",
    width: 1280,
    height: 900,
    act: untilDrawn,
  },
  { name: "inicio-1280", path: "/", width: 1280, height: 1000 },
  { name: "inicio-390", path: "/", width: 390, height: 844 },
  { name: "exames-390", path: "/exames", width: 390, height: 844 },
  { name: "painel-1280", path: "/admin", width: 1280, height: 900 },
  { name: "usuarios-390", path: "/admin/usuarios", width: 390, height: 844 },
  { name: "verificar-390", path: "/verificar", width: 390, height: 844, act: verify },
  { name: "compartilhar-390", path: "/resultados", width: 390, height: 1400, act: share },
  { name: "compartilhado-1280", path: "/resultados", width: 1280, height: 1000, act: openAsDoctor },
];

const chosen = process.argv.slice(2);
const server = await startProduct({ demo: true, env: { DEMO_IMAGENS: "yes" } });
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const { name, path, width, height, act } of SHOTS) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width, height },
      deviceScaleFactor: 2,
      locale: "pt-BR",
      timezoneId: "America/Campo_Grande",
      reducedMotion: "reduce",
    });
    // A Wednesday morning, because the header shows `Aberto agora` only in opening hours.
    await page.clock.setFixedTime("2026-11-18T10:00:00-04:00");
    if (path.startsWith("/admin")) await signIn(page);
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    await act?.(page);
    await page.evaluate(() => document.fonts.ready);
    const bytes = await compressed(await shot(page));
    await writeFile(`${FOLDER}/${name}.webp`, bytes);
    process.stdout.write(`${FOLDER}/${name}.webp  ${Math.round(bytes.length / 1024)} KB\n`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

async function signIn(page: Page) {
  const form = { email: String(DEMO_USUARIOS[0]?.email), senha: DEMO_SENHA };
  await page.request.post(`${server.url}/admin/entrar`, { form, headers: FORM_HEADERS });
}

async function verify(page: Page) {
  await page.getByLabel("Arquivo PDF").setInputFiles(`demo/midia/laudos/${LAUDO.pdfs.at(-1)}.pdf`);
  await page.getByRole("button", { name: "Verificar", exact: true }).click();
  await page.getByText("Documento emitido por esta clínica").scrollIntoViewIfNeeded();
}

async function share(page: Page) {
  await enterPortal(page, LAUDO);
  return createShare(page);
}

async function openAsDoctor(page: Page) {
  const { link, senha } = await share(page);
  await page.goto(link);
  await openShare(page, senha);
  await page.waitForLoadState("networkidle");
}

async function seeImages(page: Page) {
  await enterPortal(page, DEMO_LAUDOS[TOMOGRAPHY?.laudo ?? 0] as Laudo);
  await page.waitForURL("**/resultados/laudos/*");
  await page.goto(`${page.url()}/imagens`);
  await reloadUntil(page, () => page.locator("canvas").isVisible());
  await page.getByRole("button", { name: "Cérebro" }).click();
  await page.waitForLoadState("networkidle");
}

async function untilDrawn(page: Page) {
  const pictures = page.getByRole("article").locator("img");
  await reloadUntil(page, async () => (await pictures.count()) === DEMO_SEM_LAUDO.length);
}

async function reloadUntil(page: Page, isThere: () => Promise<boolean>) {
  for (const end = Date.now() + IMAGES_MS; !(await isThere()); ) {
    if (Date.now() > end) throw new Error("the images were not rendered in time");
    await page.waitForTimeout(2_000);
    await page.reload({ waitUntil: "networkidle" });
  }
}

function shot(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: "disabled", caret: "hide" });
}

async function compressed(png: Buffer): Promise<Buffer> {
  for (const quality of [82, 70, 55]) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  throw new Error(`a screenshot is larger than ${MAX_BYTES / 1024} KB`);
}
