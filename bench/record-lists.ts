/** Measures lists of a thousand records: a save, and opening them in a browser. */
import path from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { DEMO_EMAILS } from "#tests/support/staff-cookies.ts";
import { DEMO_SENHA } from "../demo/usuarios.ts";
import { CHROMIUM_ARGS, requireChromium } from "../scripts/checks/chromium.mjs";
import type { Figure } from "./figure.ts";
import { startServer, withFolder } from "./started-server.ts";
import { median } from "./statistics.ts";

const RECORDS = 1_000;
const OPENINGS = 15;
const SAVE_MS = 100;
const OPEN_MS = 300;

const LISTS: Record<string, (number: number) => Record<string, string>> = {
  exames: (number) => ({ nome: `Exame ${number}`, descricao: `Descrição do exame ${number}.` }),
  convenios: (number) => ({ nome: `Convênio ${number}` }),
  profissionais: (number) => ({ nome: `Dra. Pessoa ${number}`, especialidade: "Radiologia" }),
  depoimentos: (number) => ({
    nome: `Paciente ${number}`,
    texto: `Depoimento ${number}.`,
    consentimento: "Por escrito, em 12/03/2026.",
  }),
};

export function measureRecordLists(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data") });
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: CHROMIUM_ARGS,
    });
    try {
      const context = await browser.newContext({ baseURL: server.url });
      const form = { email: DEMO_EMAILS.admin_master, senha: DEMO_SENHA };
      const signedIn = await context.request.post("/admin/entrar", { form, headers: FORM_HEADERS });
      if (!signedIn.ok()) throw new Error(`sign-in answered ${signedIn.status()}`);
      const figures: Figure[] = [];
      for (const [name, values] of Object.entries(LISTS)) {
        figures.push(
          {
            ...(await timeOpenings(context, name)),
            name: `abrir ${name} da demonstração, mediana`,
          },
          await timeSaves(context, name, values),
          {
            ...(await timeOpenings(context, name)),
            name: `abrir ${name} com ${RECORDS} a mais, mediana`,
            budget: { atMost: OPEN_MS },
          },
        );
      }
      return figures;
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

async function timeSaves(
  { request }: BrowserContext,
  name: string,
  values: (number: number) => Record<string, string>,
): Promise<Figure> {
  const times: number[] = [];
  for (let number = 1; number <= RECORDS; number++) {
    const started = performance.now();
    const answer = await request.post(`/admin/${name}/novo`, {
      form: { ordem_exibicao: String(number), ...values(number) },
      headers: FORM_HEADERS,
      maxRedirects: 0,
    });
    times.push(performance.now() - started);
    if (answer.status() !== 302) throw new Error(`a save answered ${answer.status()}`);
  }
  return {
    name: `salvar em ${name}, mediana`,
    value: median(times),
    unit: "ms",
    budget: { atMost: SAVE_MS },
    how: `${RECORDS} vezes POST /admin/${name}/novo na demonstração`,
  };
}

/** Measures a short list too, which shows what the length costs on a busy machine. */
async function timeOpenings(context: BrowserContext, name: string): Promise<Omit<Figure, "name">> {
  const page = await context.newPage();
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    const started = performance.now();
    await page.goto(`/admin/${name}`, { waitUntil: "domcontentloaded" });
    await page
      .getByRole("button", { name: /^Editar / })
      .first()
      .waitFor();
    times.push(performance.now() - started);
  }
  await page.close();
  return {
    value: median(times),
    unit: "ms",
    how: `${OPENINGS} vezes em Chromium, até a primeira linha aparecer`,
  };
}
