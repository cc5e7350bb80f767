import { randomBytes } from "node:crypto";
import path from "node:path";
import { chromium } from "@playwright/test";
import { PDFDocument, StandardFonts } from "pdf-lib";
import sharp from "sharp";
import { releaseLaudo, sendPdf } from "#tests/support/release-laudo.ts";
import { signInEveryone } from "#tests/support/staff-cookies.ts";
import { DEMO_LAUDOS } from "../demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES, validCpf } from "../demo/content/pacientes.ts";
import { requireChromium } from "../scripts/checks/chromium.mjs";
import type { Figure } from "./figure.ts";
import { measureManyReports } from "./many-reports.ts";
import { SLOWER_CPU, slowDown } from "./slow-phone.ts";
import { startServer, withFolder } from "./started-server.ts";
import { median, rankTest } from "./statistics.ts";

const RIGHT = 100;
const WRONG = 1_000;
const AT_ONCE = 4;
const OPENINGS = 5;
const PDF_BYTES = 2_000_000;

const BARE = DEMO_LAUDOS.find(
  ({ status, pdfs, medico_responsavel }) =>
    status === "em_analise" && pdfs.length === 0 && medico_responsavel !== "",
);
const RELEASED = DEMO_LAUDOS.filter(({ status }) => status === "liberado");
const HOW = "npm run bench -- reports";

export async function measurePortal(): Promise<Figure[]> {
  return [...(await withFolder(measureLookUps)), ...(await withFolder(measureManyReports))];
}

async function measureLookUps(folder: string): Promise<Figure[]> {
  const dataDir = path.join(folder, "data");
  const server = await startServer({ script: "demo", dataDir, env: { TRUST_PROXY: "1" } });
  try {
    const right: number[] = [];
    for (let n = 0; n < RIGHT; n++) {
      const laudo = RELEASED[n % RELEASED.length];
      const patient = DEMO_PACIENTES[laudo?.paciente ?? 0];
      if (!laudo || !patient) continue;
      const { data_nascimento } = patient;
      const values = [accessCpf(patient), data_nascimento, laudo.protocolo] as const;
      right.push(await lookUp(server.url, 302, ...values));
    }
    const [known, unknown] = await measureWrong(server.url);
    const seen = await measureFirstPage(server.url);
    const p = rankTest(known, unknown);
    return [
      {
        name: "right look-up, median",
        value: median(right),
        unit: "ms",
        budget: { atMost: 150 },
        how: HOW,
      },
      {
        name: "known patient, median",
        value: median(known),
        unit: "ms",
        how: `${HOW} (${WRONG})`,
      },
      {
        name: "unknown patient, median",
        value: median(unknown),
        unit: "ms",
        how: `${HOW} (${WRONG})`,
      },
      {
        name: "difference of the medians",
        value: Math.abs(median(known) - median(unknown)),
        unit: "ms",
        budget: { atMost: 10 },
        how: HOW,
      },
      {
        name: "rank test, p",
        value: p,
        unit: "",
        budget: { atLeast: 0.01 },
        how: `${HOW} (Mann–Whitney)`,
      },
      {
        name: "first page on slow 4G, median",
        value: median(seen),
        unit: "s",
        budget: { atMost: 2 },
        how: `${HOW} (PDF of 2 MB, ${SLOWER_CPU} × slower, ${OPENINGS} times)`,
      },
    ];
  } finally {
    await server.stop();
  }
}

async function measureWrong(url: string): Promise<[number[], number[]]> {
  const known: number[] = [];
  const unknown: number[] = [];
  const adults = DEMO_PACIENTES.filter(({ cpf }) => cpf !== null);
  let next = 0;
  const work = async () => {
    for (let n = next++; n < WRONG; n = next++) {
      const patient = adults[n % adults.length];
      const stranger = strangers[n % strangers.length] ?? "";
      const protocolo = n % 2 === 0 ? "" : `2026-${randomLetters(5)}-${randomLetters(5)}`;
      const dates = patient?.data_nascimento ?? "";
      const pair = [
        async () => known.push(await lookUp(url, 200, patient?.cpf ?? "", dates, protocolo)),
        async () => unknown.push(await lookUp(url, 200, stranger, dates, protocolo)),
      ];
      for (const one of n % 4 < 2 ? pair : pair.reverse()) await one();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [known, unknown];
}

/** Unknown CPFs, nearly as many as known ones, so that rate limits per CPF affect both groups equally. */
const strangers = Array.from({ length: 26 }, (_, n) => validCpf(String(900_100_200 + n * 13)));

function randomLetters(length: number): string {
  return randomBytes(length).toString("hex").toUpperCase().slice(0, length);
}

let addresses = 0;

async function lookUp(
  url: string,
  status: number,
  cpf: string,
  dataNascimento: string,
  protocolo: string,
): Promise<number> {
  const n = addresses++;
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  const body = new URLSearchParams({ cpf, dataNascimento, protocolo });
  const headers = { origin: url, "x-forwarded-for": address };
  const started = performance.now();
  const response = await fetch(`${url}/resultados`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  await response.arrayBuffer();
  const ms = performance.now() - started;
  if (response.status !== status) throw new Error(`look-up answered ${response.status}`);
  return ms;
}

async function measureFirstPage(url: string): Promise<number[]> {
  const patient = BARE && DEMO_PACIENTES[BARE.paciente];
  if (!patient) throw new Error("no report without a PDF");
  const { protocolo } = BARE;
  const { laudos: cookie } = await signInEveryone(url);
  await sendPdf({ server: url, cookie }, protocolo, await largePdf());
  const nascimento = patient.data_nascimento;
  await releaseLaudo({ server: url, cookie }, { protocolo, nascimento });
  const seconds: number[] = [];
  for (let n = 0; n < OPENINGS; n++) {
    seconds.push(await firstPageSeen(url, { cpf: accessCpf(patient), protocolo, nascimento }));
  }
  return seconds;
}

async function largePdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  for (let line = 0; line < 18; line++) {
    page.drawText(`${line + 1}. Parênquima de ecotextura homogênea, sem nódulos ou cistos.`, {
      x: 60,
      y: 780 - line * 18,
      size: 11,
      font,
    });
  }
  for (let n = 0; n < 4; n++) {
    const [width, height] = [960, 720];
    const raw = { width, height, channels: 1 } as const;
    const speckle = sharp(randomBytes(width * height), { raw })
      .blur(0.6)
      .linear(0.9, 10);
    const image = await pdf.embedJpg(await speckle.jpeg({ quality: 92 }).toBuffer());
    page.drawImage(image, {
      x: 60 + (n % 2) * 245,
      y: 230 - Math.floor(n / 2) * 190,
      width: 230,
      height: 172,
    });
  }
  // An attachment fills the file up to `PDF_BYTES`.
  const rest = PDF_BYTES - (await pdf.save()).byteLength;
  if (rest > 0) await pdf.attach(randomBytes(rest), "resto.bin");
  return pdf.save();
}

interface Opened {
  cpf: string;
  protocolo: string;
  nascimento: string;
}

async function firstPageSeen(url: string, { cpf, protocolo, nascimento }: Opened): Promise<number> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox"],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
    });
    await context.request.post(`${url}/resultados`, {
      form: { cpf, dataNascimento: nascimento, protocolo },
      headers: { origin: url },
      maxRedirects: 0,
    });
    const page = await context.newPage();
    await slowDown(page);
    const started = performance.now();
    await page.goto(`${url}/resultados/laudos/${protocolo}`, { waitUntil: "commit" });
    await page.waitForFunction(() => {
      const image = document.querySelector("figure img") as HTMLImageElement | null;
      return image?.complete && image.naturalWidth > 0;
    });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(true))));
    return (performance.now() - started) / 1000;
  } finally {
    await browser.close();
  }
}
