import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { notifyContent } from "#tests/support/cached-pages.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { eventually } from "#tests/support/eventually.ts";
import { headings, serversOverDatabase } from "#tests/support/server-over-database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/start.ts";

const ADMIN_EMAIL = "dona@clinica.test";
const ADMIN_PASSWORD = "uma senha boa";
const log = createLog("silent");
const start = serversOverDatabase();
let dataDir: string;
let running: EmbeddedPostgres;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(dataParent(), "clinica-unavailable-"));
  running = await startEmbeddedPostgres({ dataDir, log });
});
afterAll(async () => {
  await running.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function enter(url: string) {
  return fetch(`${url}/auth`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url },
    body: new URLSearchParams({ acao: "entrar", email: ADMIN_EMAIL, senha: ADMIN_PASSWORD }),
  });
}

test("the last good page is shown while the database is away, and the true one once it is back", async () => {
  const server = await start(running.owner, { ADMIN_EMAIL, ADMIN_PASSWORD });
  const expectReady = (status: number) =>
    eventually(async () => {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(status);
    });
  const good = await headings(server, "/");
  const cookie = (await enter(server.url)).headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  await expectReady(200);

  // The cached page is stale when the database stops, so the server tries in vain to read it again.
  await notifyContent(running.owner, server.url);
  await running.stop();
  expect(await headings(server, "/")).toBe(good);
  // This page was never read before; it must not show an empty list.
  const unread = await fetch(`${server.url}/exames`);
  expect(unread.status).toBe(503);
  const said = await unread.text();
  expect(said).toContain("A lista de exames não pôde ser lida agora.");
  expect(said).not.toContain("Nenhum exame encontrado.");
  const mine = await fetch(server.url, { headers: { cookie: "clinica-sessao=x" } });
  expect(await mine.text()).toContain(good.split("\n")[0]);
  await expectReady(503);
  const screen = await fetch(`${server.url}/admin`, { headers: { cookie } });
  expect(screen.status).toBe(503);
  const frame = await screen.text();
  expect(frame).toContain("Painel Administrativo");
  expect(frame).toContain("Erro ao carregar estatísticas");
  expect(frame).not.toContain(ADMIN_EMAIL);
  const late = await enter(server.url);
  expect(late.status).toBe(503);
  expect(await late.text()).toContain("Ocorreu um erro inesperado. Tente novamente.");
  for (const path of ["/exames", "/exames/nada", "/blog/nada", "/readyz"]) {
    const { status, headers } = await fetch(`${server.url}${path}`);
    expect([path, status, headers.get("retry-after")]).toEqual([path, 503, "30"]);
  }

  running = await startEmbeddedPostgres({ dataDir, log });
  await expectReady(200);
  expect(await headings(server, "/")).toBe(good);
});
