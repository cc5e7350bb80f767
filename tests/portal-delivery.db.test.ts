import { beforeAll, expect, test } from "vitest";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { demoServer } from "./support/demo-server.ts";
import { cookieOf } from "./support/patient-answers.ts";
import { rawRequest } from "./support/raw-request.ts";
import { signInEveryone } from "./support/staff-cookies.ts";

const server = demoServer();
let staff: Awaited<ReturnType<typeof signInEveryone>>;

beforeAll(async () => {
  staff = await signInEveryone(server.url);
});

const released = DEMO_LAUDOS.filter(({ status }) => status === "liberado");
let next = 0;
function untouched() {
  const laudo = released[next++];
  const patient = DEMO_PACIENTES[laudo?.paciente ?? -1];
  if (!laudo || !patient) throw new Error("no report is left");
  const { protocolo } = laudo;
  const values = { cpf: accessCpf(patient), dataNascimento: patient.data_nascimento, protocolo };
  return { protocolo, values, page: `/resultados/laudos/${protocolo}` };
}

let addresses = 0;
function post(values: Record<string, string>) {
  return fetch(`${server.url}/resultados`, {
    method: "POST",
    headers: { origin: server.url, "x-forwarded-for": `198.51.100.${++addresses}` },
    body: new URLSearchParams(values),
    redirect: "manual",
  });
}

const get = (at: string, cookie: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + at, { method, headers: { cookie, ...headers }, redirect: "manual" });

async function deliveries(protocolo: string, who: RegExp): Promise<string[]> {
  const period = "de=2020-01-01&ate=2999-12-31";
  const csv = await (await get(`/admin/laudos/acessos/exportar?${period}`, staff.laudos)).text();
  return csv
    .split("\r\n")
    .map((line) => line.split(";"))
    .filter(([, , quem = "", acao = "", , , laudos = ""]) => {
      return laudos.includes(protocolo) && who.test(quem) && /PDF|páginas/.test(acao);
    })
    .map(([, , , acao = ""]) => acao)
    .filter((acao) => !/enviou|juntou/.test(acao));
}

const BY_PATIENT = /^(?:Paciente|Responsável)/;
const BY_STAFF = /^(?!Paciente|Responsável)/;

test.each([
  undefined,
  "bytes=1x",
  "bytes=9-3",
  "bytes=1-",
  "bytes=-100",
  "bytes=0-1,5-",
  "items=1-2",
])("a patient reads by Range %s, and the line is there", async (range) => {
  const { protocolo, values, page } = untouched();
  const cookie = cookieOf(await post(values));
  const answer = await get(`${page}/pdf`, cookie, range === undefined ? {} : { range });
  expect([200, 206]).toContain(answer.status);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
  expect(await deliveries(protocolo, BY_PATIENT)).toEqual(["baixou PDF"]);
});

test("a patient reads by If-Range and single images; what delivers nothing leaves no line", async () => {
  const { protocolo, values, page } = untouched();
  const cookie = cookieOf(await post(values));
  const head = await get(`${page}/pdf`, cookie, {}, "HEAD");
  expect([head.status, head.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
  expect((await get(`${page}/pdf`, cookie, { range: "bytes=99999999-" })).status).toBe(416);
  expect((await get(`${page}/paginas/1-828.webp`, cookie, {}, "HEAD")).status).toBe(200);
  expect((await get(`${page}/paginas/9-828.webp`, cookie)).status).toBe(404);
  expect(await deliveries(protocolo, BY_PATIENT)).toEqual([]);
  const images = ["1-828", "1-1656", "1-828"];
  await Promise.all(images.map((one) => get(`${page}/paginas/${one}.webp`, cookie)));
  expect(await deliveries(protocolo, BY_PATIENT)).toEqual(["viu páginas"]);
  const whole = await get(`${page}/pdf`, cookie, { range: "bytes=5-9", "if-range": '"x"' });
  expect(whole.status).toBe(200);
  expect(await deliveries(protocolo, BY_PATIENT)).toEqual(["viu páginas", "baixou PDF"]);
});

test("staff read any page, part or older version, and the line is there", async () => {
  const corrected = DEMO_LAUDOS.find(
    ({ status, pdfs }) => status === "retificado" && pdfs.length > 1,
  );
  const protocolo = corrected?.protocolo ?? "";
  const search = new URLSearchParams({ formulario: "buscar", busca: protocolo });
  const found = await fetch(`${server.url}/admin/laudos`, {
    method: "POST",
    headers: { cookie: staff.laudos, origin: server.url },
    body: search,
    redirect: "manual",
  });
  const list = await (await get(found.headers.get("location") ?? "", staff.laudos)).text();
  const [, screen = ""] = /"(\/admin\/laudos\/[-0-9a-f]{36})"/.exec(list) ?? [];
  const page = await (await get(screen, staff.laudos)).text();
  const versions = [...new Set(page.match(/\/admin\/laudos\/pdf\/[-0-9a-f]{36}/g))];
  expect(versions.length).toBeGreaterThan(1);
  const before = await deliveries(protocolo, BY_STAFF);
  for (const pdf of versions) {
    // Opening only the second page, or only the large image of the first page, counts as reading too.
    const images = await Promise.all(
      ["1/1656", "2/828", "1/828"].map((one) => get(`${pdf}/${one}`, staff.laudos)),
    );
    expect(images.map(({ status }) => status)).toContain(200);
    for (const { status, headers } of images.filter(({ status }) => status === 200)) {
      expect([status, headers.get("x-robots-tag")]).toEqual([200, "noindex, noarchive"]);
    }
    await (await get(pdf, staff.laudos, { range: "bytes=1-" })).arrayBuffer();
    await get(pdf, staff.laudos, {}, "HEAD");
  }
  const expected = versions.flatMap(() => ["viu páginas", "baixou PDF"]);
  expect((await deliveries(protocolo, BY_STAFF)).slice(before.length)).toEqual(expected);
});

test("no answer of the portal is for a search engine, whatever it is", async () => {
  const { values, page } = untouched();
  const cookie = cookieOf(await post(values));
  const limited = Array.from({ length: 21 }, () =>
    fetch(`${server.url}/resultados`, {
      method: "POST",
      headers: { origin: server.url, "x-forwarded-for": "203.0.113.99" },
      body: new URLSearchParams({ cpf: values.cpf, dataNascimento: "1950-01-01" }),
    }),
  );
  const statuses = new Map<string, Response>();
  const take = (what: string, answer: Response) => statuses.set(`${what} ${answer.status}`, answer);
  for (const answer of await Promise.all(limited)) take("look-up", answer);
  take("look-up", await post(values));
  take("look-up", await post({ cpf: "", dataNascimento: "" }));
  take("page", await get("/resultados/laudos", ""));
  take("page", await get("/resultados/laudos", cookie));
  take("page", await get(page, cookie));
  take("page", await get("/resultados/laudos/2026-00000-00000", cookie));
  take("page", await get("/resultados/laudos/nada", cookie));
  take("page", await get("/resultados/", cookie));
  take("page", await get("/resultados", cookie, {}, "DELETE"));
  take("page", await get("/resultados/laudos", cookie, {}, "POST"));
  take("file", await get(`${page}/pdf`, cookie));
  take("file", await get(`${page}/pdf`, cookie, { range: "bytes=0-1" }));
  take("file", await get(`${page}/pdf`, cookie, { range: "bytes=999999999-" }));
  take("file", await get(`${page}/pdf`, ""));
  take("file", await get(`${page}/pdf`, cookie, {}, "POST"));
  take("file", await get(`${page}/paginas/1-828.webp`, cookie));
  take("file", await get(`${page}/nada.pdf`, cookie));
  for (const [what, { headers }] of statuses) {
    expect(headers.get("x-robots-tag"), what).toBe("noindex, noarchive");
  }
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining(["look-up 429", "look-up 302", "look-up 400", "page 404", "page 405"]),
  );
  const long = await rawRequest(server.url, `/resultados/laudos/${"a".repeat(3_000)}`);
  expect([long.status, long.headers.get("x-robots-tag")]).toEqual([414, "noindex, noarchive"]);
  // Search engines may list the patients' start page, but may not store a copy of it.
  expect((await get("/resultados", "")).headers.get("x-robots-tag")).toBe("noarchive");
  expect((await get("/exames", "")).headers.get("x-robots-tag")).toBeNull();
});
