import { beforeEach, describe, expect, it } from "vitest";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const PATH = "/admin/blog";
const FIXTURE = RECORD_FIXTURES.find(({ thing }) => thing === "blog_posts");
const form = (titulo: string, values: Record<string, string> = {}) => ({
  ...FIXTURE?.valid(titulo),
  ...values,
});

beforeEach(() => database.superuser`truncate blog_posts`);

interface Row {
  id: string;
  versao: number;
  titulo: string;
  conteudo: string;
  pendente: { titulo: string } | null;
}

async function make(titulo: string, values: Record<string, string> = {}): Promise<Row> {
  expect((await post(`${PATH}/novo`, form(titulo, values), "editor")).status).toBe(302);
  return last();
}

async function last(): Promise<Row> {
  const [row] = await database.superuser<Row[]>`
    select id, versao, titulo, conteudo, pendente from blog_posts order by atualizado_em desc`;
  if (!row) throw new Error("there is no post");
  return row;
}

const save = ({ id, versao }: Row, values: Record<string, string>) =>
  post(`${PATH}/${id}`, { ...values, versao: String(versao) }, "recepcao");
const page = async (address: string, role?: "editor" | "leitor") =>
  (await get(address, role)).text();

describe("a slug", () => {
  it("that another post has is refused, and a free one proposed", async () => {
    await make("Mamografia");
    await make("Outra", { slug: "mamografia-2" });
    const response = await post(`${PATH}/novo`, form("Mamografia"), "editor");
    expect(response.status).toBe(400);
    const answer = await response.text();
    for (const part of ["Este slug já é de outro artigo", "Usar mamografia-3"]) {
      expect(answer).toContain(part);
    }
  });

  it("of its own is no clash, and an old one of a published post answers 301", async () => {
    const row = await make("Mamografia");
    expect((await save(row, form("Mamografia"))).status).toBe(302);
    expect((await save(await last(), form("Mamografia", { slug: "mama" }))).status).toBe(302);
    const old = await get("/blog/mamografia");
    expect([old.status, old.headers.get("location")]).toEqual([301, "/blog/mama"]);
    expect((await get("/blog/mama")).status).toBe(200);
    expect((await get("/blog/nunca-existiu")).status).toBe(404);
  });
});

describe("Guardar sem publicar", () => {
  it("stores a version that only editors see, until Salvar publishes it", async () => {
    const row = await make("Publicado");
    const typed = form("Pendente", { slug: "publicado", conteudo: "<p>Ainda não</p>" });
    const stored = await save(row, { ...typed, intencao: "guardar" });
    expect(stored.status).toBe(302);
    expect(await last()).toMatchObject({ titulo: "Publicado", pendente: { titulo: "Pendente" } });
    for (const address of ["/blog", "/blog/publicado", "/blog/rss.xml", "/"]) {
      expect(await page(address)).not.toContain("Pendente");
    }
    const preview = await page(`${PATH}/${row.id}/previa`, "editor");
    for (const part of ["Pendente", "Ainda não", "Versão guardada sem publicar", "noindex"]) {
      expect(preview).toContain(part);
    }
    const edit = await page(`${PATH}/${row.id}`, "editor");
    expect(edit).toContain("Pendente");
    expect(edit).toContain("Esta é a versão guardada sem publicar");
    expect(await page(PATH, "editor")).toContain("Versão guardada");
    expect((await save(await last(), typed)).status).toBe(302);
    expect(await last()).toMatchObject({ titulo: "Pendente", pendente: null });
    expect(await page("/blog/publicado")).toContain("Ainda não");
  });

  it("stays the chosen action when the form is sent again without its button", async () => {
    const row = await make("Publicado");
    await save(row, { ...form("Pendente"), intencao_anterior: "guardar" });
    expect(await last()).toMatchObject({ titulo: "Publicado", pendente: { titulo: "Pendente" } });
  });

  it("can be dropped, and the site stays as it is", async () => {
    const row = await make("Publicado");
    await save(row, { ...form("Pendente"), intencao: "guardar" });
    const { versao } = await last();
    const address = `${PATH}/${row.id}/descartar`;
    expect((await post(address, { versao: String(versao) }, "leitor")).status).toBe(403);
    expect((await post(address, { versao: String(versao) }, "editor")).status).toBe(302);
    expect(await last()).toMatchObject({ titulo: "Publicado", pendente: null });
  });
});

describe("a preview", () => {
  it("of a draft is only for those who edit, and is never cached", async () => {
    const { id } = await make("Escondido", { status: "rascunho" });
    const address = `${PATH}/${id}/previa`;
    expect((await get(address)).headers.get("location")).toBe("/auth");
    expect((await get(address, "leitor")).status).toBe(403);
    const response = await get(address, "editor");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("no-store");
    const text = await response.text();
    for (const part of ["Escondido", "Rascunho: ainda não está no site.", "noindex"]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('type="application/ld+json"');
  });

  it("of a date to come says when", async () => {
    const { id } = await make("Segunda", { data_publicacao: "2099-03-02T07:00" });
    expect((await get("/blog/segunda")).status).toBe(404);
    expect(await page(PATH, "editor")).toContain("Agendado");
    expect(await page(`${PATH}/${id}/previa`, "editor")).toContain("para 02/03/2099 07:00");
  });

  it("of a form's values shows them, however unfinished, and saves nothing", async () => {
    const typed = { titulo: "Só digitado", conteudo: "<p>Meio<script>alert(1)</script>" };
    const response = await post(`${PATH}/novo/previa`, typed, "editor");
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const part of ["Só digitado", "Meio", "Nada foi salvo"]) expect(text).toContain(part);
    expect(text).not.toContain("alert(1)");
    expect(await database.superuser`select 1 from blog_posts`).toEqual([]);
    expect((await post(`${PATH}/novo/previa`, typed, "leitor")).status).toBe(403);
  });
});

it("an article is cut down to the allow-list when it is saved, and by the preview's own address", async () => {
  const conteudo =
    '<h1>Título</h1><p onclick="x()">a<script>alert(1)</script></p><a href="https://exemplo.com.br">b</a>';
  const { conteudo: stored } = await make("Limpo", { conteudo });
  const clean =
    '<h2>Título</h2><p>a</p><a href="https://exemplo.com.br" rel="noopener nofollow">b</a>';
  expect(stored).toBe(clean);
  const answer = await post(`${PATH}/html`, { conteudo }, "editor");
  expect((await answer.json()).html).toContain("<p>a</p>");
});

it("a video is a link until a click, and only that page's policy allows its host", async () => {
  await make("Filme", {
    conteudo: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe><p>b</p>',
  });
  const response = await get("/blog/filme");
  const html = await response.text();
  expect(html).not.toContain("<iframe");
  expect(html).toContain('data-embed="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"');
  const host = "https://www.youtube-nocookie.com";
  expect(response.headers.get("content-security-policy")).toContain(host);
  expect((await get("/blog")).headers.get("content-security-policy")).not.toContain(host);
});

it("the longest article is accepted, and one letter more is refused", async () => {
  const long = `<p>${"á".repeat(199_993)}</p>`;
  expect((await post(`${PATH}/novo`, form("Longo", { conteudo: long }), "editor")).status).toBe(
    302,
  );
  const longer = form("Longo demais", { conteudo: long.replace("á", "ááá") });
  expect((await post(`${PATH}/novo`, longer, "editor")).status).toBe(400);
});

describe("the history", () => {
  const history = (id: string) => page(`/admin/historico/blog_posts/${id}`, "editor");

  it("calls no version current that was never public", async () => {
    const draft = await make("Rascunho", { status: "rascunho" });
    expect(await history(draft.id)).toContain("Rascunho, fora do site");
    expect(await history(draft.id)).not.toContain("Versão atual");
    const { id } = await make("Um dia", { data_publicacao: "2099-03-02T07:00" });
    expect(await history(id)).toContain("Agendada, fora do site");
    expect(await history(id)).not.toContain("Versão atual");
  });

  it("shows which version is pending and which public, and how the two differ", async () => {
    const row = await make("Publicado");
    await save(row, { ...form("Publicado", { resumo: "Um dia" }), intencao: "guardar" });
    const text = await history(row.id);
    expect(text).toMatch(/Guardada, fora do site[\s\S]+Versão atual/);
    expect(text).toContain("Resumo (versão guardada sem publicar)");
    expect(text).not.toContain("Título (versão guardada sem publicar)");
  });
});

describe("without a script, the form says what Salvar will do", () => {
  const said = async (address: string) =>
    /<p[^>]*id="post-resultado"[^>]*>([\s\S]*?)<\/p>/
      .exec(await page(address, "editor"))?.[1]
      ?.replaceAll(/<[^>]*>/g, "")
      .trim();

  it.each([
    [{ status: "rascunho" }, "Fica como rascunho."],
    [{}, "Publica na hora."],
    [{ data_publicacao: "2099-03-02T08:30" }, "Sai sozinho em 02/03/2099 às 08:30."],
  ])("%o: %s", async (values, text) => {
    const { id } = await make("Artigo", values);
    expect(await said(`${PATH}/${id}`)).toBe(text);
  });

  it("of a new one, and of one that came back with what was typed", async () => {
    expect(await said(`${PATH}/novo`)).toBe("Fica como rascunho.");
    const typed = form("", { data_publicacao: "02/03/2099 8h30" });
    const answer = await post(`${PATH}/novo`, typed, "editor");
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Sai sozinho em 02/03/2099 às 08:30.");
  });
});

it("the date takes a time as people write it", async () => {
  const { id } = await make("Às oito", { data_publicacao: "02/03/2026 8h" });
  const [row] = await database.superuser`select data_publicacao from blog_posts where id = ${id}`;
  expect(row?.data_publicacao).toEqual(new Date("2026-03-02T12:00:00Z"));
});
