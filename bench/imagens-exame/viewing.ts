import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { signInEveryone } from "#tests/support/staff-cookies.ts";
import { DEMO_LAUDOS } from "../../demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "../../demo/content/pacientes.ts";
import { largeCtFiles } from "../../demo/imagens-exame/phantom-files.ts";
import { requireChromium } from "../../scripts/checks/chromium.mjs";
import type { Figure } from "../figure.ts";
import { SLOWER_CPU, slowDown } from "../slow-phone.ts";
import { startServer, withFolder } from "../started-server.ts";
import { median } from "../statistics.ts";

const SLICES = 200;
const BATCH = 100;
const OPENINGS = 5;
const STEPS = 20;
const ALONE_MS = 15_000;
const PAUSE_MS = 20;
const WITHIN_MS = 120_000;
const HOW = "npm run bench -- exam-images";
const HOW_SEEN = `${HOW} (390 px, slow 4G, processor ${SLOWER_CPU} × slower)`;

const LAUDO = DEMO_LAUDOS.find(
  ({ exame, status }) => exame.startsWith("Tomografia") && status === "liberado",
);
const PATIENT = DEMO_PACIENTES[LAUDO?.paciente ?? 0];

export function measureViewing(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const dataDir = path.join(folder, "data");
    const server = await startServer({ script: "demo", dataDir, env: { DEMO_IMAGENS: "no" } });
    try {
      const alone = await pageTimes(server.url, sleep(ALONE_MS));
      const sending = measureReceiving(server.url);
      const beside = await pageTimes(server.url, sending);
      return [
        {
          name: `receiving and rendering ${SLICES} slices`,
          value: await sending,
          unit: "s",
          budget: { atMost: 30 },
          how: HOW,
        },
        {
          name: "p99 of a public page meanwhile, in times that of before",
          value: percentile(beside, 0.99) / percentile(alone, 0.99),
          unit: "",
          budget: { atMost: 2 },
          how: `${HOW} (/exames, one request after the other)`,
        },
        ...(await measureSeen(server.url)),
      ];
    } finally {
      await server.stop();
    }
  });
}

async function pageTimes(server: string, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  end.then(over, over);
  while (!isOver) {
    const started = performance.now();
    await (await fetch(`${server}/exames`)).arrayBuffer();
    times.push(performance.now() - started);
    await sleep(PAUSE_MS);
  }
  return times;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

async function measureReceiving(server: string): Promise<number> {
  if (!LAUDO || !PATIENT) throw new Error("the demonstration has no released CT");
  const { laudos: cookie } = await signInEveryone(server);
  const headers = { cookie, origin: server };
  const busca = new URLSearchParams({ formulario: "buscar", busca: LAUDO.protocolo });
  const searched = await fetch(`${server}/admin/laudos`, {
    method: "POST",
    headers,
    body: busca,
    redirect: "manual",
  });
  const list = await fetch(server + (searched.headers.get("location") ?? ""), { headers });
  const [, laudo] = /"(\/admin\/laudos\/[-0-9a-f]{36})\/imagens"/.exec(await list.text()) ?? [];
  const identity = {
    patientName: PATIENT.nome,
    patientId: "",
    birthDate: PATIENT.data_nascimento,
    accession: LAUDO.protocolo,
    studyUid: "2.25.200",
    studyDate: "2026-11-26",
  };
  const files: File[] = [];
  for await (const { name, bytes } of largeCtFiles(identity, SLICES)) {
    files.push(new File([new Uint8Array(bytes)], name));
  }
  const started = performance.now();
  for (let at = 0; at < files.length; at += BATCH) {
    const body = new FormData();
    for (const file of files.slice(at, at + BATCH)) body.append("arquivo", file);
    const answer = await fetch(`${server}${laudo}/imagens/enviar`, {
      method: "POST",
      headers,
      body,
    });
    if (answer.status !== 200) throw new Error(`the images were answered ${answer.status}`);
  }
  while (performance.now() - started < WITHIN_MS) {
    const screen = await (await fetch(`${server}${laudo}/imagens`, { headers })).text();
    if (screen.includes('/imagem"')) return (performance.now() - started) / 1000;
    await sleep(250);
  }
  throw new Error("the series was never rendered");
}

async function measureSeen(server: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox"],
  });
  const first: number[] = [];
  const bytes: number[] = [];
  const steps: number[] = [];
  try {
    for (let n = 0; n < OPENINGS; n++) {
      const { page, close } = await phone(browser, server);
      const report = page.url();
      const size = countBytes(page);
      const started = performance.now();
      await page.goto(`${report}/imagens`, { waitUntil: "commit" });
      await page
        .getByRole("group", { name: /^Imagem/ })
        .getByRole("img")
        .first()
        .waitFor();
      await page.waitForFunction(hasPicture);
      first.push((performance.now() - started) / 1000);
      bytes.push(size() / 1000);
      await page.waitForLoadState("networkidle");
      steps.push(await slowestStep(page));
      await close();
    }
  } finally {
    await browser.close();
  }
  const seen = { how: HOW_SEEN };
  return [
    {
      name: "first image, median",
      value: median(first),
      unit: "s",
      budget: { atMost: 1 },
      ...seen,
    },
    {
      name: "up to the first image",
      value: median(bytes),
      unit: "KB",
      budget: { atMost: 40 },
      ...seen,
    },
    {
      name: "next slice, the slowest",
      value: median(steps),
      unit: "ms",
      budget: { atMost: 100 },
      ...seen,
    },
  ];
}

async function phone(browser: Browser, server: string) {
  const context = await browser.newContext({
    baseURL: server,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/resultados");
  if (!LAUDO || !PATIENT) throw new Error("the demonstration has no released CT");
  await page.getByLabel("CPF do Paciente").fill(formatCpf(accessCpf(PATIENT)));
  await page.getByLabel("Data de Nascimento").fill(formatDay(PATIENT.data_nascimento));
  await page.getByLabel("Protocolo do Exame (opcional)").fill(LAUDO.protocolo);
  await page.getByRole("button", { name: "Buscar Resultados" }).click();
  await page.waitForURL("**/resultados/laudos/**");
  await slowDown(page);
  return { page, close: () => context.close() };
}

function countBytes(page: Page): () => number {
  let bytes = 0;
  page.on("response", async (answer) => {
    bytes += Number((await answer.allHeaders())["content-length"] ?? 0);
  });
  return () => bytes;
}

// Runs in the page: true once the script's canvas or the page's `img` shows a picture.
function hasPicture(): boolean {
  const images = [...document.querySelectorAll("img")].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 100,
  );
  return images.length > 0 || (document.querySelector("canvas")?.width ?? 0) > 300;
}

function slowestStep(page: Page): Promise<number> {
  return page.evaluate(async (count) => {
    const slider = document.querySelector<HTMLInputElement>("input[type=range]");
    if (!slider) throw new Error("no slider");
    let slowest = 0;
    for (let n = 0; n < count; n++) {
      const started = performance.now();
      slider.value = String(Number(slider.value) + 1);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      slowest = Math.max(slowest, performance.now() - started);
    }
    return slowest;
  }, STEPS);
}
