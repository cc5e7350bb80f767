import { beforeAll, expect, it } from "vitest";
import { seedDemoUsuarios } from "#demo/seed-usuarios.ts";
import { DEMO_SENHA } from "#demo/usuarios.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { ProductServer } from "#tests/support/product-server.ts";
import { rawRequest } from "#tests/support/raw-request.ts";
import { serversOverDatabase } from "#tests/support/server-over-database.ts";

const test = testDatabase();
const start = serversOverDatabase();
const ORIGIN = "https://www.clinica.test";
const FORM = String(
  new URLSearchParams({ acao: "entrar", email: "editor@clinica.test", senha: DEMO_SENHA }),
);
let here: ProductServer;
let https: ProductServer;

beforeAll(async () => {
  await seedDemoUsuarios(test);
  here = await start(test.owner);
  https = await start(test.owner, { ORIGIN });
});

function signIn(server: ProductServer, email: string, senha: string, cookie = "") {
  return fetch(`${server.url}/auth`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ acao: "entrar", email, senha }),
    headers: { origin: server === https ? ORIGIN : server.url, cookie },
  });
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

it("lets a browser in that signed in before, while the account is locked for all others", async () => {
  const email = "laudos@clinica.test";
  const first = await signIn(here, email, DEMO_SENHA);
  const mark = first.headers.getSetCookie().find((one) => one.startsWith("clinica-navegador="));
  expect(mark).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  const own = String(mark?.split(";")[0]);
  for (let n = 0; n < 11; n++) await signIn(here, email, "senha errada");
  expect((await signIn(here, email, DEMO_SENHA)).status).toBe(429);
  expect((await signIn(here, email, DEMO_SENHA, own.replace(/.$/, "-"))).status).toBe(429);
  expect((await signIn(here, "editor@clinica.test", DEMO_SENHA, own)).status).toBe(302);
  expect((await signIn(here, email, DEMO_SENHA, own)).status).toBe(302);
});

it("marks every cookie for this host alone behind https, also the one that clears a notice", async () => {
  const entered = await signIn(https, "editor@clinica.test", DEMO_SENHA);
  expect(entered.status).toBe(302);
  const names = entered.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
  expect(names.sort()).toEqual([
    "__Host-clinica-aviso",
    "__Host-clinica-navegador",
    "__Host-clinica-sessao",
  ]);
  const cookie = cookiesOf(entered);
  const admin = await fetch(`${https.url}/admin`, { headers: { cookie } });
  expect(await admin.text()).toContain("Login realizado com sucesso!");
  const cleared = admin.headers.getSetCookie();
  expect(cleared.join()).toMatch(/^__Host-clinica-aviso=; Max-Age=0/);
  for (const one of [...entered.headers.getSetCookie(), ...cleared]) {
    expect(one).toMatch(/; Path=\/; HttpOnly; (?:Secure; SameSite=Lax|SameSite=Lax; Secure)$/);
    expect(one).not.toMatch(/Domain/i);
  }
});

it("shows no notice that somebody else wrote", async () => {
  const notice = { title: "Aviso", text: "Ligue para 0000-0000", kind: "warning" };
  const forged = Buffer.from(JSON.stringify(notice)).toString("base64url");
  for (const value of [forged, `${forged}.zzzzzz.${"A".repeat(43)}`]) {
    const headers = { cookie: `clinica-aviso=${value}` };
    const page = await fetch(`${here.url}/auth`, { headers });
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain("0000-0000");
    expect(page.headers.get("set-cookie")).toMatch(/^clinica-aviso=; Max-Age=0/);
  }
});

it("signs in under every name of this machine where ORIGIN is one of them, and prints ORIGIN", async () => {
  const origin = "http://localhost:3999";
  const local = await start(test.owner, { ORIGIN: origin });
  expect(local.output().split("\n").at(-1)).toBe(origin);
  const { port } = new URL(local.url);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, "localhost:3999"]) {
    const enter = (from: string) =>
      rawRequest(local.url, "/auth", {
        method: "POST",
        headers: [
          `Host: ${host}`,
          `Origin: ${from}`,
          "Content-Type: application/x-www-form-urlencoded",
          `Content-Length: ${FORM.length}`,
        ],
        body: FORM,
      });
    const entered = await enter(`http://${host}`);
    expect([host, entered.status]).toEqual([host, 302]);
    const [cookie] = String(entered.headers.get("set-cookie")).split(";");
    const panel = await rawRequest(local.url, "/admin", {
      headers: [`Host: ${host}`, `Cookie: ${cookie}`],
    });
    expect([host, panel.status]).toEqual([host, 200]);
    expect((await enter("http://evil.example")).status).toBe(403);
  }
});
