import { beforeAll, beforeEach, expect, it } from "vitest";
import { parseImagem, srcSets, type Variantes } from "#domain/midia/imagem.ts";
import { hashToken } from "#server/auth/recovery/recovery-token.ts";
import { consentToken } from "#server/crypto/consent-token.ts";
import { listPublishedPosts } from "#server/data/blog-posts.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { getHome } from "#server/data/home/home.ts";
import { withdrawConsentimento } from "#server/data/mensagens/consentimentos.ts";
import { exames } from "#server/db/schema/exames.ts";
import { StartupError } from "#server/errors.ts";
import { createLog } from "#server/log.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import * as records from "#tests/support/records.ts";
import { DEMO_AGENDAMENTOS } from "./content/agendamentos.ts";
import { DEMO_BLOG_POSTS } from "./content/blog-posts.ts";
import { blogPostsRows } from "./content-rows.ts";
import { readDemoMidia } from "./midia.ts";
import { seedDemo } from "./seed.ts";
import { seedDemoAgendamentos } from "./seed-agendamentos.ts";
import { seedDemoMensagens } from "./seed-mensagens.ts";

const test = testDatabase();
const { storage, files } = memoryStorage();
const TABLES = [
  "configuracoes_site",
  "home_hero",
  "home_sobre",
  "home_estrutura",
  "profissionais",
  "exames",
  "convenios",
  "blog_posts",
  "depoimentos",
  "depoimentos_secao",
  "midia",
  "inscritos",
  "respostas_prontas",
  "salas",
  "questionarios",
  "newsletter_envios",
];

const seed = () => seedDemo({ database: test.database, storage, log: createLog("silent") });

async function everything(): Promise<Record<string, unknown[]>> {
  const tables = await Promise.all(
    TABLES.map(async (table) => [
      table,
      await test.superuser.unsafe(`select * from ${table} order by id`),
    ]),
  );
  return Object.fromEntries(tables);
}

async function clear(): Promise<void> {
  await test.superuser.unsafe(`truncate ${TABLES.join(", ")}`);
  files.clear();
}

beforeAll(clear);
beforeEach(clear);

it("fills every list, and every picture that a row names is in the storage", async () => {
  await seed();
  const rows = await everything();
  const counts = Object.fromEntries(TABLES.map((table) => [table, rows[table]?.length]));
  expect(counts).toMatchObject({
    configuracoes_site: 1,
    home_hero: 1,
    home_sobre: 1,
    home_estrutura: 1,
    profissionais: 8,
    exames: 40,
    convenios: 12,
    blog_posts: 14,
    depoimentos: 5,
    depoimentos_secao: 1,
    inscritos: 400,
  });

  const urls = JSON.stringify(rows).match(/\/arquivos\/[^"]+/g) ?? [];
  expect(urls.length).toBeGreaterThan(30);
  for (const url of new Set(urls)) {
    const image = parseImagem(url);
    const row = rows.midia?.find((one) => (one as { chave: string }).chave === image.chave);
    const { avif, webp } = srcSets(image, (row as { variantes: Variantes } | undefined)?.variantes);
    expect(avif, url).toBeTruthy();
    const variants = `${avif}, ${webp}`.split(", ").map((source) => source.split(" ")[0]);
    for (const address of [url, ...variants]) {
      expect(files.has(String(address).replace("/arquivos/", "")), address).toBe(true);
    }
  }
  const cassems = rows.convenios?.find((row) => (row as { nome: string }).nome === "Cassems");
  expect(cassems).toMatchObject({ logo_url: null });
});

it("shows a visitor what is published", async () => {
  await seed();
  const home = await test.database.as({ role: "anonimo" }, getHome);
  expect(home.profissionais).toHaveLength(2);
  expect(home.posts).toHaveLength(3);
  expect(home.hero?.imagens[0]?.url).toBe(home.hero?.imagem_fundo_url);
  const posts = await test.database.as({ role: "anonimo" }, (tx) => listPublishedPosts(tx));
  expect(
    posts.every(({ imagem_capa_url, texto_alternativo }) => imagem_capa_url && texto_alternativo),
  ).toBe(true);
});

it("changes and adds nothing the second time, not even what was edited or deleted since", async () => {
  await seed();
  await test.superuser`update exames set nome = 'Outro nome' where ordem_exibicao = 1`;
  await test.superuser`delete from convenios where ordem_exibicao = 12`;
  await test.asAdmin((tx) => tx.insert(exames).values(records.exame()));
  const before = await everything();
  await seed();
  expect(await everything()).toEqual(before);
});

it("writes the same ids every time, and once when two start together", async () => {
  await Promise.all([seed(), seed()]);
  const ids = async () =>
    Object.values(await everything()).flatMap((rows) =>
      rows.map((row) => (row as { id: string }).id),
    );
  const first = await ids();
  await clear();
  await seed();
  expect(await ids()).toEqual(first);
  expect(first[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it("refuses a database that holds a clinic's own content, and touches nothing", async () => {
  await test.asAdmin((tx) => tx.insert(exames).values(records.exame()));
  const before = await everything();
  await expect(seed()).rejects.toThrow(StartupError);
  await expect(seed()).rejects.toThrow(/^[^\n]+$/);
  expect(await everything()).toEqual(before);
  expect(files.size).toBe(0);
});

it("has published articles whatever the clock says, and one article that is published on a Monday at seven", async () => {
  const midia = await readDemoMidia();
  for (const time of ["2020-01-01T12:00:00Z", "2026-11-21T23:00:00Z", "2040-01-01T12:00:00Z"]) {
    const now = new Date(time);
    const out = blogPostsRows(midia, now).filter(({ status }) => status === "publicado");
    const dates = out.map(({ data_publicacao }) => data_publicacao);
    const ahead = dates.filter((date) => date > now);
    expect(dates.length - ahead.length).toBe(
      DEMO_BLOG_POSTS.filter(({ status }) => status === "publicado").length,
    );
    expect(ahead.map((date) => date.toISOString().slice(10))).toEqual(["T11:00:00.000Z"]);
    expect(ahead[0]?.getUTCDay()).toBe(1);
    expect((Number(ahead[0]) - now.getTime()) / 86_400_000).toBeGreaterThan(1);
  }
});

it("the consents of its messages can be withdrawn by the link in an answer", async () => {
  await openDataKeys(test.database, TEST_SECRET);
  await seedDemoMensagens({ database: test.database, secretKey: TEST_SECRET });
  await seedDemoAgendamentos(test);
  const requests = await test.superuser`select estado from agendamentos`;
  expect(requests).toHaveLength(DEMO_AGENDAMENTOS.length);
  const days = await test.superuser`
    select count(*)::int as times, bool_and(extract(isodow from inicio at time zone 'America/Campo_Grande') < 6) as working
    from agenda_horarios`;
  expect(days[0]).toEqual({
    times: DEMO_AGENDAMENTOS.flatMap(({ horarios = [] }) => horarios).length,
    working: true,
  });
  const rows = await test.superuser`select id from mensagens`;
  expect(rows.length).toBeGreaterThan(20);
  for (const { id } of rows) {
    const prova = hashToken(consentToken(TEST_SECRET, id));
    const isKnown = await test.database.asStranger((tx) =>
      withdrawConsentimento(tx, prova, "e-mail"),
    );
    expect(isKnown).toBe(true);
  }
});
