import { beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { shareImagePath, shareSubject } from "#domain/share-image.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { exames } from "#server/db/schema/exames.ts";
import { createLog } from "#server/log.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { shareImages } from "./share-images.ts";

const data = testDatabase();
const log = createLog("silent");

/** Asks as the router of files does, below /og. */
function ask(path: string, database = data.database) {
  return shareImages({ database, log }).request(path.replace("/og", ""));
}

function addressOf(path: string, title: string, clinic = DEFAULT_CONFIGURACOES) {
  return shareImagePath(shareSubject(path, title), clinic);
}

beforeAll(async () => {
  const future = new Date(Date.now() + 86_400_000);
  await data.asAdmin(async (tx) => {
    await tx.insert(exames).values(records.exame({ nome: "Raio-X de tórax", slug: "raio-x" }));
    await tx
      .insert(blogPosts)
      .values([
        records.post({ titulo: "Um artigo", slug: "um-artigo" }),
        records.post({ titulo: "Rascunho", slug: "rascunho", status: "rascunho" }),
        records.post({ titulo: "Amanhã", slug: "amanha", data_publicacao: future }),
      ]);
  });
});

describe("the picture of a shared link", () => {
  test.each([
    ...PUBLIC_PAGES.map(({ path, title }) => [path, title]),
    ["/exames/raio-x", "Raio-X de tórax"],
    ["/blog/um-artigo", "Um artigo"],
  ])("of %s is there for good", async (path, title) => {
    const response = await ask(addressOf(path ?? "", title ?? ""));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
  });

  test.each([
    "/og/pagina-nada-00000000000.png",
    "/og/exame-nada-00000000000.png",
    "/og/artigo-nada-00000000000.png",
    addressOf("/blog/rascunho", "Rascunho"),
    addressOf("/blog/amanha", "Amanhã"),
    "/og/texto-livre-00000000000.png",
    "/og/..%2F..%2Fsecret.key",
    "/og/artigo-um-artigo.png",
  ])("%s shows nothing", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test("nobody's title but the page's own gets onto it", async () => {
    const response = await ask(addressOf("/blog/um-artigo", "Outro título"));
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(addressOf("/blog/um-artigo", "Um artigo"));
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("without the database it is said that it is away", async () => {
    const away = { ...data.database, as: () => Promise.reject(new Error("away")) };
    const response = await ask(addressOf("/exames", "Exames"), away);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
  });

  test("an address from before the settings changed leads to today's picture", async () => {
    const before = addressOf("/exames", "Exames");
    const changed = records.configuracoes({ nome_clinica: "Clínica Nova" });
    await data.asAdmin((tx) => tx.insert(configuracoesSite).values(changed));
    const response = await ask(before);
    expect(response.status).toBe(302);
    const now = response.headers.get("location") ?? "";
    expect(now).not.toBe(before);
    expect((await ask(now)).status).toBe(200);
  });
});
