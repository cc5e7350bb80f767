import { expect } from "vitest";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { cookieOf } from "./patient-answers.ts";

export interface SharedLink {
  link: string;
  senha: string;
  codigo: string;
  cookie: string;
  protocolo: string;
  exame: string;
  nome: string;
}

interface Payload {
  url: string;
  key: string;
  exp: number;
  flag: string;
  label: string;
  v: number;
}

export interface Manifest {
  status: string;
  files: { contentType: string; location?: string; embedded?: string }[];
}

export function payloadOf({ link }: SharedLink): Payload {
  const [, encoded = ""] = link.split("#shlink:/");
  return JSON.parse(Buffer.from(encoded, "base64url").toString());
}

const RELEASED = DEMO_LAUDOS.filter(({ status }) => status === "liberado");

/** @param server a server with TRUST_PROXY=1 @param noteTime a function that gets the milliseconds of each new link */
export function sharedLinks(server: () => { url: string }, noteTime?: (took: number) => void) {
  let addresses = 0;
  let used = 0;
  const newAddress = () => `198.18.${Math.floor(++addresses / 250)}.${addresses % 250}`;

  async function share(
    laudo = RELEASED[used++ % RELEASED.length] as (typeof RELEASED)[0],
  ): Promise<SharedLink> {
    const patient = DEMO_PACIENTES[laudo.paciente] as (typeof DEMO_PACIENTES)[0];
    const headers = { origin: server().url, "x-forwarded-for": newAddress() };
    const { protocolo, exame } = laudo;
    const entered = await fetch(`${server().url}/resultados`, {
      method: "POST",
      headers,
      redirect: "manual",
      body: new URLSearchParams({
        cpf: accessCpf(patient),
        dataNascimento: formatDay(patient.data_nascimento),
        protocolo,
      }),
    });
    const cookie = cookieOf(entered);
    const at = `${server().url}/resultados/laudos/${protocolo}/compartilhar`;
    const form = await (await fetch(at, { headers: { ...headers, cookie } })).text();
    const [, pedido = ""] = /name="pedido"[^>]*value="([^"]+)"/.exec(form) ?? [];
    const body = new URLSearchParams({ formulario: "criar", pedido, oque: "laudo", dias: "7" });
    const started = performance.now();
    const answer = await fetch(at, { method: "POST", headers: { ...headers, cookie }, body });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const page = await answer.text();
    noteTime?.(performance.now() - started);
    const fieldOf = (name: string) =>
      new RegExp(`id="${name}"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*id="${name}"`)
        .exec(page)
        ?.slice(1)
        .find(Boolean) ?? "";
    return {
      link: fieldOf("link"),
      senha: fieldOf("senha"),
      codigo: fieldOf("codigo"),
      cookie,
      protocolo,
      exame,
      nome: patient.nome,
    };
  }

  function post(url: string, body: unknown, { address = newAddress(), headers = {} } = {}) {
    return fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  async function manifestOf(made: SharedLink, more: object = {}): Promise<Manifest> {
    const answer = await post(payloadOf(made).url, {
      recipient: "Dra. Lia",
      passcode: made.senha,
      ...more,
    });
    expect(answer.status).toBe(200);
    return answer.json();
  }

  return { share, post, manifestOf, newAddress };
}
