import path from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { DEMO_SENHA, DEMO_USUARIOS } from "../demo/usuarios.ts";
import { CHROMIUM_ARGS, requireChromium } from "../scripts/checks/chromium.mjs";
import { measureArticle } from "./article.ts";
import type { Figure } from "./figure.ts";
import { startServer, withFolder } from "./started-server.ts";
import { median } from "./statistics.ts";

const FIRST_KB = 130;
const FURTHER_KB = 60;
const SAVE_MS = 100;
const SAVES = 40;

/** In the order of a visit, because later screens reuse scripts of earlier screens. */
const FURTHER = [
  "configuracoes",
  "homepage",
  "profissionais",
  "profissionais/novo",
  "exames",
  "usuarios",
  "usuarios/novo",
  "mensagens",
  "laudos",
  "laudos/novo",
  "midia",
  "conta",
  "auditoria",
];

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
      return [
        ...(await weighScreens(context, server.url)),
        await weighFirstMove(context, server.url),
        await timeSaves(context),
        await timeSettings(context),
        await timePreview(context),
        ...(await measureArticle(context)),
        ...(await timeSections(context)),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

const HOW_WEIGHED =
  "Chromium, gzip, until the network is quiet, without touching anything; after the first only what had not come yet";

async function weighScreens(context: BrowserContext, origin: string): Promise<Figure[]> {
  const page = await context.newPage();
  const weigh = weigher(page);
  const figures: Figure[] = [];
  for (const screen of ["", ...FURTHER]) {
    const address = path.posix.join("/admin", screen);
    await page.goto(origin + address, { waitUntil: "networkidle" });
    figures.push({
      name: `script of ${address}`,
      value: await weigh(),
      unit: "KB",
      budget: { atMost: screen === "" ? FIRST_KB : FURTHER_KB },
      how: HOW_WEIGHED,
    });
  }
  await page.close();
  return figures;
}

/** Weighs the scripts of dialogs and menu, which are loaded at the first pointer movement or key press. */
async function weighFirstMove(context: BrowserContext, origin: string): Promise<Figure> {
  const page = await context.newPage();
  const weigh = weigher(page);
  await page.goto(`${origin}/admin`, { waitUntil: "networkidle" });
  await weigh();
  await page.getByRole("button", { name: /@/ }).hover();
  await page.keyboard.press("Tab");
  // The scripts may be requested a moment later.
  await page.waitForTimeout(2_000);
  const value = await weigh();
  await page.close();
  return {
    name: "script of the first gesture in /admin",
    value,
    unit: "KB",
    budget: { atMost: FURTHER_KB },
    how: "Chromium, gzip: what comes with the pointer on the account menu and one key, before anything opens",
  };
}

function weigher(page: Page): () => Promise<number> {
  const weighed = new Set<string>();
  let urls: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (request.resourceType() !== "script" || weighed.has(url)) return;
    weighed.add(url);
    urls.push(url);
  });
  return async () => {
    const bytes = await Promise.all(urls.map(gzipBytes));
    urls = [];
    return bytes.reduce((sum, one) => sum + one, 0) / 1024;
  };
}

async function gzipBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
  return Number(headers.get("content-length"));
}

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
  return {
    name: "saving a user, median",
    value: median(times),
    unit: "ms",
    budget: { atMost: SAVE_MS },
    how: `${SAVES} times POST /admin/usuarios/{id} in the demonstration`,
  };
}

async function timeSettings(context: BrowserContext): Promise<Figure> {
  const page = await context.newPage();
  const times: number[] = [];
  for (let save = 0; save < SAVES; save++) {
    await page.goto("/admin/configuracoes");
    const form = await page
      .locator("form#configuracoes")
      .evaluate((element: HTMLFormElement) => [...new FormData(element)] as [string, string][]);
    const data = new URLSearchParams([...form.filter(([name]) => name !== "telefone")]);
    data.set("telefone", `(67) 3441-${String(1000 + save)}`);
    const started = performance.now();
    const answer = await context.request.post("/admin/configuracoes", {
      data: data.toString(),
      headers: { ...FORM_HEADERS, "content-type": "application/x-www-form-urlencoded" },
      maxRedirects: 0,
    });
    times.push(performance.now() - started);
    if (answer.status() !== 302) throw new Error(`a save answered ${answer.status()}`);
  }
  await page.close();
  return {
    name: "saving the settings, median",
    value: median(times),
    unit: "ms",
    budget: { atMost: SAVE_MS },
    how: `${SAVES} times POST /admin/configuracoes in the demonstration, the whole form`,
  };
}

async function timePreview(context: BrowserContext): Promise<Figure> {
  const page = await context.newPage();
  await page.goto("/admin/configuracoes", { waitUntil: "networkidle" });
  const times = await page
    .getByLabel("Cor primária", { exact: true })
    .evaluate(async (input: HTMLInputElement, count) => {
      const found: number[] = [];
      for (let step = 0; step < count; step++) {
        const started = performance.now();
        input.value = `#${(0x204060 + step * 0x030507).toString(16)}`;
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        found.push(performance.now() - started);
      }
      return found;
    }, SAVES);
  await page.close();
  return {
    name: "preview of the colours, median",
    value: median(times),
    unit: "ms",
    budget: { atMost: SAVE_MS },
    how: `${SAVES} colours typed in /admin/configuracoes, up to the next frame`,
  };
}

const SECTIONS = { Hero: "", Sobre: "/sobre", Estrutura: "/estrutura" };

async function timeSections(context: BrowserContext): Promise<Figure[]> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const figures: Figure[] = [];
  for (const [name, tab] of Object.entries(SECTIONS)) {
    await page.goto(`/admin/homepage${tab}`, { waitUntil: "networkidle" });
    const times = await page
      .getByLabel("Título", { exact: true })
      .evaluate(async (input: HTMLInputElement, count) => {
        const frame = document.querySelector<HTMLIFrameElement>(
          'section[aria-label^="Prévia"] iframe',
        );
        const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const found: number[] = [];
        for (let step = 0; step < count; step++) {
          const started = performance.now();
          input.value = `Prévia ${step} de agora`;
          input.dispatchEvent(new Event("input", { bubbles: true }));
          do await drawn();
          while (!frame?.contentDocument?.body.textContent.includes(input.value));
          found.push(performance.now() - started);
        }
        return found;
      }, SAVES);
    figures.push({
      name: `preview of the section ${name}, median`,
      value: median(times),
      unit: "ms",
      budget: { atMost: SAVE_MS },
      how: `${SAVES} titles typed in /admin/homepage${tab}, up to the frame that shows them`,
    });
  }
  await page.close();
  return figures;
}
