import { sql } from "drizzle-orm";
import type { PostSummary } from "#domain/blog/blog-posts.ts";
import {
  type DepoimentosFigures,
  type PublicDepoimento,
  SHOWN_DEPOIMENTOS,
} from "#domain/clinica/depoimentos.ts";
import { parseEstatisticas, parseItens } from "#domain/clinica/estatisticas.ts";
import type { ExameGrupo } from "#domain/exames/exame-grupos.ts";
import type { HomeEstrutura } from "#domain/paginas/home-estrutura.ts";
import type { HomeHero } from "#domain/paginas/home-hero.ts";
import type { HomeSobre } from "#domain/paginas/home-sobre.ts";
import type { Profissional } from "#domain/pessoas/profissionais.ts";
import type { Tx } from "#server/db/open.ts";

type HomeProfissional = Pick<
  Profissional,
  "id" | "nome" | "titulo" | "foto_url" | "especialidade" | "mini_bio" | "crm" | "rqe"
>;

type HomePost = Pick<
  PostSummary,
  | "id"
  | "titulo"
  | "slug"
  | "resumo"
  | "imagem_capa_url"
  | "texto_alternativo"
  | "data_publicacao"
  | "autor"
>;

export interface Home {
  hero: HomeHero | undefined;
  sobre: HomeSobre | undefined;
  estrutura: HomeEstrutura | undefined;
  profissionais: HomeProfissional[];
  exames: { nome: string; slug: string }[];
  exameGrupos: ExameGrupo[] | undefined;
  posts: HomePost[];
  depoimentosSecao: (DepoimentosFigures & { mostrar: boolean }) | undefined;
  /** The first testimonials, even if the section is hidden. */
  depoimentos: PublicDepoimento[];
}

interface HomeRow extends Record<string, unknown> {
  hero: HomeHero | null;
  sobre: HomeSobre | null;
  estrutura: HomeEstrutura | null;
  profissionais: HomeProfissional[];
  exames: { nome: string; slug: string }[];
  exame_grupos: ExameGrupo[] | null;
  posts: (Omit<HomePost, "data_publicacao"> & { data_publicacao: string })[];
  depoimentos_secao: Home["depoimentosSecao"] | null;
  depoimentos: PublicDepoimento[];
}

/** One statement for the whole page, because separate statements would take Node several times as long. */
const QUERY = sql`
select
  (select to_json(h) from (
    select titulo, subtitulo, botao1_texto, botao1_link, botao2_texto, botao2_link,
           imagem_fundo_url, estatisticas, imagens
    from home_hero limit 1) h) as hero,
  (select to_json(s) from (
    select titulo, descricao, historia, missao, visao, compromisso, valores, diferenciais, numeros
    from home_sobre limit 1) s) as sobre,
  (select to_json(e) from (
    select titulo, descricao, imagens, facilidades from home_estrutura limit 1) e) as estrutura,
  (select coalesce(json_agg(p), '[]') from (
    select id, nome, titulo, foto_url, especialidade, mini_bio, crm, rqe from profissionais
    order by ordem_exibicao, nome collate "pt-BR-x-icu", id limit 2) p) as profissionais,
  (select coalesce(json_agg(x), '[]') from (
    select nome, slug from exames
    order by ordem_exibicao, nome collate "pt-BR-x-icu", id) x) as exames,
  (select grupos from exame_grupos limit 1) as exame_grupos,
  (select coalesce(json_agg(b), '[]') from (
    select id, titulo, slug, resumo, imagem_capa_url, texto_alternativo, data_publicacao, autor
    from blog_posts where status = 'publicado' and data_publicacao <= now()
    order by data_publicacao desc, id limit 3) b) as posts,
  (select to_json(c) from (
    select mostrar, satisfacao, media, avaliacoes from depoimentos_secao limit 1) c) as depoimentos_secao,
  (select coalesce(json_agg(d), '[]') from (
    select nome, texto from depoimentos
    order by ordem_exibicao, nome collate "pt-BR-x-icu", id limit ${sql.raw(`${SHOWN_DEPOIMENTOS}`)}) d) as depoimentos`;

export async function getHome(tx: Tx): Promise<Home> {
  const [row] = await tx.execute<HomeRow>(QUERY);
  if (!row) throw new Error("the home query always gives one row");
  const { hero, sobre, estrutura, profissionais, exames, posts } = row;
  return {
    hero: hero ? { ...hero, estatisticas: parseEstatisticas(hero.estatisticas) } : undefined,
    sobre: sobre
      ? { ...sobre, valores: parseItens(sobre.valores), numeros: parseEstatisticas(sobre.numeros) }
      : undefined,
    estrutura: estrutura
      ? { ...estrutura, facilidades: parseItens(estrutura.facilidades) }
      : undefined,
    profissionais,
    exames,
    exameGrupos: row.exame_grupos ?? undefined,
    posts: posts.map((post) => ({ ...post, data_publicacao: new Date(post.data_publicacao) })),
    depoimentosSecao: row.depoimentos_secao ?? undefined,
    depoimentos: row.depoimentos,
  };
}
