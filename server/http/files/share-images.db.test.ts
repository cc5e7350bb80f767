import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { shareImagePath, shareSubject } from "#domain/midia/share-image.ts";
import { PUBLIC_PAGES } from "#domain/paginas/public-pages.ts";
import type { Database, Tx } from "#server/db/open.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { exames } from "#server/db/schema/exames.ts";
import { ShareGallery } from "#server/images/share/share-gallery.ts";
import { createLog } from "#server/log.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { shareImages } from "./share-images.ts";

const data = testDatabase();
const log = createLog("silent");

function send(path: string, database = data.database) {
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

function changePost(slug: string, values: Partial<typeof blogPosts.$inferInsert>) {
  return data.asAdmin((tx) => tx.update(blogPosts).set(values).where(eq(blogPosts.slug, slug)));
}

describe("the picture of a shared link", () => {
  test.each([
    ...PUBLIC_PAGES.map(({ path, title }) => [path, title]),
    ["/exames/raio-x", "Raio-X de tórax"],
    ["/blog/um-artigo", "Um artigo"],
  ])("of %s exists, and is revalidated each time", async (path, title) => {
    const response = await send(addressOf(path ?? "", title ?? ""));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, no-cache");
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
    expect((await send(path)).status).toBe(404);
  });

  test("nobody's title but the page's own gets onto it", async () => {
    const response = await send(addressOf("/blog/um-artigo", "Outro título"));
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(addressOf("/blog/um-artigo", "Um artigo"));
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["withdrawn", () => changePost("um-artigo", { status: "rascunho" })],
    [
      "put off to another day",
      () => changePost("um-artigo", { data_publicacao: new Date(Date.now() + 86_400_000) }),
    ],
    ["deleted", () => data.asAdmin((tx) => tx.delete(blogPosts))],
  ])(
    "is gone at once with its article when that is %s, and was shown before",
    async (_, withdraw) => {
      const address = addressOf("/blog/um-artigo", "Um artigo");
      const site = shareImages({ database: data.database, log });
      const send = (headers?: Record<string, string>) =>
        site.request(address.replace("/og", ""), { headers });
      const shown = await send();
      expect(shown.status).toBe(200);
      const etag = shown.headers.get("etag") ?? "";
      expect((await send({ "if-none-match": etag })).status).toBe(304);
      await withdraw();
      const gone = await send({ "if-none-match": etag });
      expect(gone.status).toBe(404);
      expect((await send()).status).toBe(404);
      await data.asAdmin((tx) => tx.delete(blogPosts));
      await data.asAdmin((tx) =>
        tx.insert(blogPosts).values(records.post({ titulo: "Um artigo", slug: "um-artigo" })),
      );
    },
  );

  test("after a changed title the former address redirects to the new picture", async () => {
    const site = shareImages({ database: data.database, log });
    const before = addressOf("/blog/um-artigo", "Um artigo").replace("/og", "");
    expect((await site.request(before)).status).toBe(200);
    await changePost("um-artigo", { titulo: "Outro nome" });
    const response = await site.request(before);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(addressOf("/blog/um-artigo", "Outro nome"));
    await changePost("um-artigo", { titulo: "Um artigo" });
  });

  test("made-up names cost no drawing, and one read each at most", async () => {
    const draw = vi.fn(async () => new Uint8Array(1));
    let statements = 0;
    const execute = (tx: Tx): Tx =>
      new Proxy(tx, {
        get(target, name) {
          if (name === "select" || name === "execute") statements++;
          return Reflect.get(target, name).bind(target);
        },
      });
    const database: Database = {
      ...data.database,
      as: (identity, work) => data.database.as(identity, (tx) => work(execute(tx))),
    };
    const site = shareImages({ database, log }, new ShareGallery(draw));
    const names = [
      "artigo-nada",
      "exame-nada",
      "artigo-um-artigo",
      "exame-raio-x",
      "pagina-exames",
    ];
    const made = Array.from({ length: 400 }, (_, index) => {
      const hash = index.toString(36).padStart(11, "0");
      return `/${names[index % names.length]}${index % 3 ? "" : index}-${hash}.png`;
    });
    for (const path of [...made, "/pagina-nada-00000000000.png", "/x.png", "/"]) {
      const before = statements;
      expect([302, 404]).toContain((await site.request(path)).status);
      expect(statements - before).toBeLessThanOrEqual(1);
    }
    expect(draw).not.toHaveBeenCalled();
  });

  test("pictures requested at the same time are drawn one after another, each once", async () => {
    let drawing = 0;
    let most = 0;
    const draw = vi.fn(async () => {
      most = Math.max(most, ++drawing);
      await new Promise(setImmediate);
      drawing--;
      return new Uint8Array(1);
    });
    const site = shareImages({ database: data.database, log }, new ShareGallery(draw));
    const addresses = PUBLIC_PAGES.map(({ path, title }) => addressOf(path, title));
    const requested = [...addresses, ...addresses, ...addresses].map((address) =>
      site.request(address.replace("/og", "")),
    );
    expect((await Promise.all(requested)).every(({ status }) => status === 200)).toBe(true);
    expect(draw).toHaveBeenCalledTimes(new Set(addresses).size);
    expect(most).toBe(1);
  });

  test("without the database the answer says so", async () => {
    const unavailable = { ...data.database, as: () => Promise.reject(new Error("unavailable")) };
    const response = await send(addressOf("/exames", "Exames"), unavailable);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
  });

  test("an address from before the settings changed leads to today's picture", async () => {
    const before = addressOf("/exames", "Exames");
    const changed = records.configuracoes({ nome_clinica: "Clínica Nova" });
    await data.asAdmin((tx) => tx.insert(configuracoesSite).values(changed));
    const response = await send(before);
    expect(response.status).toBe(302);
    const now = response.headers.get("location") ?? "";
    expect(now).not.toBe(before);
    expect((await send(now)).status).toBe(200);
  });
});
