import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { exames } from "#server/db/schema/exames.ts";
import { orderOf } from "./kit/list-by-key.ts";
import { byOrderThenName } from "./kit/ordering.ts";

export async function listSitemapRecords(tx: Tx) {
  return {
    exames: await tx
      .select({ slug: exames.slug, atualizado_em: exames.atualizado_em })
      .from(exames)
      .orderBy(...orderOf(byOrderThenName(exames))),
    posts: await tx
      .select({ slug: blogPosts.slug, atualizado_em: blogPosts.atualizado_em })
      .from(blogPosts)
      .where(sql`${blogPosts.status} = 'publicado' and ${blogPosts.data_publicacao} <= now()`)
      .orderBy(sql`${blogPosts.data_publicacao} desc, ${blogPosts.id}`),
  };
}
