import { beforeAll, describe, expect, test } from "vitest";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { notifyContent } from "#tests/support/cached-pages.ts";
import { testDatabase } from "#tests/support/database.ts";
import { parseXml, textsOf } from "#tests/support/parse-xml.ts";
import type { ProductServer } from "#tests/support/product-server.ts";
import * as records from "#tests/support/records.ts";
import { schemaFaults } from "#tests/support/schema-org.ts";
import { serversOverDatabase } from "#tests/support/server-over-database.ts";

const data = testDatabase();
const start = serversOverDatabase();
const BREAKOUT = `</script><script>window.__x=1</script>\u2028"'<b>&`;
const BROKEN_TEXT =
  "O artigo que você está procurando não foi encontrado ou não está mais disponível.";

let server: ProductServer;

async function get(address: string) {
  const response = await fetch(server.url + address, { redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

beforeAll(async () => {
  server = await start(data.owner);
  await data.asAdmin(async (tx) => {
    await tx
      .insert(configuracoesSite)
      .values(records.configuracoes({ nome_clinica: `Clínica ${BREAKOUT}` }));
    await tx.insert(blogPosts).values([
      records.post({
        slug: "perigoso",
        titulo: `Título ${BREAKOUT}`,
        resumo: `Resumo ${BREAKOUT}`,
        autor: `Autora ${BREAKOUT}`,
        categoria: "exames",
        conteudo: `<h1>Um</h1><p onclick="x">Dois</p><script>alert(1)</script><img src="https://imagens.exemplo.com.br/a.png"><svg onload=x></svg><a href="javascript:x">três</a>`,
      }),
      records.post({ slug: "lido", titulo: "Artigo lido" }),
      records.post({ slug: "nunca-lido", titulo: "Artigo nunca lido" }),
      records.post({ slug: "rascunho", status: "rascunho" }),
      records.post({ slug: "amanha", data_publicacao: new Date(Date.now() + 86_400_000) }),
    ]);
  });
  await notifyContent(data.owner, server.url);
});

describe("an article", () => {
  test.each(["rascunho", "amanha", "nada", "NADA", "%3Cscript%3E", "a.b", "um/dois"])(
    "%s is not there",
    async (slug) => {
      const { status, text } = await get(`/blog/${slug}`);
      expect(status).toBe(404);
      expect(text).not.toContain("<script>");
    },
  );

  test("shows of its HTML what is allowed, and of its texts all as text", async () => {
    const { status, headers, text } = await get("/blog/perigoso");
    expect(status).toBe(200);
    expect(text).toContain('<h2 id="um-1">Um</h2><p>Dois</p>');
    expect(text).toContain("três");
    expect(text).not.toMatch(/onclick|onload|javascript:|alert\(1\)|<svg/);
    expect(text.match(/<script(?![^>]* (?:src="\/|type="application\/(?:ld\+)?json"))/g)).toBe(
      null,
    );
    expect(text).not.toContain("<b>&");
    expect(headers.get("content-security-policy")).toContain(
      "img-src 'self' data: https://imagens.exemplo.com.br;",
    );
    const other = (await get("/blog/lido")).headers.get("content-security-policy");
    expect(other).not.toContain("imagens.exemplo.com.br");
  });

  test("carries records that say what was written, letter for letter", async () => {
    const { text } = await get("/blog/perigoso");
    const blocks = [...text.matchAll(/<script type="application\/(?:ld\+)?json">(.*?)<\/script>/g)];
    const found = blocks.map(([, json]) => JSON.parse(json ?? ""));
    expect(found.flatMap(schemaFaults)).toEqual([]);
    const posting = found.find((record) => record["@type"] === "BlogPosting");
    expect(posting).toMatchObject({
      headline: `Título ${BREAKOUT}`,
      author: { name: `Autora ${BREAKOUT}` },
      publisher: { name: `Clínica ${BREAKOUT}` },
    });
  });

  test("has a picture, whatever its title says", async () => {
    const { text } = await get("/blog/perigoso");
    const address = /property="og:image"|"(?<path>http[^"]+\/og\/[^"]+)" property="og:image"/.exec(
      text,
    )?.groups?.path;
    const response = await fetch(address ?? "", { redirect: "manual" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
  });
});

test("feed, sitemap and manifest hold what is public, letter for letter", async () => {
  const feed = parseXml((await get("/blog/rss.xml")).text);
  const links = textsOf(feed, "guid");
  expect(links.map((link) => link.split("/").at(-1)).sort()).toEqual([
    "lido",
    "nunca-lido",
    "perigoso",
  ]);
  expect(textsOf(feed, "title")).toContain(`Título ${BREAKOUT}`);
  const sitemap = textsOf(parseXml((await get("/sitemap.xml")).text), "loc");
  expect(sitemap).toContain(`${server.url}/blog/lido`);
  expect(sitemap.join()).not.toMatch(/rascunho|amanha/);
  expect(JSON.parse((await get("/site.webmanifest")).text).name).toBe(`Clínica ${BREAKOUT}`);
});

describe("the list", () => {
  test("names only the known category", async () => {
    expect((await get("/blog?categoria=exames")).text).toContain("/blog/perigoso");
    expect((await get("/blog?categoria=exames")).text).not.toContain("/blog/lido");
    for (const categoria of ["moda", "EXAMES", "exames'--", "%00", "<script>"]) {
      const { status, text } = await get(`/blog?categoria=${encodeURIComponent(categoria)}`);
      expect(status).toBe(404);
      expect(text).toContain('href="/blog"');
      expect(text).not.toContain("<script>");
    }
  });

  test("an invalid e-mail is shown again as it was typed", async () => {
    const post = (email: string) =>
      fetch(`${server.url}/blog`, {
        method: "POST",
        body: new URLSearchParams({ email }),
        headers: { origin: server.url },
      });
    const wrong = await post(`"><script>alert(1)</script>`);
    expect(wrong.status).toBe(400);
    const text = await wrong.text();
    expect(text).toContain("E-mail inválido");
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(wrong.headers.get("cache-control")).toBe("no-store");
    const right = await post("ana@exemplo.com.br");
    expect(new URL(right.url).search).toBe("?enviado=1");
    expect(await right.text()).toContain("Confirme sua inscrição pelo link que enviamos.");
  });
});

test("while articles cannot be read, cached ones are still shown, and no other is called missing", async () => {
  const [stored, list] = [await get("/blog/lido"), await get("/blog")];
  const sql = data.superuser;
  await sql`alter table blog_posts rename to blog_posts_fora`;
  await notifyContent(data.owner, server.url);
  try {
    expect((await get("/blog/lido")).text).toBe(stored.text);
    expect((await get("/blog")).text).toBe(list.text);
    const other = await get("/blog/nunca-lido");
    expect(other.status).toBe(503);
    expect(other.text).toContain("Erro ao carregar o post");
    expect(other.text).toContain("Não conseguimos ler este artigo agora.");
    expect(other.text).not.toContain(BROKEN_TEXT);
    const category = await get("/blog?categoria=gestacao");
    expect(category.status).toBe(503);
    expect(category.text).toContain("Os artigos não puderam ser lidos agora.");
    expect(category.text).not.toContain("Nenhum artigo encontrado.");
    expect((await get("/sitemap.xml")).status).toBe(200);
  } finally {
    await sql`alter table blog_posts_fora rename to blog_posts`;
    await notifyContent(data.owner, server.url);
  }
  expect((await get("/blog/nunca-lido")).status).toBe(200);
});
