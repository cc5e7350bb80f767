import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { DEFAULT_DEPOIMENTOS_FIGURES } from "#domain/defaults/depoimentos.ts";
import { DEFAULT_HOME_ESTRUTURA } from "#domain/defaults/home-estrutura.ts";
import { DEFAULT_HOME_HERO } from "#domain/defaults/home-hero.ts";
import { DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { depoimentos } from "#server/db/schema/depoimentos.ts";
import { depoimentosSecao } from "#server/db/schema/depoimentos-secao.ts";
import { exames } from "#server/db/schema/exames.ts";
import { homeEstrutura } from "#server/db/schema/home-estrutura.ts";
import { homeHero } from "#server/db/schema/home-hero.ts";
import { homeSobre } from "#server/db/schema/home-sobre.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { listSamples } from "./samples.ts";

const test = testDatabase();
const ALL = [
  "contacts",
  "hours",
  "photographs",
  "doctors",
  "exams",
  "figures",
  "welcome",
  "about",
  "facility",
  "testimonials",
];

const samples = () => test.database.as({ role: "anonimo" }, listSamples);
const left = async () =>
  (await samples()).filter(({ isOwn }) => !isOwn).map(({ key }) => key as string);

const ownSobre = () => records.sobre({ missao: "Ver", visao: "Ir", compromisso: "Ficar" });

beforeEach(async () => {
  await test.superuser`
    truncate configuracoes_site, home_hero, home_sobre, home_estrutura, profissionais, exames, depoimentos, depoimentos_secao`;
});

describe("a new installation", () => {
  it("has everything to replace, in the order in which it is worth it", async () => {
    expect(await left()).toEqual(ALL);
  });

  it("still has it where the built-in texts were only saved as they came", async () => {
    await test.asAdmin(async (tx) => {
      await tx.insert(configuracoesSite).values(DEFAULT_CONFIGURACOES);
      await tx.insert(homeHero).values({ ...DEFAULT_HOME_HERO });
      await tx.insert(homeSobre).values(DEFAULT_HOME_SOBRE);
      await tx.insert(homeEstrutura).values(DEFAULT_HOME_ESTRUTURA);
      await tx.insert(depoimentosSecao).values({ mostrar: true, ...DEFAULT_DEPOIMENTOS_FIGURES });
      await tx.insert(depoimentos).values(records.depoimento());
    });
    expect(await left()).toEqual(ALL);
  });

  it.each(["leitor", "editor", "laudos", "recepcao", "admin_master"] as const)(
    "tells %s the same",
    async (role) => {
      const identity = await staffIdentity(test, role);
      const found = await test.database.as(identity, listSamples);
      expect(found.map(({ isOwn }) => isOwn)).toEqual(ALL.map(() => false));
    },
  );
});

it("shrinks step by step, and is gone when everything is the clinic's", async () => {
  const steps = [
    {
      key: "contacts",
      own: () =>
        test.asAdmin((tx) =>
          tx.insert(configuracoesSite).values({
            ...DEFAULT_CONFIGURACOES,
            nome_clinica: "Clínica Nossa",
            telefone: "(67) 3441-1234",
            email: "oi@nossa.test",
            endereco: "Rua B, 2",
            links_redes_sociais: { instagram: "", facebook: "", whatsapp: "5567999990000" },
          }),
        ),
    },
    {
      key: "hours",
      own: () =>
        test.asAdmin((tx) =>
          tx
            .update(configuracoesSite)
            .set({ feriados: [{ data: "2026-12-25", nome: "Natal", intervalos: [] }] }),
        ),
    },
    {
      key: "photographs",
      own: () =>
        test.asAdmin((tx) =>
          tx.insert(homeHero).values({ ...DEFAULT_HOME_HERO, imagens: records.hero().imagens }),
        ),
    },
    {
      key: "doctors",
      own: () => test.asAdmin((tx) => tx.insert(profissionais).values(records.profissional())),
    },
    { key: "exams", own: () => test.asAdmin((tx) => tx.insert(exames).values(records.exame())) },
    {
      key: "figures",
      own: () => test.asAdmin((tx) => tx.update(homeHero).set({ estatisticas: [] })),
    },
    {
      key: "welcome",
      own: () => test.asAdmin((tx) => tx.update(homeHero).set({ titulo: "A", subtitulo: "B" })),
    },
    { key: "about", own: () => test.asAdmin((tx) => tx.insert(homeSobre).values(ownSobre())) },
    {
      key: "facility",
      own: () => test.asAdmin((tx) => tx.insert(homeEstrutura).values(records.estrutura())),
    },
    {
      key: "testimonials",
      own: () =>
        test.asAdmin(async (tx) => {
          await tx.insert(depoimentos).values(records.depoimento());
          await tx.insert(depoimentosSecao).values(records.secao());
        }),
    },
  ];
  const waiting = [...ALL];
  for (const { key, own } of steps) {
    expect(waiting.shift()).toBe(key);
    await own();
    expect(await left()).toEqual(waiting);
  }
});

it.each([
  ["its numbers are emptied", { numeros: [] }],
  ["its values are", { valores: [] }],
  ["its mission is", { missao: "" }],
  ["one text is the built-in one", { visao: DEFAULT_HOME_SOBRE.visao }],
])("the about texts are an example where %s: the site shows the built-in ones", async (_, left) => {
  await test.asAdmin((tx) => tx.insert(homeSobre).values({ ...ownSobre(), ...left }));
  expect((await samples()).find(({ key }) => key === "about")?.isOwn).toBe(false);
});

it("hidden examples are done, and what visitors still see is not", async () => {
  await test.asAdmin((tx) =>
    tx.insert(configuracoesSite).values({ ...DEFAULT_CONFIGURACOES, ocultar_exemplos: true }),
  );
  expect(await left()).toEqual(ALL.filter((key) => !["figures", "testimonials"].includes(key)));
  await test.asAdmin((tx) =>
    tx.insert(homeSobre).values({ ...ownSobre(), numeros: DEFAULT_HOME_SOBRE.numeros }),
  );
  expect(await left()).not.toContain("about");
});

describe("testimonials", () => {
  it("are no example where the section is hidden", async () => {
    await test.asAdmin((tx) =>
      tx.insert(depoimentosSecao).values(records.secao({ mostrar: false })),
    );
    expect(await left()).not.toContain("testimonials");
  });

  it("are one where the figures or the texts are the built-in ones", async () => {
    await test.asAdmin((tx) => tx.insert(depoimentosSecao).values(records.secao()));
    expect(await left()).toContain("testimonials");
    await test.asAdmin((tx) => tx.insert(depoimentos).values(records.depoimento()));
    expect(await left()).not.toContain("testimonials");
    await test.asAdmin((tx) => tx.update(depoimentosSecao).set(DEFAULT_DEPOIMENTOS_FIGURES));
    expect(await left()).toContain("testimonials");
  });
});
