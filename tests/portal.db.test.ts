import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { startDemo } from "./support/demo-server.ts";
import { eventually } from "./support/eventually.ts";
import { MailServer } from "./support/mail-server.ts";
import { cookieOf, essence, mailTo } from "./support/patient-answers.ts";
import type { ProductServer } from "./support/product-server.ts";
import { releaseLaudo } from "./support/release-laudo.ts";
import { signInEveryone } from "./support/staff-cookies.ts";

let server: ProductServer;
const mail = new MailServer();

beforeAll(async () => {
  await mail.start();
  const env = { TRUST_PROXY: "1", SMTP_URL: mail.url, MAIL_FROM: "clinica@clinica.test" };
  server = await startDemo(env);
});

afterAll(async () => {
  await server?.stop();
  await mail.stop();
});

let addresses = 0;
const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`;

const released = DEMO_LAUDOS.filter(({ status }) => status === "liberado");
const [MINE, FOREIGN] = [released[0], released[1]] as [(typeof released)[0], (typeof released)[0]];
const WATCHED = released[2] as typeof MINE;
const personOf = (laudo: typeof MINE) => {
  const patient = DEMO_PACIENTES[laudo.paciente] as (typeof DEMO_PACIENTES)[0];
  return { cpf: accessCpf(patient), dataNascimento: formatDay(patient.data_nascimento) };
};

function post(
  values: Record<string, string>,
  { address = newAddress(), cookie = "", forged = "" } = {},
) {
  return fetch(`${server.url}/resultados`, {
    method: "POST",
    headers: {
      origin: server.url,
      cookie,
      "x-forwarded-for": forged ? `${forged}, ${address}` : address,
    },
    body: new URLSearchParams(values),
    redirect: "manual",
  });
}

function get(at: string, cookie = "", headers: Record<string, string> = {}, method = "GET") {
  return fetch(server.url + at, { method, headers: { cookie, ...headers }, redirect: "manual" });
}

async function enter(laudo = MINE, cookie = ""): Promise<string> {
  const response = await post({ ...personOf(laudo), protocolo: laudo.protocolo }, { cookie });
  expect(response.headers.get("location")).toBe(`/resultados/laudos/${laudo.protocolo}`);
  return cookieOf(response);
}

const filesOf = (protocolo: string) => [
  `/resultados/laudos/${protocolo}/pdf`,
  `/resultados/laudos/${protocolo}/paginas/1-828.webp`,
];

describe("another's report", () => {
  test("is answered like one that does not exist, for the whole file, a part, or a HEAD", async () => {
    const cookie = await enter();
    const invented = "2026-ZZZZZ-ZZZZZ";
    for (const method of ["GET", "HEAD"]) {
      const wishes: Record<string, string>[] = [{}, { range: "bytes=0-9" }];
      for (const headers of wishes) {
        const pairs = [
          [`/resultados/laudos/${FOREIGN.protocolo}`, `/resultados/laudos/${invented}`],
          ...filesOf(FOREIGN.protocolo).map((at, n) => [at, filesOf(invented)[n]]),
        ];
        for (const [foreign = "", none = ""] of pairs) {
          const [first, second] = await Promise.all([
            get(foreign, cookie, headers, method).then(essence),
            get(none, cookie, headers, method).then(essence),
          ]);
          expect(first.status).toBe(404);
          expect(first).toEqual(second);
        }
      }
    }
  });

  test("opens to no clean browser, and to nobody with a made-up, ended or former cookie", async () => {
    const former = await enter();
    const cookie = await enter(MINE, former);
    const ended = await fetch(`${server.url}/resultados/laudos`, {
      method: "POST",
      headers: { origin: server.url, cookie },
      body: new URLSearchParams({ acao: "encerrar" }),
      redirect: "manual",
    });
    expect(ended.headers.get("location")).toBe("/resultados");
    for (const one of ["", `clinica-acesso=${"a".repeat(43)}`, cookie, former]) {
      const page = await get(`/resultados/laudos/${MINE.protocolo}`, one);
      expect(page.status).toBe(302);
      expect(page.headers.get("location")).toBe("/resultados");
      expect(page.headers.get("cache-control")).toBe("no-store");
      for (const file of filesOf(MINE.protocolo)) {
        const answer = await get(file, one);
        expect([answer.status, await answer.text()]).toEqual([404, "Não encontrado"]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    }
  });
});

test("nothing of a report is cached, indexed or framed", async () => {
  const cookie = await enter();
  for (const at of [`/resultados/laudos/${MINE.protocolo}`, ...filesOf(MINE.protocolo)]) {
    const { status, headers } = await get(at, cookie);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("x-frame-options")).toBe("DENY");
  }
  const page = await (await get(`/resultados/laudos/${MINE.protocolo}`, cookie)).text();
  expect(page).not.toContain("<script");
  expect(page).toContain("Fígado");
});

test("each opening, saving and printing is one line that the patient reads herself", async () => {
  const cookie = await enter(WATCHED);
  const page = `/resultados/laudos/${WATCHED.protocolo}`;
  await get(page, cookie);
  // The trail gets one line for all parts of a download, and none for the image of an opened page.
  const parts: Buffer[] = [];
  for (const range of ["bytes=0-99", "bytes=100-199", "bytes=200-"]) {
    const part = await get(`${page}/pdf`, cookie, { range });
    expect(part.status).toBe(206);
    parts.push(Buffer.from(await part.arrayBuffer()));
  }
  const sent = await readFile(`demo/midia/laudos/${WATCHED.pdfs.at(-1)}.pdf`);
  expect(Buffer.concat(parts).equals(sent)).toBe(true);
  await get(`${page}/pdf?imprimir=1`, cookie);
  await get(`${page}/paginas/1-828.webp`, cookie);
  await get(`${page}/pdf`, await enter());
  const text = (await (await get(page, cookie)).text()).replaceAll(/<!--.*?-->/g, "");
  const [, own = ""] = /Quem tinha o protocolo<\/p>(.*?)<\/ul>/s.exec(text) ?? [];
  const deeds = [...own.matchAll(/>([^<]+) às \d\d:\d\d</g)];
  expect(deeds.map(([, did]) => did)).toEqual(["abriu o laudo", "baixou o PDF", "imprimiu o PDF"]);
});

describe("who guesses", () => {
  test("gets the same words, status and headers whatever was wrong, unknown or known", async () => {
    const { cpf, dataNascimento } = personOf(MINE);
    const { protocolo } = MINE;
    const answers = await Promise.all(
      [
        { cpf, dataNascimento: "01/01/1990", protocolo },
        { cpf: "52998224725", dataNascimento, protocolo },
        { cpf, dataNascimento, protocolo: FOREIGN.protocolo },
        { cpf, dataNascimento, protocolo: "2026-00000-00000" },
      ].map(async (values) => {
        const { status, headers, body } = await essence(await post(values));
        expect(body).toContain("Não encontramos resultados com esses dados.");
        const plain = Object.values(values).reduce((text, one) => text.replaceAll(one, "…"), body);
        return { status, names: Object.keys(headers).sort(), plain };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("learns nothing from a request for a code", async () => {
    const { cpf, dataNascimento } = personOf(FOREIGN);
    const answers = await Promise.all(
      [
        { cpf, dataNascimento },
        { cpf, dataNascimento: "1990-01-01" },
        { cpf: "52998224725", dataNascimento },
      ].map(async (values) => essence(await post(values))),
    );
    for (const { status, headers, body } of answers) {
      expect(status).toBe(200);
      expect(body).toBe(answers[0]?.body);
      expect(headers).toEqual(answers[0]?.headers);
      expect(body).toContain(
        "Se os dados conferem, enviamos um código de acesso para o e-mail cadastrado.",
      );
    }
  });

  test("has to wait after twenty, from whichever of its addresses, and locks nobody else out", async () => {
    const address = "203.0.113.250";
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++) {
      const values = {
        ...personOf(MINE),
        protocolo: `2026-11111-111${String(n).padStart(2, "0")}`,
      };
      statuses.push((await post(values, { address, forged: `192.0.2.${n}` })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
    const limited = await post({ ...personOf(MINE), protocolo: MINE.protocolo }, { address });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(await limited.text()).toMatch(/Muitas tentativas\. Tente novamente em 1\d minutos\./);
    await enter();
  });

  test("is reported at the field where it is impossible, without a look-up", async () => {
    const address = "203.0.113.251";
    for (let n = 0; n < 25; n++) {
      const values = { cpf: "111.111.111-11", dataNascimento: "2030-02-30", protocolo: "" };
      const response = await post(values, { address });
      expect(response.status).toBe(400);
      const body = await response.text();
      expect(body).toContain("CPF inválido");
      expect(body).toContain("Data de nascimento inválida");
    }
    expect((await post({ ...personOf(MINE) }, { address })).status).toBe(200);
  });
});

test("the code comes by e-mail, opens the whole history in that browser, and no mail says of what", async () => {
  const laudo =
    released.find(({ paciente }) => DEMO_PACIENTES[paciente]?.email && paciente > 9) ?? MINE;
  const patient = DEMO_PACIENTES[laudo.paciente] as (typeof DEMO_PACIENTES)[0];
  const requested = await post(personOf(laudo));
  const text = await mailTo(mail, patient.email, /acesso: \d{6}/);
  const code = /acesso: (\d{6})/.exec(text)?.[1] ?? "";
  const confirm = (cookie: string) => post({ formulario: "codigo", codigo: code }, { cookie });
  const elsewhere = await confirm("");
  expect(elsewhere.status).toBe(400);
  expect(await elsewhere.text()).toContain("Código inválido ou expirado");
  const entered = await confirm(cookieOf(requested));
  expect(entered.headers.get("location")).toBe("/resultados/laudos");
  const list = await (await get("/resultados/laudos", cookieOf(entered))).text();
  for (const { protocolo } of DEMO_LAUDOS.filter(({ paciente }) => paciente === laudo.paciente)) {
    expect(list).toContain(protocolo);
  }
});

test("a release is announced by e-mail, without a word of health, and staff see that it was sent", async () => {
  const laudo = DEMO_LAUDOS.find(
    ({ status, pdfs, medico_responsavel, paciente }) =>
      status === "em_analise" &&
      pdfs.length > 0 &&
      medico_responsavel !== "" &&
      DEMO_PACIENTES[paciente]?.email,
  ) as typeof MINE;
  const patient = DEMO_PACIENTES[laudo.paciente] as (typeof DEMO_PACIENTES)[0];
  const { laudos: cookie } = await signInEveryone(server.url);
  const release = { protocolo: laudo.protocolo, nascimento: patient.data_nascimento };
  const row = await releaseLaudo({ server: server.url, cookie }, release);
  const text = await mailTo(mail, patient.email, /documento novo para você/);
  expect(text).toContain(`${server.url}/resultados`);
  await eventually(async () => {
    expect(await row()).toMatch(/E-mail enviado em \d\d\/\d\d\/\d{4}/);
  });
});

test("a form of another site looks nobody up", async () => {
  const response = await fetch(`${server.url}/resultados`, {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: new URLSearchParams({ ...personOf(MINE), protocolo: MINE.protocolo }),
  });
  expect(response.status).toBe(403);
});

test("neither the log nor the data folder holds a CPF, a name, a protocol or a report in clear", async () => {
  // Only the log's lines are JSON. The demonstration also prints its public sign-ins when it starts.
  const log = server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .join("\n");
  const words = DEMO_PACIENTES.flatMap((one) => [
    one.nome,
    accessCpf(one),
    formatCpf(accessCpf(one)),
  ]);
  const secrets = [...words, ...DEMO_LAUDOS.map(({ protocolo }) => protocolo), "%PDF-"];
  for (const secret of secrets) expect(log).not.toContain(secret);
  const storage = path.join(server.dataDir, "storage", "laudos");
  const names = await readdir(storage);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const text = (await readFile(path.join(storage, name))).toString("latin1");
    for (const clear of ["%PDF-", "WEBP", "Laudo"]) expect(text.includes(clear)).toBe(false);
  }
});
