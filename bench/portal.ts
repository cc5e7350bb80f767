/**
 * The patients' reports: how soon a right look-up answers, whether wrong ones can be told apart, how soon
 * a page is seen on a slow phone, and how a clinic's years of reports are searched.
 */
import { randomBytes } from "node:crypto";
import path from "node:path";
import { chromium } from "@playwright/test";
import { DEMO_LAUDOS } from "../demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES, validCpf } from "../demo/content/pacientes.ts";
import { requireChromium } from "../scripts/chromium.mjs";
import type { Figure } from "./figure.ts";
import { measureManyReports } from "./many-reports.ts";
import { startServer, withFolder } from "./started-server.ts";
import { median, rankTest } from "./statistics.ts";

const RIGHT = 100;
const WRONG = 1_000;
/** Wrong ones at once, known and unknown in turn. */
const AT_ONCE = 4;
/** As Lighthouse calls slow 4G. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

const RELEASED = DEMO_LAUDOS.filter(({ status }) => status === "liberado");
const HOW = "npm run bench -- laudos";

export async function measurePortal(): Promise<Figure[]> {
  return [...(await withFolder(measureLookUps)), ...(await withFolder(measureManyReports))];
}

async function measureLookUps(folder: string): Promise<Figure[]> {
  const dataDir = path.join(folder, "data");
  // Behind a proxy, so that each look-up has an address of its own, and none meets a limit.
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
    const seen = await firstPageSeen(server.url);
    const p = rankTest(known, unknown);
    return [
      {
        name: "busca certa, mediana",
        value: median(right),
        unit: "ms",
        budget: { atMost: 150 },
        how: HOW,
      },
      {
        name: "paciente conhecido, mediana",
        value: median(known),
        unit: "ms",
        how: `${HOW} (${WRONG})`,
      },
      {
        name: "paciente desconhecido, mediana",
        value: median(unknown),
        unit: "ms",
        how: `${HOW} (${WRONG})`,
      },
      {
        name: "diferença das medianas",
        value: Math.abs(median(known) - median(unknown)),
        unit: "ms",
        budget: { atMost: 10 },
        how: HOW,
      },
      {
        name: "teste de postos, p",
        value: p,
        unit: "",
        budget: { atLeast: 0.01 },
        how: `${HOW} (Mann–Whitney)`,
      },
      {
        name: "primeira página em 4G lento",
        value: seen,
        unit: "s",
        budget: { atMost: 2 },
        how: HOW,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Patients whose birth date is wrong, and CPFs that nobody has: with and without a protocol, in turn. */
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
      // Neither is always the first.
      for (const one of n % 4 < 2 ? pair : pair.reverse()) await one();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [known, unknown];
}

/** As many as there are patients, so that the limits of a CPF are met alike. */
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

/** From the look-up's answer to a visible first page, with an empty cache; seconds. */
async function firstPageSeen(url: string): Promise<number> {
  const laudo = RELEASED[0];
  const patient = DEMO_PACIENTES[laudo?.paciente ?? 0];
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
    const body = {
      cpf: accessCpf(patient as never),
      dataNascimento: patient?.data_nascimento ?? "",
      protocolo: laudo?.protocolo ?? "",
    };
    await context.request.post(`${url}/resultados`, {
      form: body,
      headers: { origin: url },
      maxRedirects: 0,
    });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
    const started = performance.now();
    await page.goto(`${url}/resultados/laudos/${laudo?.protocolo}`, { waitUntil: "commit" });
    await page.waitForFunction(() => {
      const image = document.querySelector("figure img") as HTMLImageElement | null;
      return image?.complete && image.naturalWidth > 0;
    });
    return (performance.now() - started) / 1000;
  } finally {
    await browser.close();
  }
}
