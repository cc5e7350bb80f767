/** What the back office costs: script for each screen as Chromium downloads it, and how long a save takes. */
import path from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { DEMO_SENHA, DEMO_USUARIOS } from "../demo/usuarios.ts";
import { CHROMIUM_ARGS, requireChromium } from "../scripts/chromium.mjs";
import type { Figure } from "./figure.ts";
import { startServer, withFolder } from "./started-server.ts";

const FIRST_KB = 220;
const FURTHER_KB = 60;
const SAVE_MS = 100;
const SAVES = 40;

/** In the order of a reader's way: what one screen brought, the next has already. */
const FURTHER = ["configuracoes", "usuarios", "usuarios/novo", "conta", "auditoria"];

export function measureBackOffice(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data") });
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: CHROMIUM_ARGS,
    });
    try {
      const context = await browser.newContext({ baseURL: server.url });
      const owner = DEMO_USUARIOS.find(({ tipo_usuario }) => tipo_usuario === "admin_master");
      const form = { email: owner?.email ?? "", senha: DEMO_SENHA };
      const signedIn = await context.request.post("/admin/entrar", { form, headers: FORM_HEADERS });
      if (!signedIn.ok()) throw new Error(`sign-in answered ${signedIn.status()}`);
      return [...(await weighScreens(context, server.url)), await timeSaves(context)];
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

async function weighScreens(context: BrowserContext, origin: string): Promise<Figure[]> {
  const page = await context.newPage();
  let scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const figures: Figure[] = [];
  for (const screen of ["", ...FURTHER]) {
    scripts = [];
    const address = path.posix.join("/admin", screen);
    await page.goto(origin + address, { waitUntil: "networkidle" });
    const bytes = await Promise.all([...new Set(scripts)].map(gzipBytes));
    figures.push({
      name: `script de ${address}`,
      value: bytes.reduce((sum, one) => sum + one, 0) / 1024,
      unit: "KB",
      budget: { atMost: screen === "" ? FIRST_KB : FURTHER_KB },
      how: "Chromium, gzip, rede até parar; depois da primeira só o que ainda não tinha vindo",
    });
  }
  await page.close();
  return figures;
}

const weighed = new Set<string>();

/** Each file counts where it first came. */
async function gzipBytes(url: string): Promise<number> {
  if (weighed.has(url)) return 0;
  weighed.add(url);
  const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
  return Number(headers.get("content-length"));
}

/** One person's name, saved again and again: session, permission, transaction, trail and redirect. */
async function timeSaves({ request }: BrowserContext): Promise<Figure> {
  const list = await (await request.get("/admin/usuarios")).text();
  const id = /action="\/admin\/usuarios\/([0-9a-f-]{36})"/.exec(list)?.[1] ?? "";
  const times: number[] = [];
  for (let save = 0; save < SAVES; save++) {
    const html = await (await request.get(`/admin/usuarios/${id}`)).text();
    const form = {
      versao: /name="versao" value="(\d+)"/.exec(html)?.[1] ?? "",
      nome: `Pessoa ${save}`,
      tipo_usuario: /<option value="(\w+)" selected=""/.exec(html)?.[1] ?? "",
    };
    const started = performance.now();
    const answer = await request.post(`/admin/usuarios/${id}`, {
      form,
      headers: FORM_HEADERS,
      maxRedirects: 0,
    });
    times.push(performance.now() - started);
    if (answer.status() !== 302) throw new Error(`a save answered ${answer.status()}`);
  }
  times.sort((a, b) => a - b);
  return {
    name: "salvar um usuário, mediana",
    value: times[Math.floor(times.length / 2)] ?? Number.NaN,
    unit: "ms",
    budget: { atMost: SAVE_MS },
    how: `${SAVES} vezes POST /admin/usuarios/{id} na demonstração`,
  };
}
