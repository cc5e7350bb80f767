/** What the first screen of the back office shows: counts, samples that are still public, recent changes. */
import { and, desc, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { homeHero } from "#server/db/schema/home-hero.ts";
import { homeSobre } from "#server/db/schema/home-sobre.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { trilha } from "#server/db/schema/trilha.ts";
import type { TrailRow } from "./trilha.ts";
import { recordName } from "./trilha-nome.ts";

export interface Counts {
  usuarios: number;
  medicos: number;
  convenios: number;
  exames: number;
}

/** Real ones, for every role: the number of users comes from a function that tells nothing else. */
export async function getCounts(tx: Tx): Promise<Counts> {
  const [row] = await tx.execute<{ [key in keyof Counts]: number }>(sql`
    select conta_usuarios() as usuarios,
      (select count(*)::int from profissionais) as medicos,
      (select count(*)::int from convenios) as convenios,
      (select count(*)::int from exames) as exames`);
  return row as Counts;
}

/** Something that visitors see and that is invented. */
export interface Sample {
  label: string;
  /** Where it is replaced; undefined while that screen is not written. */
  screen?: "profissionais" | "home_hero";
}

/** `Ainda são exemplos`: the built-in defaults that are public because nothing of the clinic's is there. */
export async function listSamples(tx: Tx): Promise<Sample[]> {
  const [found] = await tx
    .select({
      doctors: sql<boolean>`exists (select 1 from ${profissionais})`,
      hero: sql<boolean>`exists (select 1 from ${homeHero} where jsonb_array_length(estatisticas) > 0)`,
      about: sql<boolean>`exists (select 1 from ${homeSobre})`,
    })
    .from(sql`(select 1) as one`);
  const samples: (Sample | false)[] = [
    !found?.doctors && { label: "Médicos da página inicial", screen: "profissionais" },
    !found?.hero && { label: "Números do início", screen: "home_hero" },
    !found?.about && { label: "Textos de Quem Somos", screen: "home_hero" },
    { label: "Depoimentos e avaliações" },
  ];
  return samples.filter((sample) => sample !== false);
}

export type Recent = Pick<
  TrailRow,
  "id" | "quando" | "usuario_id" | "usuario_nome" | "acao" | "coisa" | "registro" | "nome"
>;

/** Coming and going stands in the trail, and says nothing about the site. */
const NO_CHANGES = ["entrou", "saiu"];

/**
 * What changed lately, of all that row-level security shows.
 * @param by only what this person changed
 */
export function listRecent(
  tx: Tx,
  { by, limit = 10 }: { by?: { id: string }; limit?: number } = {},
): Promise<Recent[]> {
  return tx
    .select({
      id: trilha.id,
      quando: trilha.quando,
      usuario_id: trilha.usuario_id,
      usuario_nome: trilha.usuario_nome,
      acao: trilha.acao,
      coisa: trilha.coisa,
      registro: trilha.registro,
      nome: recordName,
    })
    .from(trilha)
    .where(
      and(
        by ? eq(trilha.usuario_id, by.id) : isNotNull(trilha.usuario_id),
        notInArray(trilha.acao, NO_CHANGES),
      ),
    )
    .orderBy(desc(trilha.quando), desc(trilha.id))
    .limit(limit);
}
