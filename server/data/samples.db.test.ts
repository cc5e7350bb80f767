/** What is invented counts as the clinic's only once the clinic has replaced it. */
import { beforeEach, expect, it } from "vitest";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { DEFAULT_DEPOIMENTOS_FIGURES } from "#domain/defaults/depoimentos.ts";
import { DEFAULT_HOME_HERO } from "#domain/defaults/home-hero.ts";
import { DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import { areFirstDays, SAMPLES } from "#domain/samples.ts";
import type { Tx } from "#server/db/open.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { depoimentos } from "#server/db/schema/depoimentos.ts";
import { depoimentosSecao } from "#server/db/schema/depoimentos-secao.ts";
import { exames } from "#server/db/schema/exames.ts";
import { homeHero } from "#server/db/schema/home-hero.ts";
import { homeSobre } from "#server/db/schema/home-sobre.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { listSamples } from "./samples.ts";

const test = testDatabase();

beforeEach(async () => {
  await test.superuser`
    truncate configuracoes_site, home_hero, home_sobre, profissionais, exames, depoimentos, depoimentos_secao`;
});

const state = () => test.database.as({ role: "anonimo" }, listSamples);
const replaced = async () => (await state()).filter(({ isOwn }) => isOwn).map(({ key }) => key);

it("names everything in a new clinic, in the order in which it is worth replacing", async () => {
  expect(await state()).toEqual(SAMPLES.map((sample) => ({ ...sample, isOwn: false })));
});

it("still names what was saved as it came", async () => {
  await test.asAdmin(async (tx) => {
    await tx.insert(configuracoesSite).values(DEFAULT_CONFIGURACOES);
    await tx.insert(homeHero).values(DEFAULT_HOME_HERO);
    await tx.insert(homeSobre).values(DEFAULT_HOME_SOBRE);
    await tx.insert(depoimentosSecao).values({ mostrar: true, ...DEFAULT_DEPOIMENTOS_FIGURES });
    await tx.insert(depoimentos).values(records.depoimento());
  });
  expect(await replaced()).toEqual([]);
});

const CONTACTS = {
  nome_clinica: "Clínica Ipê",
  telefone: "(67) 3441-1234",
  email: "recepcao@ipe.test",
  endereco: "Rua das Flores, 20",
  links_redes_sociais: { instagram: "", facebook: "", whatsapp: "5567934411234" },
};
const hero = { ...DEFAULT_HOME_HERO };

it.each<[keys: string[], write: (tx: Tx) => Promise<unknown>]>([
  [
    ["contacts"],
    (tx) => tx.insert(configuracoesSite).values({ ...DEFAULT_CONFIGURACOES, ...CONTACTS }),
  ],
  [
    ["hours"],
    (tx) =>
      tx
        .insert(configuracoesSite)
        .values({ ...DEFAULT_CONFIGURACOES, horario_funcionamento: "Todo dia, 24 horas" }),
  ],
  [
    ["photographs"],
    (tx) => tx.insert(homeHero).values({ ...hero, imagens: records.hero().imagens }),
  ],
  [["doctors"], (tx) => tx.insert(profissionais).values(records.profissional())],
  [["exams"], (tx) => tx.insert(exames).values(records.exame())],
  [
    ["figures"],
    (tx) => tx.insert(homeHero).values({ ...hero, estatisticas: records.hero().estatisticas }),
  ],
  [["about"], (tx) => tx.insert(homeSobre).values(records.sobre({ numeros: [] }))],
  [["testimonials"], (tx) => tx.insert(depoimentosSecao).values(records.secao({ mostrar: false }))],
  [
    ["testimonials"],
    async (tx) => {
      await tx.insert(depoimentosSecao).values(records.secao());
      await tx.insert(depoimentos).values(records.depoimento());
    },
  ],
  // Half of it is still invented.
  [[], (tx) => tx.insert(depoimentosSecao).values(records.secao())],
  [
    [],
    (tx) =>
      tx
        .insert(configuracoesSite)
        .values({
          ...DEFAULT_CONFIGURACOES,
          ...CONTACTS,
          telefone: DEFAULT_CONFIGURACOES.telefone,
        }),
  ],
  [
    [],
    (tx) =>
      tx.insert(homeSobre).values({ ...DEFAULT_HOME_SOBRE, historia: "Desde 2010, na Rua A." }),
  ],
])("counts %j as the clinic's own once it is", async (keys, write) => {
  await test.asAdmin(write);
  expect(await replaced()).toEqual(keys);
});

it("ends the first days when patients find all that they cannot do without", async () => {
  await test.asAdmin(async (tx) => {
    await tx.insert(configuracoesSite).values(records.configuracoes(CONTACTS));
    await tx.insert(homeHero).values({ ...hero, imagens: records.hero().imagens });
    await tx.insert(profissionais).values(records.profissional());
  });
  expect(areFirstDays(await state())).toBe(true);
  await test.asAdmin((tx) => tx.insert(exames).values(records.exame()));
  expect(areFirstDays(await state())).toBe(false);
});
