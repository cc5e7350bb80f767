import path from "node:path";
import { type APIRequestContext, type BrowserContext, chromium } from "@playwright/test";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { DEMO_EMAILS } from "#tests/support/staff-cookies.ts";
import { DEMO_SENHA } from "../demo/usuarios.ts";
import { CHROMIUM_ARGS, requireChromium } from "../scripts/checks/chromium.mjs";
import type { Figure } from "./figure.ts";
import { startServer, withFolder } from "./started-server.ts";
import { median } from "./statistics.ts";

const RECORDS = 2_000;
const OPENINGS = 15;
const SAVE_MS = 100;
const OPEN_MS = 300;

interface List {
  /** The path of the form that creates a record; by default `/admin/{list}/novo`. */
  form?: string;
  values(number: number, paciente: string): Record<string, string>;
}

const EXAME = "Ultrassonografia de abdome total";

const LISTS: Record<string, List> = {
  exames: {
    values: (number) => ({ nome: `Exame ${number}`, descricao: `Descrição do exame ${number}.` }),
  },
  convenios: { values: (number) => ({ nome: `Convênio ${number}` }) },
  profissionais: {
    values: (number) => ({ nome: `Dra. Pessoa ${number}`, especialidade: "Radiologia" }),
  },
  depoimentos: {
    values: (number) => ({
      nome: `Paciente ${number}`,
      texto: `Depoimento ${number}.`,
      consentimento: "Por escrito, em 12/03/2026.",
    }),
  },
  pacientes: {
    values: (number) => ({ nome: `Pessoa Número ${number}`, data_nascimento: "17/05/1980" }),
  },
  laudos: {
    values: (number, paciente_id) => ({
      quem: "existente",
      paciente_id,
      exame: EXAME,
      data_exame: "20/11/2026",
      medico_responsavel: `Dra. Pessoa ${number % 20}`,
      crm: "CRM-MS 00001",
    }),
  },
  mensagens: {
    form: "/contato",
    values: (number) => ({
      nome: `Visitante ${number}`,
      email: `visitante${number}@exemplo.test`,
      mensagem: `Mensagem ${number}, sobre o preparo de um exame.`,
    }),
  },
};

export function measureRecordLists(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const env = { TRUST_PROXY: "1", LOG_LEVEL: "warn" };
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data"), env });
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: CHROMIUM_ARGS,
    });
    try {
      const context = await browser.newContext({ baseURL: server.url });
      const form = { email: DEMO_EMAILS.admin_master, senha: DEMO_SENHA };
      const signedIn = await context.request.post("/admin/entrar", { form, headers: FORM_HEADERS });
      if (!signedIn.ok()) throw new Error(`sign-in answered ${signedIn.status()}`);
      const paciente = await aPatient(context.request);
      const figures: Figure[] = [];
      for (const [name, list] of Object.entries(LISTS)) {
        figures.push(
          {
            ...(await timeOpenings(context, name)),
            name: `opening ${name} of the demonstration, median`,
          },
          await timeSaves(context, name, (number) => list.values(number, paciente)),
          {
            ...(await timeOpenings(context, name)),
            name: `opening ${name} with ${RECORDS} more, median`,
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

async function aPatient(request: APIRequestContext): Promise<string> {
  const list = await (await request.get("/admin/pacientes")).text();
  return /action="\/admin\/pacientes\/([0-9a-f-]{36})"/.exec(list)?.[1] ?? "";
}

async function timeSaves(
  { request }: BrowserContext,
  name: string,
  values: (number: number) => Record<string, string>,
): Promise<Figure> {
  const times: number[] = [];
  const address = LISTS[name]?.form ?? `/admin/${name}/novo`;
  for (let number = 1; number <= RECORDS; number++) {
    const started = performance.now();
    const answer = await request.post(address, {
      form: { ordem_exibicao: String(number), ...values(number) },
      headers: { ...FORM_HEADERS, "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` },
      maxRedirects: 0,
    });
    times.push(performance.now() - started);
    if (![302, 303].includes(answer.status())) {
      throw new Error(`a save in ${name} answered ${answer.status()}`);
    }
  }
  return {
    name: `saving in ${name}, median`,
    value: median(times),
    unit: "ms",
    budget: { atMost: SAVE_MS },
    how: `${RECORDS} times POST ${address} in the demonstration`,
  };
}

/** Called before and after the records are added, because only the difference shows what a long list costs. */
async function timeOpenings(context: BrowserContext, name: string): Promise<Omit<Figure, "name">> {
  const page = await context.newPage();
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    const started = performance.now();
    await page.goto(`/admin/${name}`, { waitUntil: "domcontentloaded" });
    await page.locator("main [data-record]").first().waitFor();
    times.push(performance.now() - started);
  }
  await page.close();
  return {
    value: median(times),
    unit: "ms",
    how: `${OPENINGS} times in Chromium, until the first row appears`,
  };
}
