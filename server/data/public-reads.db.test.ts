import { beforeEach, describe, expect, it } from "vitest";
import type { Tx } from "#server/db/open.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { convenios } from "#server/db/schema/convenios.ts";
import { exames } from "#server/db/schema/exames.ts";
import { homeEstrutura } from "#server/db/schema/home-estrutura.ts";
import { homeHero } from "#server/db/schema/home-hero.ts";
import { homeSobre } from "#server/db/schema/home-sobre.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { getPublishedPost, listPublishedPosts } from "./blog-posts.ts";
import { getConfiguracoes } from "./configuracoes-site.ts";
import { exames as exameRecords, getExameBySlug } from "./exames/exames.ts";
import { getHome } from "./home/home.ts";
import { getHomeSobre } from "./home/home-sobre.ts";
import {
  convenios as convenioRecords,
  profissionais as profissionalRecords,
} from "./plain-lists.ts";

const test = testDatabase();
const visitor = <T>(work: (tx: Tx) => Promise<T>) => test.database.as({ role: "anonimo" }, work);
const names = (rows: { nome: string }[]) => rows.map(({ nome }) => nome);
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

beforeEach(async () => {
  await test.superuser`
    truncate configuracoes_site, home_hero, home_sobre, home_estrutura, profissionais, exames, convenios, blog_posts`;
});

describe("an empty database", () => {
  it("reads as nothing, without an error", async () => {
    expect(await visitor(getConfiguracoes)).toBeUndefined();
    expect(await visitor(getHomeSobre)).toBeUndefined();
    expect(await visitor(getHome)).toEqual({
      hero: undefined,
      sobre: undefined,
      estrutura: undefined,
      profissionais: [],
      exames: [],
      posts: [],
      depoimentosSecao: undefined,
      depoimentos: [],
    });
    expect(await visitor(exameRecords.all)).toEqual([]);
  });
});

describe("settings", () => {
  it("come as they were saved, without what is only for saving", async () => {
    const saved = records.configuracoes({
      feriados: [{ data: "2026-12-25", nome: "Natal", intervalos: [] }],
    });
    await test.asAdmin((tx) => tx.insert(configuracoesSite).values(saved));
    const read = await visitor(getConfiguracoes);
    expect(read).toMatchObject(saved);
    expect(read?.horarios.recepcao.seg).toEqual([]);
    expect(Object.keys(read ?? {})).not.toContain("id");
    expect(Object.keys(read ?? {})).not.toContain("versao");
  });
});

describe("lists", () => {
  it("follow the clinic's order, and on a tie the name as Portuguese sorts it", async () => {
    const rows = [
      { nome: "zebra", ordem_exibicao: 1 },
      { nome: "Água", ordem_exibicao: 1 },
      { nome: "abacaxi", ordem_exibicao: 1 },
      { nome: "Ébano", ordem_exibicao: 1 },
      { nome: "primeiro", ordem_exibicao: 0 },
    ];
    const expected = ["primeiro", "abacaxi", "Água", "Ébano", "zebra"];
    await test.asAdmin(async (tx) => {
      await tx.insert(exames).values(rows.map((row) => records.exame(row)));
      await tx.insert(convenios).values(rows.map((row) => records.convenio(row)));
      await tx.insert(profissionais).values(rows.map((row) => records.profissional(row)));
    });
    expect(names(await visitor(exameRecords.all))).toEqual(expected);
    expect(names(await visitor(convenioRecords.all))).toEqual(expected);
    expect(names(await visitor(profissionalRecords.all))).toEqual(expected);
    const home = await visitor(getHome);
    expect(names(home.exames)).toEqual(expected);
    expect(names(home.profissionais)).toEqual(expected.slice(0, 2));
  });

  it("give an exam by its slug", async () => {
    await test.asAdmin((tx) =>
      tx.insert(exames).values(records.exame({ slug: "mapa", nome: "MAPA" })),
    );
    expect(await visitor((tx) => getExameBySlug(tx, "mapa"))).toMatchObject({
      nome: "MAPA",
      preparo: null,
    });
    expect(await visitor((tx) => getExameBySlug(tx, "holter"))).toBeUndefined();
  });
});

describe("posts", () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));

  beforeEach(() =>
    test.asAdmin((tx) =>
      tx.insert(blogPosts).values([
        records.post({ slug: "velho", data_publicacao: at(1), categoria: "exames" }),
        records.post({ slug: "novo", data_publicacao: at(3) }),
        records.post({ slug: "meio", data_publicacao: at(2), categoria: "exames" }),
        records.post({
          slug: "rascunho",
          status: "rascunho",
          data_publicacao: at(4),
          categoria: "exames",
        }),
        records.post({
          slug: "futuro",
          data_publicacao: new Date(Date.now() + 60_000),
          categoria: "exames",
        }),
      ]),
    ),
  );

  it.each(["anonimo", "editor", "admin_master"] as const)(
    "show %s only what is public",
    async (role) => {
      const identity = role === "anonimo" ? { role } : await staffIdentity(test, role);
      const as = <T>(work: (tx: Tx) => Promise<T>) => test.database.as(identity, work);
      expect(slugs(await as((tx) => listPublishedPosts(tx)))).toEqual(["novo", "meio", "velho"]);
      expect(slugs((await as(getHome)).posts)).toEqual(["novo", "meio", "velho"]);
      for (const slug of ["rascunho", "futuro", "nenhum"]) {
        expect(await as((tx) => getPublishedPost(tx, slug))).toBeUndefined();
      }
      const post = await as((tx) => getPublishedPost(tx, "novo"));
      expect(post).toMatchObject({
        conteudo: "<p>Texto</p>",
        tempo_leitura_min: 5,
        data_publicacao: at(3),
      });
    },
  );

  it("are limited, and chosen by category", async () => {
    expect(slugs(await visitor((tx) => listPublishedPosts(tx, { limit: 1 })))).toEqual(["novo"]);
    const chosen = await visitor((tx) => listPublishedPosts(tx, { categoria: "exames" }));
    expect(slugs(chosen)).toEqual(["meio", "velho"]);
    const none = await visitor((tx) => listPublishedPosts(tx, { categoria: "gestacao" }));
    expect(none).toEqual([]);
  });

  it("on the home page are three, with dates as dates", async () => {
    await test.asAdmin((tx) =>
      tx.insert(blogPosts).values(records.post({ slug: "mais", data_publicacao: at(5) })),
    );
    const { posts } = await visitor(getHome);
    expect(slugs(posts)).toEqual(["mais", "novo", "meio"]);
    expect(posts[0]?.data_publicacao).toEqual(at(5));
  });
});

describe("home sections", () => {
  it("come as they were saved, older spellings in ours", async () => {
    const hero = records.hero();
    const estrutura = records.estrutura();
    await test.asAdmin(async (tx) => {
      await tx.insert(homeHero).values(hero);
      await tx.insert(homeSobre).values(records.sobre());
      await tx.insert(homeEstrutura).values(estrutura);
    });
    await test.superuser`
      update home_sobre set numeros = '[{"numero": 98, "texto": "Satisfeitos"}]',
        valores = '[{"icon": "Heart", "title": "Cuidado", "description": "Com você"}]'`;
    const home = await visitor(getHome);
    expect(home.hero).toEqual({ ...hero, imagem_fundo_url: "" });
    expect(home.estrutura).toEqual(estrutura);
    expect(home.sobre?.numeros).toEqual([{ valor: "98", descricao: "Satisfeitos" }]);
    expect(home.sobre?.valores).toEqual([
      { icone: "Heart", titulo: "Cuidado", descricao: "Com você" },
    ]);
    expect(await visitor(getHomeSobre)).toEqual(home.sobre);
  });
});
