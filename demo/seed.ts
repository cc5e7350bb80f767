import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "#server/db/open.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { convenios } from "#server/db/schema/convenios.ts";
import { depoimentos } from "#server/db/schema/depoimentos.ts";
import { depoimentosSecao } from "#server/db/schema/depoimentos-secao.ts";
import { exames } from "#server/db/schema/exames.ts";
import { homeEstrutura } from "#server/db/schema/home-estrutura.ts";
import { homeHero } from "#server/db/schema/home-hero.ts";
import { homeSobre } from "#server/db/schema/home-sobre.ts";
import { inscritos } from "#server/db/schema/inscritos.ts";
import { midia } from "#server/db/schema/midia.ts";
import { newsletterEnvios } from "#server/db/schema/newsletter-envios.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { questionarios } from "#server/db/schema/questionarios.ts";
import { respostasProntas } from "#server/db/schema/respostas-prontas.ts";
import { salas } from "#server/db/schema/salas.ts";
import { StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import type { Storage } from "#server/storage/storage.ts";
import { questionariosRows, salasRows } from "./agenda-rows.ts";
import {
  blogPostsRows,
  CONFIGURACOES_ID,
  configuracoesRow,
  conveniosRows,
  depoimentosRows,
  depoimentosSecaoRow,
  estruturaRow,
  examesRows,
  heroRow,
  midiaRows,
  profissionaisRows,
  respostasProntasRows,
  sobreRow,
} from "./content-rows.ts";
import { enviosRows, inscritosRows } from "./inscritos.ts";
import { type DemoMidia, readDemoMidia } from "./midia.ts";

export interface SeedOptions {
  database: Database;
  storage: Storage;
  log: Log;
}

/** The settings' row marks a seeded database. @throws StartupError if the database holds other content */
export async function seedDemo({ database, storage, log }: SeedOptions): Promise<void> {
  const asOperator = <T>(work: (tx: Tx) => Promise<T>) => database.as({ role: "operador" }, work);
  if (await asOperator(isSeeded)) return;
  const demo = await readDemoMidia();
  // The files are stored first, so that no row names a missing file.
  await demo.copyTo(storage);
  const done = await asOperator(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('clinica: demo'))`);
    if (await isSeeded(tx)) return false;
    await insertAll(tx, demo);
    return true;
  });
  if (done) log.info("demonstration content written");
}

async function isMarked(tx: Tx): Promise<boolean> {
  const [mark] = await tx
    .select({ id: configuracoesSite.id })
    .from(configuracoesSite)
    .where(eq(configuracoesSite.id, CONFIGURACOES_ID));
  return mark !== undefined;
}

async function isSeeded(tx: Tx): Promise<boolean> {
  if (await isMarked(tx)) return true;
  const tables = [
    configuracoesSite,
    homeHero,
    homeSobre,
    homeEstrutura,
    profissionais,
    exames,
    convenios,
    blogPosts,
    depoimentos,
    depoimentosSecao,
    midia,
    inscritos,
    respostasProntas,
    salas,
    questionarios,
  ];
  for (const table of tables) {
    const [row] = await tx.select({ id: table.id }).from(table).limit(1);
    if (row) {
      // Another server may have seeded this database since the first check.
      if (await isMarked(tx)) return true;
      throw new StartupError(
        "Demonstração: este banco já tem o conteúdo de uma clínica; use outro banco ou outra pasta de dados. Nada foi alterado.",
      );
    }
  }
  return false;
}

async function insertAll(tx: Tx, demo: DemoMidia): Promise<void> {
  await tx.insert(configuracoesSite).values(configuracoesRow());
  await tx.insert(midia).values(midiaRows(demo));
  await tx.insert(homeHero).values(heroRow(demo));
  await tx.insert(homeSobre).values(sobreRow());
  await tx.insert(homeEstrutura).values(estruturaRow(demo));
  await tx.insert(profissionais).values(profissionaisRows(demo));
  const listed = examesRows().map(({ id = "", nome }) => ({ id, nome }));
  await tx.insert(exames).values(examesRows());
  await tx.insert(salas).values(salasRows(listed));
  await tx.insert(questionarios).values(questionariosRows(listed));
  await tx.insert(convenios).values(conveniosRows(demo));
  const now = new Date();
  const posts = blogPostsRows(demo, now);
  await tx.insert(blogPosts).values(posts);
  await tx.insert(depoimentos).values(depoimentosRows());
  await tx.insert(depoimentosSecao).values(depoimentosSecaoRow());
  await tx.insert(respostasProntas).values(respostasProntasRows());
  await tx.insert(inscritos).values(inscritosRows(now));
  const sent = posts.filter(({ status }) => status === "publicado").at(2);
  if (sent?.id) await tx.insert(newsletterEnvios).values(enviosRows(sent.id, now));
}
