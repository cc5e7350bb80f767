import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { startDemo } from "./support/demo-server.ts";
import { processorClock, processorTime } from "./support/processor-time.ts";
import type { ProductServer } from "./support/product-server.ts";
import { type StaffCookies, signInEveryone } from "./support/staff-cookies.ts";

/** Milliseconds of the server's processor time, of which an answer takes a few, and a body that blocks it thousands. */
const LIMIT_MS = 1_000;
const METRICS_TOKEN = "um-segredo-para-os-numeros";
const TYPED = "isto-foi-digitado";
const NOBODY = "00000000-0000-4000-8000-000000000000";
const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=limite";

const FORMS: { path: string; role?: keyof StaffCookies }[] = [
  { path: "/auth" },
  { path: "/auth?etapa=recuperar" },
  { path: "/contato" },
  { path: "/agendar" },
  { path: "/privacidade" },
  { path: "/blog" },
  { path: "/resultados" },
  { path: "/admin/entrar" },
  { path: "/admin/conta/senha", role: "leitor" },
  { path: "/admin/conta/senha.data", role: "leitor" },
  { path: "/admin/conta/segundo-fator", role: "leitor" },
  { path: "/admin/usuarios/novo", role: "admin_master" },
  { path: "/admin/configuracoes", role: "admin_master" },
  { path: `/admin/usuarios/${NOBODY}`, role: "admin_master" },
];

const FIELDS = ["nome", "email", "senha", "senha_atual", "codigo", "mensagem", "cpf", "acao"];

const part = (name: string, value: string, file = "") =>
  `--limite\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;

interface Attack {
  does: string;
  body: string | Uint8Array<ArrayBuffer>;
  type?: string;
}

/** The worst attack is last, because an attack that ends the server hides the results of those after it. */
const ATTACKS: Attack[] = [
  { does: "an intent that is no JSON", body: `__intent__=${TYPED}` },
  {
    does: "an intent that makes a list long",
    body: `__intent__=${encodeURIComponent(
      JSON.stringify({ type: "update", payload: { name: "nome[50000]", value: TYPED } }),
    )}`,
  },
  { does: "a state that is no JSON", body: `__state__=${TYPED}&nome=${TYPED}` },
  { does: "a name of 5,000 levels", body: `a${".b".repeat(5000)}=${TYPED}` },
  { does: "lists of 5,000 levels", body: `nome${"[0]".repeat(5000)}=${TYPED}` },
  { does: "deep levels in short names", body: `nome${".b".repeat(90)}=${TYPED}` },
  { does: "100,000 fields", body: `nome=${TYPED}${"&a".repeat(100_000)}` },
  {
    does: "100,000 indexes",
    body: Array.from({ length: 20_000 }, (_, n) => `a[${n}]=1`).join("&"),
  },
  { does: "a prototype", body: `__proto__.x=${TYPED}&__proto__[y]=${TYPED}&__proto__=${TYPED}` },
  { does: "a constructor", body: `constructor.prototype.x=${TYPED}&constructor=${TYPED}` },
  {
    does: "names that are no names",
    body: `=${TYPED}&.=1&[]=1&[=1&a[=1&a]=1&a..b=1&a[-1]=1&a[1e9]=1`,
  },
  { does: "every field twice", body: [...FIELDS, ...FIELDS].map((name) => `${name}=a`).join("&") },
  { does: "every field as an object", body: FIELDS.map((name) => `${name}.x=${TYPED}`).join("&") },
  { does: "NULs", body: `no%00me=${TYPED}&nome=%00&senha_atual=%00&acao=%00&%00=1` },
  {
    does: "bytes that are no UTF-8",
    body: Uint8Array.from([...Buffer.from("nome=\xff\xfe&\xc0\x80=\xed\xa0\x80", "latin1")]),
  },
  {
    does: "percent signs that are no UTF-8",
    body: `nome=%ff%fe&%c0%80=%ed%a0%80&%=%&%zz=${TYPED}`,
  },
  { does: "nothing", body: "" },
  { does: "nothing of a multipart form", type: MULTIPART, body: "" },
  {
    does: "files in text fields",
    type: MULTIPART,
    body: `${FIELDS.map((name) => part(name, TYPED, '; filename="a.txt"')).join("")}--limite--\r\n`,
  },
  {
    does: "4,000 parts",
    type: MULTIPART,
    body: `${part("a", "1").repeat(4000)}--limite--\r\n`,
  },
  { does: "half a multipart form", type: MULTIPART, body: part("nome", TYPED).slice(0, -9) },
  {
    does: "a multipart form without boundary",
    type: "multipart/form-data",
    body: part("nome", ""),
  },
  { does: "JSON", type: "application/json", body: JSON.stringify({ nome: TYPED, email: TYPED }) },
  { does: "plain text", type: "text/plain", body: `nome=${TYPED}` },
  { does: "an unknown type", type: "a/b", body: `nome=${TYPED}` },
  {
    does: "a holiday of the year 5,000,000",
    body: `feriados[5000000].data=2026-12-25&nome=${TYPED}`,
  },
  { does: "an index of 5,000,000", body: `nome[5000000]=${TYPED}` },
  { does: "an index of 999,999,999", body: `nome[999999999]=${TYPED}` },
];

let server: ProductServer;
let cookies: StaffCookies;

beforeAll(async () => {
  server = await startDemo({ LOG_LEVEL: "info", TRUST_PROXY: "1", METRICS_TOKEN });
  cookies = await signInEveryone(server.url);
  for (const form of FORMS) await post(form, { does: "", body: "" });
});

afterAll(() => server?.stop());

describe.each(ATTACKS)("$does", (attack) => {
  test.each(FORMS)("$path answers 400 at once", async (form) => {
    const send = async () => {
      const response = await post(form, attack);
      const text = await response.text();
      expect(response.status, text.slice(0, 200)).toBe(400);
      expect(text).not.toContain("Unexpected Server Error");
    };
    const clock = processorClock(server.url, METRICS_TOKEN);
    expect(await processorTime(LIMIT_MS, send, clock)).toBeLessThan(LIMIT_MS);
  });
});

test("a body that grows past the limit while it is sent is a 413", async () => {
  const part = new TextEncoder().encode("x".repeat(16 * 1024));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (sent++ < 40) stream.enqueue(part);
      else stream.close();
    },
  });
  const response = await fetch(`${server.url}/contato`, {
    method: "POST",
    headers: { origin: server.url, "content-type": URLENCODED },
    body,
    duplex: "half",
  } as RequestInit);
  expect(response.status).toBe(413);
});

test("nothing that was typed is in the log, and the server did not fail", async () => {
  // Once this later request is in the log, all earlier requests are too.
  await fetch(`${server.url}/termos`);
  await eventually(() => expect(server.output()).toContain('"path":"/termos"'));
  expect(server.output()).not.toContain(TYPED);
  expect(server.output()).not.toMatch(/"level":(?:50|60)|unexpected error/);
});

let sender = 0;

/** Each post has its own IP address (X-Forwarded-For), because rate limits have their own test. */
function post({ path, role }: (typeof FORMS)[number], { body, type = URLENCODED }: Attack) {
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: server.url,
      "x-forwarded-for": `198.51.100.${++sender % 250}`,
      cookie: role ? cookies[role] : "",
      "content-type": type,
    },
    body,
  });
}
