import { and, eq, sql } from "drizzle-orm";
import type { ConfiguracoesSite } from "#domain/clinica/configuracoes-site.ts";
import type { ShareClinic } from "#domain/midia/share-image.ts";
import type { Tx } from "#server/db/open.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { exames } from "#server/db/schema/exames.ts";
import { isPublished } from "./blog-posts.ts";

const clinic = {
  nome_clinica: configuracoesSite.nome_clinica,
  logo_url: configuracoesSite.logo_url,
  endereco: configuracoesSite.endereco,
  registro_crm: configuracoesSite.registro_crm,
  diretor_tecnico: configuracoesSite.diretor_tecnico,
  titulo_diretor_tecnico: configuracoesSite.titulo_diretor_tecnico,
  crm_diretor_tecnico: configuracoesSite.crm_diretor_tecnico,
  cores_principais: configuracoesSite.cores_principais,
  somente_equipe: configuracoesSite.somente_equipe,
} satisfies Record<keyof SharedClinic, unknown>;

export type SharedClinic = ShareClinic & Pick<ConfiguracoesSite, "somente_equipe">;

interface PublicSubject {
  title: string;
  clinic: SharedClinic | null;
}

export async function getExameShareSubject(
  tx: Tx,
  slug: string,
): Promise<PublicSubject | undefined> {
  const [row] = await tx
    .select({ title: exames.nome, clinic })
    .from(exames)
    .leftJoin(configuracoesSite, sql`true`)
    .where(eq(exames.slug, slug))
    .limit(1);
  return row;
}

export async function getPostShareSubject(
  tx: Tx,
  slug: string,
): Promise<PublicSubject | undefined> {
  const [row] = await tx
    .select({ title: blogPosts.titulo, clinic })
    .from(blogPosts)
    .leftJoin(configuracoesSite, sql`true`)
    .where(and(eq(blogPosts.slug, slug), isPublished))
    .limit(1);
  return row;
}
