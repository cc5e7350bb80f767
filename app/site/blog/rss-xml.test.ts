import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseXml, textsOf } from "#tests/support/parse-xml.ts";
import { rssXml } from "./rss-xml.ts";

const ORIGIN = "https://clinica.test";
const POST = {
  slug: "um-artigo",
  titulo: 'Raio-X & ultrassom: <o que> "muda"',
  resumo: "Resumo]]> com 'sinais' & <b>marcas</b>",
  autor: "Dra. Ana",
  categoria: "gestacao" as const,
  data_publicacao: new Date("2026-05-12T12:00:00Z"),
};

function feed(posts = [POST], nome_clinica = "Clínica & Cia") {
  const root = parseXml(rssXml({ origin: ORIGIN, nome_clinica, posts }));
  const [channel] = root.children;
  if (!channel) throw new Error("no channel");
  return { root, channel, items: channel.children.filter(({ name }) => name === "item") };
}

describe("the feed", () => {
  test("is RSS 2.0 and names itself", () => {
    const { root, channel } = feed();
    expect([root.name, root.attributes.version]).toEqual(["rss", "2.0"]);
    const own = channel.children.filter(({ name }) => name !== "item");
    const texts = Object.fromEntries(own.map(({ name, text }) => [name, text]));
    expect(texts).toMatchObject({
      title: "Blog da Clínica & Cia",
      link: `${ORIGIN}/blog`,
      language: "pt-BR",
      lastBuildDate: "Tue, 12 May 2026 12:00:00 GMT",
    });
    expect(own.find(({ name }) => name === "atom:link")?.attributes).toEqual({
      href: `${ORIGIN}/blog/rss.xml`,
      rel: "self",
      type: "application/rss+xml",
    });
  });

  test("has everything about an article that a feed reader shows", () => {
    const [item] = feed().items;
    const texts = Object.fromEntries(item?.children.map(({ name, text }) => [name, text]) ?? []);
    expect(texts).toEqual({
      title: POST.titulo,
      link: `${ORIGIN}/blog/um-artigo`,
      guid: `${ORIGIN}/blog/um-artigo`,
      pubDate: "Tue, 12 May 2026 12:00:00 GMT",
      "dc:creator": "Dra. Ana",
      category: "Gestação",
      description: POST.resumo,
    });
  });

  test("leaves out what an article does not have", () => {
    const [item] = feed([{ ...POST, autor: null, categoria: null }] as never).items;
    const names = item?.children.map(({ name }) => name);
    expect(names).toEqual(["title", "link", "guid", "pubDate", "description"]);
  });

  test("is well-formed without any article", () => {
    expect(feed([]).items).toEqual([]);
  });

  test("is well-formed whatever was written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (titulo, nome) => {
        const { channel } = feed([{ ...POST, titulo, autor: nome || "x" }], nome);
        expect(textsOf(channel, "item")).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });
});
