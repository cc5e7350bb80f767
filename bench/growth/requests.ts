import { signInEveryone } from "#tests/support/staff-cookies.ts";
import type { Figure } from "../figure.ts";
import { median } from "../statistics.ts";
import type { FilledClinic } from "./fill-clinic.ts";
import { patientIndexOf, patientOf, protocoloOf } from "./rows.ts";

const WARM_UP = 2;
const ROUNDS = 15;
const LOOK_UPS = 60;
const BUDGET = { atMost: 150 };
const PAGES_ON = 5;

const LISTS: [name: string, path: (clinic: FilledClinic) => string][] = [
  ["/admin", () => "/admin"],
  ["/admin/laudos", () => "/admin/laudos"],
  ["/admin/laudos, annulled", () => "/admin/laudos?status=anulado"],
  ["/admin/laudos, released", () => "/admin/laudos?status=liberado"],
  ["/admin/laudos, not opened", () => "/admin/laudos?nao_abertos=7"],
  ["/admin/laudos de um paciente", ({ patients }) => `/admin/laudos?paciente=${patients[0]}`],
  ["/admin/laudos/envios", () => "/admin/laudos/envios"],
  ["accesses of a report", ({ reports }) => `/admin/laudos/${reports[20]}/acessos`],
  ["/admin/pacientes", () => "/admin/pacientes"],
  ["/admin/mensagens", () => "/admin/mensagens"],
  ["/admin/mensagens, archived", () => "/admin/mensagens?estado=arquivada"],
  ["/admin/mensagens, rights", () => "/admin/mensagens?tipo=direitos"],
  ["/admin/newsletter", () => "/admin/newsletter"],
  ["/admin/newsletter, confirmed", () => "/admin/newsletter?situacao=confirmado"],
  ["/admin/auditoria", () => "/admin/auditoria"],
  ["/admin/auditoria de laudos", () => "/admin/auditoria?coisa=laudos"],
  ["/admin/auditoria de um dia", () => `/admin/auditoria?de=${aYearAgo()}&ate=${aYearAgo()}`],
  ["/admin/lixeira", () => "/admin/lixeira"],
  ["/admin/midia", () => "/admin/midia"],
  ["/admin/usuarios", () => "/admin/usuarios"],
  ["/admin/conta", () => "/admin/conta"],
];

const SEARCHES = ({ patients, reports }: FilledClinic): Record<string, string> => ({
  "name of many": "maria",
  "two names of many": "maria silva",
  "name of few": patientOf(Math.floor(patients.length / 3)).nome,
  "rare name": "quitéria estigarribia",
  "misspelled name": "quiteira estigaribia",
  "nobody's name": "xyzwq",
  CPF: patientOf(Math.floor(patients.length / 2)).cpf,
  protocolo: protocoloOf(Math.floor(reports.length / 2)),
});

export async function measureRequests(
  url: string,
  clinic: FilledClinic,
  how: string,
): Promise<Figure[]> {
  const { admin_master: cookie } = await signInEveryone(url);
  const get = (path: string) => timeGet(url + path, cookie);
  const figures: Figure[] = [];
  const add = (name: string, times: number[]) =>
    figures.push({ name, value: median(times), unit: "ms", budget: BUDGET, how });
  for (const [name, pathOf] of LISTS) {
    const path = pathOf(clinic);
    const page = await get(path);
    add(`first byte of ${name}, median`, await timeRounds(() => get(path)));
    const onward = await followNext(url, page.text, cookie);
    if (!onward) continue;
    const { path: later, page: number } = onward;
    add(`first byte of ${name}, page ${number}, median`, await timeRounds(() => get(later)));
  }
  for (const screen of ["pacientes", "laudos"]) {
    for (const [name, busca] of Object.entries(SEARCHES(clinic))) {
      const path = `/admin/${screen}?busca=${encodeURIComponent(busca)}`;
      add(`search in ${screen}, ${name}, median`, await timeRounds(() => get(path)));
    }
  }
  add("look-up of a patient in the portal, median", await timeLookUps(url, clinic));
  return figures;
}

interface Answer {
  ms: number;
  text: string;
}

async function timeGet(address: string, cookie: string): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(address, { headers: { cookie }, redirect: "manual" });
  const ms = performance.now() - started;
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  if (/Não foi possível carregar|Erro ao carregar/.test(text)) throw new Error(`${address} failed`);
  return { ms, text };
}

async function timeRounds(get: () => Promise<Answer>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) times.push((await get()).ms);
  return times.slice(WARM_UP);
}

/** @returns the page after `PAGES_ON` clicks, or the last page of a shorter list; undefined for a list of one page */
async function followNext(url: string, text: string, cookie: string) {
  let path: string | undefined;
  let shown = text;
  let page = 1;
  while (page <= PAGES_ON) {
    const [, next] = /href="([^"]+)"[^>]*>Próxima</.exec(shown) ?? [];
    if (!next) break;
    path = next.replaceAll("&amp;", "&");
    shown = (await timeGet(url + path, cookie)).text;
    page++;
  }
  return path && { path, page };
}

async function timeLookUps(url: string, { patients, reports }: FilledClinic): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < LOOK_UPS; n++) {
    const report = Math.floor((reports.length * n) / LOOK_UPS);
    const { cpf, data_nascimento } = patientOf(patientIndexOf(report, patients.length));
    const protocolo = protocoloOf(report);
    const started = performance.now();
    const response = await fetch(`${url}/resultados`, {
      method: "POST",
      headers: { origin: url, "x-forwarded-for": `10.1.${n >> 8}.${n & 255}` },
      body: new URLSearchParams({ cpf, dataNascimento: data_nascimento, protocolo }),
      redirect: "manual",
    });
    times.push(performance.now() - started);
    await response.arrayBuffer();
    if (response.status !== 302) throw new Error(`look-up ${n} answered ${response.status}`);
  }
  return times;
}

const aYearAgo = () => new Date(Date.now() - 365 * 24 * 3_600_000).toISOString().slice(0, 10);
