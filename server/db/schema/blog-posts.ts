import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import {
  CATEGORIAS,
  POST_LIMITS as LIMITS,
  type PostPendente,
  STATUS_POST,
  TEMPO_LEITURA_PADRAO,
} from "#domain/blog/blog-posts.ts";
import { SLUG_SHAPE } from "#domain/texto/slug.ts";
import {
  imageCheck,
  lengthCheck,
  orderCheck,
  rangeCheck,
  shapeCheck,
  wordCheck,
} from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: id(),
    titulo: text().notNull(),
    slug: text().notNull(),
    resumo: text().notNull(),
    conteudo: text().notNull(),
    imagem_capa_url: text(),
    texto_alternativo: text(),
    data_publicacao: timestamp({ withTimezone: true }).notNull(),
    autor: text(),
    status: text({ enum: STATUS_POST }).notNull().default("rascunho"),
    categoria: text({ enum: CATEGORIAS }),
    tempo_leitura_min: integer().notNull().default(TEMPO_LEITURA_PADRAO),
    ordem_exibicao: integer().notNull().default(0),
    // Written only by the trigger `guarda_enderecos`.
    enderecos_antigos: text().array().notNull().default(sql`'{}'::text[]`),
    // The draft of a published post, which only editors may read.
    pendente: jsonb().$type<PostPendente>(),
    ...versao(),
  },
  (table) => [
    uniqueIndex("blog_posts_slug").on(table.slug),
    index("blog_posts_data").on(table.data_publicacao.desc().nullsFirst(), table.id),
    index("blog_posts_publicados")
      .on(table.data_publicacao.desc().nullsFirst(), table.id)
      .where(sql`${table.status} = 'publicado'`),
    index("blog_posts_publicados_categoria")
      .on(table.categoria, table.data_publicacao.desc().nullsFirst(), table.id)
      .where(sql`${table.status} = 'publicado'`),
    index("blog_posts_ordem").on(table.ordem_exibicao),
    index("blog_posts_enderecos_antigos").using("gin", table.enderecos_antigos),
    lengthCheck("blog_posts_titulo", table.titulo, 1, LIMITS.titulo),
    lengthCheck("blog_posts_slug_tamanho", table.slug, 1, LIMITS.slug),
    shapeCheck("blog_posts_slug_forma", table.slug, SLUG_SHAPE),
    lengthCheck("blog_posts_resumo", table.resumo, 1, LIMITS.resumo),
    lengthCheck("blog_posts_conteudo", table.conteudo, 1, LIMITS.conteudo),
    lengthCheck("blog_posts_imagem_capa", table.imagem_capa_url, 1, LIMITS.imagem_capa_url),
    lengthCheck(
      "blog_posts_texto_alternativo",
      table.texto_alternativo,
      0,
      LIMITS.texto_alternativo,
    ),
    imageCheck("blog_posts_imagem_capa_endereco", table.imagem_capa_url),
    lengthCheck("blog_posts_autor", table.autor, 1, LIMITS.autor),
    wordCheck("blog_posts_status", table.status, STATUS_POST),
    wordCheck("blog_posts_categoria", table.categoria, CATEGORIAS),
    rangeCheck("blog_posts_tempo_leitura", table.tempo_leitura_min, 1, LIMITS.tempo_leitura_min),
    orderCheck("blog_posts_ordem_exibicao", table.ordem_exibicao),
  ],
);
