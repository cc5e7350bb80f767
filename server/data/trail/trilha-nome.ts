/** What the record of a line of the trail is called, read in the same query. */
import { type SQL, sql } from "drizzle-orm";

/**
 * As the change itself tells it; else as it is called today; else, once it is gone, as it was called
 * when it was deleted. Row-level security holds here too: what the reader may not see has no name.
 * A line without values (`…`) has none either. Columns carry their
 * table's name: the subqueries' tables have columns of the same names.
 */
export const recordName: SQL<string | null> = sql`nullif(coalesce(
  trilha.depois ->> 'nome', trilha.depois ->> 'titulo',
  trilha.antes ->> 'nome', trilha.antes ->> 'titulo',
  case trilha.coisa
    when 'usuarios' then (select nome from usuarios where id::text = trilha.registro)
    when 'profissionais' then (select nome from profissionais where id::text = trilha.registro)
    when 'convenios' then (select nome from convenios where id::text = trilha.registro)
    when 'exames' then (select nome from exames where id::text = trilha.registro)
    when 'blog_posts' then (select titulo from blog_posts where id::text = trilha.registro)
  end,
  (select coalesce(gone.antes ->> 'nome', gone.antes ->> 'titulo') from trilha as gone
    where gone.coisa = trilha.coisa and gone.registro = trilha.registro and gone.acao = 'excluiu'
    order by gone.id desc limit 1)
), '…')`;
