import { afterAll, beforeAll, expect, test } from "vitest";
import { startDemo } from "./support/demo-server.ts";
import { eventually } from "./support/eventually.ts";
import { MailServer } from "./support/mail-server.ts";
import type { ProductServer } from "./support/product-server.ts";
import { signInEveryone } from "./support/staff-cookies.ts";

let server: ProductServer;
let admin = "";
const mail = new MailServer();
const SENHA = "bicicleta azul";

beforeAll(async () => {
  await mail.start();
  server = await startDemo({ SMTP_URL: mail.url, MAIL_FROM: "clinica@clinica.test" });
  admin = (await signInEveryone(server.url)).admin_master;
});

afterAll(async () => {
  await server?.stop();
  await mail.stop();
});

function post(at: string, values: Record<string, string>, cookie = "", forgedHost?: string) {
  return fetch(server.url + at, {
    method: "POST",
    headers: {
      origin: server.url,
      cookie,
      ...(forgedHost && { "x-forwarded-host": forgedHost }),
    },
    body: new URLSearchParams(values),
    redirect: "manual",
  });
}

const invite = (email: string, forgedHost?: string) =>
  post(
    "/admin/usuarios/novo",
    { nome: "Bia Reis", email, tipo_usuario: "editor", convite: "on" },
    admin,
    forgedHost,
  );

async function linksTo(email: string, count: number): Promise<string[]> {
  await eventually(async () =>
    expect(mail.received.filter(({ to }) => to === email)).toHaveLength(count),
  );
  return mail.received
    .filter(({ to }) => to === email)
    .map(({ text }) => {
      expect(text).toMatch(/^Subject: .*Convite_para_o_painel/m);
      expect(text).toContain("três dias");
      const href = /https?:\/\/\S+\/auth\?token=[\w-]{43}/.exec(text)?.[0] ?? "";
      expect(href.startsWith(`${server.url}/`)).toBe(true);
      return href.slice(server.url.length);
    });
}

const list = async () => {
  const response = await fetch(`${server.url}/admin/usuarios`, { headers: { cookie: admin } });
  return (await response.text()).replaceAll("<!-- -->", "");
};

test("an invitation leads to `Nova senha` once, whatever host the request names", async () => {
  const email = "bia.convidada@clinica.test";
  expect((await invite(email, "evil.example")).status).toBe(302);
  const [link = ""] = await linksTo(email, 1);
  expect(await list()).toMatch(/Convite enviado em \d{2}\/\d{2}\/\d{4}/);

  const opened = await fetch(server.url + link);
  expect(opened.status).toBe(200);
  expect(await opened.text()).toContain("Nova senha");
  const refused = await post("/auth", { acao: "entrar", email, senha: SENHA });
  expect(refused.status).toBe(401);

  const chosen = { acao: "senha", senha: SENHA, confirmacao: SENHA };
  const set = await post(link, chosen);
  expect(set.headers.get("location")).toBe("/auth");
  const second = await post(link, chosen);
  expect(second.status).toBe(400);
  expect(await second.text()).toContain("Link inválido ou expirado.");
  const reopened = await fetch(server.url + link);
  expect(reopened.status).toBe(400);
  expect(await reopened.text()).toContain("Link inválido ou expirado.");

  const entered = await post("/auth", { acao: "entrar", email, senha: SENHA });
  expect(entered.headers.get("location")).toBe("/admin");
  expect(await list()).not.toContain("Convite enviado");
});

test("a second mail kills the first link, and three an hour are the most", async () => {
  const email = "caio.convidado@clinica.test";
  expect((await invite(email)).status).toBe(302);
  const [first = ""] = await linksTo(email, 1);
  const id = /action="\/admin\/usuarios\/([\w-]{36})/.exec(await list())?.[1];
  const again = () => post(`/admin/usuarios/${id}/convite`, {}, admin);
  expect((await again()).status).toBe(200);
  await linksTo(email, 2);
  expect((await fetch(server.url + first)).status).toBe(400);
  expect((await again()).status).toBe(200);
  const limited = await again();
  expect(limited.status).toBe(429);
});
