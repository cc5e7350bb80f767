import { beforeAll, expect } from "vitest";
import { isoDate } from "#domain/texto/datas.ts";
import { demoServer } from "./demo-server.ts";
import { cookieOf } from "./patient-answers.ts";
import { type StaffCookies, signInEveryone } from "./staff-cookies.ts";

const NASCIMENTO = "17/05/1980";

/** @returns the first Monday that is eight days away or more; on Mondays the demonstration's rooms are open */
export function monday(): string {
  const day = new Date(Date.now() + 8 * 86_400_000);
  while (new Date(`${isoDate(day)}T00:00:00Z`).getUTCDay() !== 1) day.setDate(day.getDate() + 1);
  return isoDate(day);
}

/** Call it at the top of a file. */
export function agendaClient() {
  const server = demoServer();
  const cookies = {} as StaffCookies;
  let addresses = 0;

  beforeAll(async () => {
    Object.assign(cookies, await signInEveryone(server.url));
  });

  function post(path: string, fields: [string, string][], cookie = "") {
    const headers = {
      origin: server.url,
      cookie,
      "x-forwarded-for": `198.51.100.${++addresses}`,
    };
    const body = new URLSearchParams(fields);
    return fetch(server.url + path, { method: "POST", headers, body, redirect: "manual" });
  }
  const get = async (path: string, cookie: string) =>
    (await fetch(server.url + path, { headers: { cookie }, redirect: "manual" })).text();

  async function request(nome: string, nomeExame = "Ultrassonografia da tireoide") {
    const form = new FormData();
    const page = await get("/agendar", "");
    const option = new RegExp(`<option value="([0-9a-f-]{36})"[^>]*>${nomeExame}`);
    const [, exame = ""] = option.exec(page) ?? [];
    const email = `paciente.${++addresses}@exemplo.com.br`;
    const fields = { exame, convenio: "particular", nome, nascimento: NASCIMENTO, email };
    for (const [name, value] of Object.entries({ ...fields, telefone: "(67) 99999-0000" })) {
      form.append(name, value);
    }
    const headers = { origin: server.url, "x-forwarded-for": `198.51.100.${++addresses}` };
    const init = { method: "POST", headers, body: form, redirect: "manual" } as const;
    const sent = await fetch(`${server.url}/agendar`, init);
    const link = (sent.headers.get("location") ?? "").replace(/\?.*/, "");
    expect([sent.status, link]).toEqual([303, expect.stringContaining("/agendar/A-")]);
    const opened = await post(link, [
      ["formulario", "ver"],
      ["nascimento", NASCIMENTO],
    ]);
    const search = `/admin/agendamentos?busca=${encodeURIComponent(nome)}`;
    const board = await get(search, cookies.recepcao);
    const paths = [...board.matchAll(/\/admin\/agendamentos\/[0-9a-f-]{36}/g)].map(
      ([path]) => path,
    );
    for (const screen of new Set(paths)) {
      const page = await get(screen, cookies.recepcao);
      if (page.includes(nome)) return { link, cookie: cookieOf(opened), screen };
    }
    throw new Error(`${nome} is not on the board`);
  }

  async function offer(screen: string) {
    const page = await get(`${screen}/propor?dia=${monday()}`, cookies.recepcao);
    const values = [...page.matchAll(/name="horarios"[^>]*value="([^"]+)"/g)].map(([, one]) => one);
    const versao = /name="versao"[^>]*value="(\d+)"/.exec(page)?.[1] ?? "";
    return { page, values: values as string[], versao };
  }
  const propose = (screen: string, versao: string, values: string[], who: keyof StaffCookies) =>
    post(
      `${screen}/propor`,
      [["versao", versao], ...values.map((value): [string, string] => ["horarios", value])],
      cookies[who],
    );

  return { server, cookies, post, get, request, offer, propose };
}
