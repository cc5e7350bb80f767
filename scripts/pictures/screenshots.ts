import { mkdir, writeFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { DEMO_SENHA, DEMO_USUARIOS } from "#demo/usuarios.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { startProduct } from "#tests/support/product-server.ts";
import { CHROMIUM_ARGS, requireChromium } from "../checks/chromium.mjs";

const FOLDER = "docs/images";
const MAX_BYTES = 250 * 1024;

const SHOTS = [
  { name: "inicio-1280", path: "/", width: 1280, height: 1600 },
  { name: "inicio-390", path: "/", width: 390, height: 844 },
  { name: "exames-1280", path: "/exames", width: 1280, height: 900 },
  { name: "exames-390", path: "/exames", width: 390, height: 844 },
  { name: "painel-1280", path: "/admin", width: 1280, height: 900 },
  { name: "usuarios-390", path: "/admin/usuarios", width: 390, height: 844 },
];

const server = await startProduct({ demo: true });
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const { name, path, width, height } of SHOTS) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: 2,
      locale: "pt-BR",
      timezoneId: "America/Campo_Grande",
      reducedMotion: "reduce",
    });
    // `Aberto agora` depends on the time: this is a Wednesday morning.
    await page.clock.setFixedTime("2026-11-18T10:00:00-04:00");
    if (path.startsWith("/admin")) await signIn(page);
    await page.goto(server.url + path, { waitUntil: "networkidle" });
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
