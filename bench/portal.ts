/**
 * The patients' reports: how soon a right look-up answers, whether wrong ones can be told apart, how soon
 * a page is seen on a slow phone, and how a clinic's years of reports are searched.
 */
import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { chromium } from "@playwright/test";
import connect from "postgres";
import { openDataKeys } from "#server/crypto/data-keys.ts";
import { listLaudos } from "#server/data/laudos/laudos.ts";
import { sealLaudoText } from "#server/data/laudos/sealed-laudo.ts";
import { listPacientes } from "#server/data/pacientes/pacientes.ts";
import { sealPaciente } from "#server/data/pacientes/sealed-paciente.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { openDatabase } from "#server/db/open.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { createLog } from "#server/log.ts";
import { DEMO_LAUDOS } from "../demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "../demo/content/pacientes.ts";
import { requireChromium } from "../scripts/chromium.mjs";
import type { Figure } from "./figure.ts";
import { startServer, withFolder } from "./started-server.ts";
import { median, rankTest, shareOf } from "./statistics.ts";

const RIGHT = 100;
const WRONG = 1_000;
/** Wrong ones at once, known and unknown in turn. */
const AT_ONCE = 4;
const PATIENTS = 40_000;
const REPORTS = 100_000;
const BATCH = 2_000;
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

function validCpf(nine: string): string {
  const digits = [...nine].map(Number);
  for (const _ of [1, 2]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (digits.length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join("");
}

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

async function measureManyReports(folder: string): Promise<Figure[]> {
  const log = createLog("silent");
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, "data"), log });
  const secretKey = randomBytes(32);
  const database = await openDatabase({ owner: postgres.owner, secretKey, log, waitMs: 10_000 });
  try {
    const keys = await openDataKeys(database, secretKey);
    // Each row would be a line of the chained trail, one after the other: not what is measured.
    const owner = connect({ ...postgres.owner, max: 1, onnotice: () => {} });
    await owner`alter table pacientes disable trigger user`;
    await owner`alter table laudos disable trigger user`;
    await owner.end();
    const asOperator = { role: "operador" as const };
    const ids: string[] = [];
    for (let from = 0; from < PATIENTS; from += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, index) => {
        const id = randomUUID();
        ids.push(id);
        const nome = `${NAMES[(from + index) % NAMES.length]} ${NAMES[((from + index) * 7 + 3) % NAMES.length]} ${from + index}`;
        const cpf = validCpf(String(100_000_000 + from + index));
        return { id, ...sealPaciente(keys, id, { ...EMPTY, nome, cpf }) };
      });
      await database.as(asOperator, (tx) => tx.insert(pacientes).values(rows));
    }
    for (let from = 0; from < REPORTS; from += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, index) => {
        const id = randomUUID();
        const protocolo = `2026-${String(from + index)
          .padStart(10, "0")
          .replace(/^(.{5})/, "$1-")}`;
        return {
          id,
          paciente_id: String(ids[(from + index) % ids.length]),
          protocolo: sealLaudoText(keys, id, "protocolo", protocolo),
          protocolo_hash: keys.protocoloHash(protocolo),
          exame: sealLaudoText(keys, id, "exame", "Ultrassonografia de abdome total"),
          data_exame: "2026-11-20",
        };
      });
      await database.as(asOperator, (tx) => tx.insert(laudos).values(rows));
    }
    const vacuum = connect({ ...postgres.owner, max: 1, onnotice: () => {} });
    await vacuum`analyze`;
    await vacuum.end();
    const typed = ["maria", "souza lima", "10000000108", "2026-00000-00777", "pereira 39", ""];
    const searches: number[] = [];
    const lists: number[] = [];
    for (let round = 0; round < 10; round++) {
      for (const busca of typed) {
        searches.push(
          await timed(() => database.as(asOperator, (tx) => listPacientes(tx, keys, { busca }))),
        );
        lists.push(
          await timed(() =>
            database.as(asOperator, (tx) => listLaudos(tx, keys, { busca, pagina: 1 + round })),
          ),
        );
      }
    }
    const how = `${HOW} (${REPORTS} laudos de ${PATIENTS} pacientes)`;
    return [
      {
        name: "pacientes, mediana",
        value: median(searches),
        unit: "ms",
        budget: { atMost: 150 },
        how,
      },
      { name: "laudos, mediana", value: median(lists), unit: "ms", budget: { atMost: 150 }, how },
      { name: "laudos, 95 em 100", value: shareOf(lists, 0.95), unit: "ms", how },
    ];
  } finally {
    await database.close();
    await postgres.stop();
  }
}

const NAMES =
  "Maria João Ana Souza Lima Pereira Santos Oliveira Ferreira Alves Costa Gomes Rocha".split(" ");
const EMPTY = {
  data_nascimento: "1980-01-01",
  email: null,
  telefone: null,
  responsavel_nome: null,
  responsavel_cpf: null,
  responsavel_ate: null,
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
