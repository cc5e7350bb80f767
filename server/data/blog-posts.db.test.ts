import { beforeAll, beforeEach, expect, it } from "vitest";
import type { PostValues } from "#domain/blog/blog-posts.ts";
import { PageCache } from "#server/http/cache/page-cache.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type StaffIdentity, staffIdentity } from "#tests/support/staff-identity.ts";
import { blogPosts, findMovedPost, getPublishedPost, listPublishedPosts } from "./blog-posts.ts";
import { listSitemapRecords } from "./sitemap.ts";

const data = testDatabase();
let editor: StaffIdentity;

beforeAll(async () => {
  editor = await staffIdentity(data, "editor");
});
beforeEach(() => data.superuser`truncate blog_posts`);

const YESTERDAY = new Date(Date.now() - 86_400_000);

function values(changed: Partial<PostValues> = {}): PostValues {
  return {
    titulo: "Mamografia",
    slug: "mamografia",
    autor: null,
    data_publicacao: YESTERDAY,
    status: "publicado",
    ordem_exibicao: 1,
    categoria: null,
    tempo_leitura_min: 5,
    imagem_capa_url: null,
    texto_alternativo: null,
    resumo: "Resumo",
    conteudo: "<p>Texto</p>",
    ...changed,
  };
}

const asEditor: typeof data.database.as = (_identity, work) => data.database.as(editor, work);
const asVisitor: typeof data.database.as = (_identity, work) =>
  data.database.as({ role: "anonimo" }, work);
const make = (changed: Partial<PostValues> = {}) =>
  asEditor(editor, (tx) => blogPosts.create(tx, values(changed)));
const moved = (slug: string) => asVisitor(editor, (tx) => findMovedPost(tx, slug));
const shown = (slug: string) => asVisitor(editor, (tx) => getPublishedPost(tx, slug));

async function save(id: string, changed: Partial<PostValues>) {
  const row = await asEditor(editor, (tx) => blogPosts.get(tx, id));
  const change = { id, versao: row?.versao ?? 0, values: values(changed) };
  return asEditor(editor, (tx) => blogPosts.update(tx, change));
}

it("every slug under which a post was public leads to it, and none under which it was not", async () => {
  const { id } = await make({ slug: "rascunho", status: "rascunho" });
  await save(id, { slug: "primeiro" });
  await save(id, { slug: "segundo" });
  await save(id, { slug: "terceiro" });
  expect(await Promise.all(["rascunho", "primeiro", "segundo", "terceiro"].map(moved))).toEqual([
    undefined,
    "terceiro",
    "terceiro",
    undefined,
  ]);
  await save(id, { slug: "primeiro" });
  expect(await Promise.all(["primeiro", "segundo", "terceiro"].map(moved))).toEqual([
    undefined,
    "primeiro",
    "primeiro",
  ]);
  await save(id, { slug: "primeiro", status: "rascunho" });
  expect(await moved("segundo")).toBeUndefined();
});

it("old slugs are PostgreSQL's own to write, and come back with a deleted post", async () => {
  const { id } = await make({ slug: "antes" });
  await save(id, { slug: "depois" });
  await data.superuser`update blog_posts set enderecos_antigos = '{inventado}'`;
  expect(await moved("antes")).toBe("depois");
  expect(await moved("inventado")).toBeUndefined();
  await asEditor(editor, (tx) => blogPosts.remove(tx, id));
  const [line] = await data.superuser<{ id: number }[]>`
    select id from trilha where registro = ${id} and acao = 'excluiu'`;
  await asEditor(editor, (tx) => blogPosts.restore(tx, id, line?.id ?? 0));
  expect(await moved("antes")).toBe("depois");
});

it("a deleted post whose slug another post uses stays deleted, and the transaction goes on", async () => {
  const { id } = await make({ slug: "em-uso" });
  await asEditor(editor, (tx) => blogPosts.remove(tx, id));
  await make({ slug: "em-uso", titulo: "O outro" });
  const [line] = await data.superuser<{ id: number }[]>`
    select id from trilha where registro = ${id} and acao = 'excluiu'`;
  const restored = asEditor(editor, async (tx) => {
    const result = await blogPosts.restore(tx, id, line?.id ?? 0);
    return { ...result, posts: await tx.$count(blogPosts.table) };
  });
  expect(await restored).toEqual({ status: "taken", posts: 1 });
  expect(await shown("em-uso")).toMatchObject({ titulo: "O outro" });
});

it("a stored draft changes nothing that visitors see, not even the date of the last change", async () => {
  const { id, versao } = await make();
  const before = await shown("mamografia");
  const next = values({ titulo: "Outro", conteudo: "<p>Novo</p>", slug: "outro" });
  const stored = await asEditor(editor, (tx) => blogPosts.keep(tx, { id, versao, values: next }));
  expect(stored).toMatchObject({ status: "saved", record: { pendente: { titulo: "Outro" } } });
  expect(await shown("mamografia")).toEqual({ ...before, versao: versao + 1 });
  const read = data.database.as({ role: "anonimo" }, (tx) =>
    tx.execute("select pendente from blog_posts"),
  );
  await expect(read).rejects.toMatchObject({ id: "not-permitted" });

  await save(id, { titulo: "Outro", slug: "outro" });
  expect(await shown("outro")).toMatchObject({ titulo: "Outro" });
  const record = await asEditor(editor, (tx) => blogPosts.get(tx, id));
  expect(record?.pendente).toBeNull();
});

it("a stored draft can be dropped, over the opened version only", async () => {
  const { id, versao } = await make();
  const change = { id, versao, values: values({ titulo: "Outro" }) };
  await asEditor(editor, (tx) => blogPosts.keep(tx, change));
  const discard = (version: number) =>
    asEditor(editor, (tx) => blogPosts.discard(tx, { id, versao: version }));
  expect(await discard(versao)).toMatchObject({ status: "conflict" });
  expect(await discard(versao + 1)).toMatchObject({ status: "saved", record: { pendente: null } });
});

it("a post dated ahead becomes public by itself: lists, feed and sitemap within the minute that pages are cached", async () => {
  const { id } = await make({ data_publicacao: new Date(Date.now() + 86_400_000) });
  let now = 0;
  const pages = new PageCache(() => now);
  pages.resume();
  const render = async () => {
    const [posts, sitemap] = await Promise.all([
      asVisitor(editor, (tx) => listPublishedPosts(tx)),
      asVisitor(editor, (tx) => listSitemapRecords(tx)),
    ]);
    const body = new TextEncoder().encode(`${posts.length} ${sitemap.posts.length}`);
    const page = { status: 200, headers: new Headers(), body, encoded: new Map() };
    return { page, degraded: false };
  };
  const read = async () => new TextDecoder().decode((await pages.page("/blog", render)).body);
  expect(await read()).toBe("0 0");
  await data.superuser`update blog_posts set data_publicacao = now() where id = ${id}`;
  now = 59_999;
  expect(await read()).toBe("0 0");
  now = 60_000;
  expect(await read()).toBe("1 1");
});
