import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { shareImagePath, shareSubject } from "#domain/midia/share-image.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { exames } from "#server/db/schema/exames.ts";
import { STAFF_ROLES } from "#tests/support/admin-routes.ts";
import * as records from "#tests/support/records.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, url, get, post } = staffServer();
const CLINIC = { nome_clinica: "Imagem & <Vida>", telefone: "(67) 3441-7788" };
const EXAME = { nome: "Mamografia", slug: "mamografia" };
const SHARED = shareImagePath(shareSubject("/exames/mamografia", EXAME.nome), {
  ...DEFAULT_CONFIGURACOES,
  ...CLINIC,
});
const HOME_SHARED = shareImagePath(shareSubject("/", ""), { ...DEFAULT_CONFIGURACOES, ...CLINIC });

const PAGES = [
  "/",
  "/exames",
  "/exames?busca=mama",
  "/exames/mamografia",
  "/convenios",
  "/quem-somos",
  "/profissionais",
  "/blog",
  "/contato",
  "/termos",
  "/privacidade",
  "/acessibilidade",
  "/consentimento",
  "/blog/rss.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/site.webmanifest",
];
const OPEN = ["/auth", "/healthz", "/readyz", "/resultados"];

beforeAll(async () => {
  await database.asAdmin(async (tx) => {
    await tx.insert(configuracoesSite).values({ ...DEFAULT_CONFIGURACOES, ...CLINIC });
    await tx.insert(exames).values(records.exame(EXAME));
  });
});

async function show(somente_equipe: boolean) {
  await database.asAdmin((tx) => tx.update(configuracoesSite).set({ somente_equipe }));
  const status = async () => (await get("/")).status;
  await expect.poll(status).toBe(somente_equipe ? 503 : 200);
}

beforeEach(() => show(false));

async function press(isOn: boolean) {
  const [row] = await database.superuser<{ id: string; versao: number }[]>`
    select id, versao from configuracoes_site`;
  const { cores_principais, links_redes_sociais } = DEFAULT_CONFIGURACOES;
  const form = {
    ...CLINIC,
    id: String(row?.id),
    versao: String(row?.versao),
    endereco: DEFAULT_CONFIGURACOES.endereco,
    email: DEFAULT_CONFIGURACOES.email,
    texto_rodape: DEFAULT_CONFIGURACOES.texto_rodape,
    "links_redes_sociais.whatsapp": links_redes_sociais.whatsapp,
    "cores_principais.primaria": cores_principais.primaria,
    "cores_principais.secundaria": cores_principais.secundaria,
    ...(isOn && { somente_equipe: "on" }),
  };
  const answer = await post("/admin/configuracoes", form, "admin_master");
  expect(answer.status, await answer.text()).toBeLessThan(400);
}

async function requireClosed(answer: Response) {
  const text = await answer.text();
  expect([answer.url, answer.status]).toEqual([answer.url, 503]);
  expect(answer.headers.get("retry-after")).toBe("3600");
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
  return text;
}

describe("a stranger", () => {
  test.each(PAGES)("gets the closed page at %s, also where it was cached before", async (path) => {
    for (const _times of [1, 2]) expect((await get(path)).status).toBeLessThan(400);
    await press(true);
    const text = await requireClosed(await get(path));
    expect(text).toContain("<h1>Imagem &#38; &#60;Vida&#62;</h1>");
    expect(text).toContain('<a href="tel:+556734417788">(67) 3441-7788</a>');
    expect(text).not.toMatch(/mamografia|ld\+json|<url>|<item>/i);
    await requireClosed(await get(path));
    await press(false);
    const reopened = await get(path);
    expect(reopened.status).toBeLessThan(400);
    expect(await reopened.text()).not.toContain("está sendo preparado");
  });

  test("gets no 304 for a page of which the browser has a copy", async () => {
    const etag = (await get("/exames")).headers.get("etag") ?? "";
    const again = () => fetch(`${url()}/exames`, { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    await press(true);
    await requireClosed(await again());
    await press(false);
    expect((await again()).status).toBe(304);
  });

  test.each(["/nada", "/exames/nada", "/blog/nada"])(
    "is not told whether %s exists",
    async (path) => {
      expect((await get(path)).status).toBe(404);
      await show(true);
      await requireClosed(await get(path));
    },
  );

  test.each([
    ["an exam", SHARED],
    ["the home page", HOME_SHARED],
  ])("gets no share picture of %s", async (_what, path) => {
    expect((await get(path)).headers.get("content-type")).toBe("image/png");
    await press(true);
    expect(await requireClosed(await get(path))).toBe("Este site está sendo preparado");
    await press(false);
    expect((await get(path)).headers.get("content-type")).toBe("image/png");
  });

  test("sends no form", async () => {
    await show(true);
    const answer = await post("/contato", { nome: "Ana", mensagem: "Olá" });
    await requireClosed(answer);
    expect(await database.superuser`select 1 from mensagens`).toHaveLength(0);
  });

  test("is a stranger also with a cookie that signs nobody in", async () => {
    await show(true);
    for (const cookie of ["sessao=nada", "__Host-sessao=nada", "aviso=nada", "clinica=1"]) {
      await requireClosed(await fetch(`${url()}/`, { headers: { cookie } }));
    }
  });

  test.each(OPEN)("still opens %s", async (path) => {
    await show(true);
    expect((await get(path)).status).toBe(200);
  });

  test("still gets the files of open pages, and the newsletter's way out", async () => {
    await show(true);
    const [, file] = /href="(\/assets\/[^"]+\.css)"/.exec(await (await get("/auth")).text()) ?? [];
    expect((await get(String(file))).status).toBe(200);
    expect((await get("/newsletter/sair")).status).not.toBe(503);
  });
});

describe("the team", () => {
  test.each(STAFF_ROLES)("sees the site as %s, with a line that says so", async (role) => {
    const line = "Só a equipe vê este site.";
    expect(await (await get("/", role)).text()).not.toContain(line);
    await show(true);
    for (const path of ["/", "/exames/mamografia", "/consentimento"]) {
      const answer = await get(path, role);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain(line);
    }
    expect((await get("/sitemap.xml", role)).status).toBe(200);
    const missing = await get("/nada", role);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain(line);
    await requireClosed(await get("/"));
  });

  test("is one role at the switch: the others are refused", async () => {
    for (const role of STAFF_ROLES.filter((role) => role !== "admin_master")) {
      const answer = await post("/admin/configuracoes", { somente_equipe: "on" }, role);
      expect([role, answer.status]).toEqual([role, 403]);
    }
    expect((await get("/")).status).toBe(200);
  });

  test("has the whole back office", async () => {
    await show(true);
    for (const path of ["/admin", "/admin/configuracoes"]) {
      expect((await get(path, "admin_master")).status).toBe(200);
    }
  });
});

test("closed pages are no failures of the server", async () => {
  const failures = async () => {
    const dashboard = await (await get("/admin", "admin_master")).text();
    return /(?:Nenhum|\d+ respostas?[^<]*) nas últimas 24 horas/.exec(dashboard)?.[0];
  };
  const before = await failures();
  expect(before).toBeDefined();
  await show(true);
  for (const path of ["/", "/sitemap.xml", SHARED, "/nada"]) await requireClosed(await get(path));
  expect(await failures()).toBe(before);
});
