import type { BrowserContext, Page } from "@playwright/test";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import type { Figure } from "./figure.ts";
import { median } from "./statistics.ts";

const EDITOR_KB = 150;
const KEY_MS = 50;
const SAVE_MS = 150;
const KEYS = 150;
const SAVES = 20;
const LETTERS = 199_000;
const KEY_PAUSE_MS = 60;
/** A pause in which the editor writes its text into the form. */
const REST_MS = 1_500;
const KEYS_BEFORE_REST = 25;

const SENTENCES =
  "Chegue com quinze minutos de antecedência, com o pedido e um documento. Quem toma remédios contínuos avisa antes, e quem não entendeu algo pergunta. ";
/** About one element per hundred characters, because the form refuses long articles with more elements. */
const PARAGRAPH = `<p>O exame leva <strong>dez minutos</strong> e não dói. ${SENTENCES.repeat(2)}Se houver <a href="/exames">preparo</a>, siga cada passo.</p>`;

function longArticle(): string {
  const section = `<h2>Como é</h2>${PARAGRAPH.repeat(6)}<ul><li>Pedido</li><li>Documento</li></ul>`;
  return section.repeat(Math.floor(LETTERS / section.length));
}

export async function measureArticle(context: BrowserContext): Promise<Figure[]> {
  const form = {
    titulo: "Artigo longo",
    slug: "artigo-longo",
    data_publicacao: "2026-01-05T07:00",
    status: "publicado",
    resumo: "Resumo",
    conteudo: longArticle(),
  };
  const page = await context.newPage();
  const editorKb = await weighEditor(page);
  const { request } = context;
  const options = { headers: FORM_HEADERS, maxRedirects: 0 };
  const made = await request.post("/admin/blog/novo", { ...options, form });
  if (made.status() !== 302) throw new Error(`the article was answered ${made.status()}`);
  const list = await (await request.get("/admin/blog?busca=Artigo+longo")).text();
  const id = /action="\/admin\/blog\/([0-9a-f-]{36})"/.exec(list)?.[1] ?? "";
  const keys = await timeKeys(page, `/admin/blog/${id}`);
  await page.close();
  const times: number[] = [];
  for (let save = 0; save < SAVES; save++) {
    const html = await (await request.get(`/admin/blog/${id}`)).text();
    const versao = /name="versao" value="(\d+)"/.exec(html)?.[1] ?? "";
    const started = performance.now();
    const answer = await request.post(`/admin/blog/${id}`, {
      ...options,
      form: { ...form, versao, resumo: `Resumo ${save}` },
    });
    times.push(performance.now() - started);
    if (answer.status() !== 302) throw new Error(`a save answered ${answer.status()}`);
  }
  return [
    {
      name: "script of the visual editor",
      value: editorKb,
      unit: "KB",
      budget: { atMost: EDITOR_KB },
      how: "Chromium, gzip: what /admin/blog/novo requests after the page's own modules",
    },
    {
      name: "slowest key in an article of 200 kB",
      value: keys,
      unit: "ms",
      budget: { atMost: KEY_MS },
      how: `${KEYS} keys in the view Visual, from the key to the end of its work, with pauses in which the text is stored`,
    },
    {
      name: "saving an article of 200 kB, median",
      value: median(times),
      unit: "ms",
      budget: { atMost: SAVE_MS },
      how: `${SAVES} times POST /admin/blog/{id} in the demonstration`,
    },
  ];
}

/** @returns the KB of the editor's scripts, which the page's HTML does not name */
async function weighEditor(page: Page): Promise<number> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  const answer = await page.goto("/admin/blog/novo", { waitUntil: "networkidle" });
  const html = (await answer?.text()) ?? "";
  const late = [...scripts].filter((url) => !html.includes(new URL(url).pathname));
  const sizes = await Promise.all(
    late.map(async (url) => {
      const headers = { "accept-encoding": "gzip" };
      const file = await fetch(url, { method: "HEAD", headers });
      return Number(file.headers.get("content-length"));
    }),
  );
  return sizes.reduce((sum, one) => sum + one, 0) / 1024;
}

async function timeKeys(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "networkidle" });
  const text = page.getByRole("textbox", { name: "Conteúdo" });
  await text.locator("p").nth(200).click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        const channel = new MessageChannel();
        requestAnimationFrame(() => channel.port2.postMessage(null));
        channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
      },
      { capture: true },
    );
  });
  for (let key = 1; key <= KEYS; key++) {
    await page.keyboard.press(key % 7 === 0 ? "Space" : "a");
    await page.waitForTimeout(key % KEYS_BEFORE_REST === 0 ? REST_MS : KEY_PAUSE_MS);
  }
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  if (times.length < KEYS) throw new Error(`${times.length} of ${KEYS} keys arrived`);
  return Math.max(...times);
}
