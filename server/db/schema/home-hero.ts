import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Estatistica } from "#domain/clinica/estatisticas.ts";
import { type HeroImagem, HERO_LIMITS as LIMITS } from "#domain/paginas/home-hero.ts";
import { imageCheck, lengthCheck, linkCheck, listCheck, singleRow } from "./constraints.ts";
import { ESTATISTICA, IMAGE_URL } from "./item-checks.ts";
import { id, versao } from "./registro.ts";

export const homeHero = pgTable(
  "home_hero",
  {
    id: id(),
    titulo: text().notNull(),
    subtitulo: text().notNull(),
    botao1_texto: text().notNull(),
    botao1_link: text().notNull(),
    botao2_texto: text().notNull(),
    botao2_link: text().notNull(),
    imagem_fundo_url: text().notNull().default(""),
    estatisticas: jsonb().$type<Estatistica[]>().notNull().default([]),
    imagens: jsonb().$type<HeroImagem[]>().notNull().default([]),
    ...versao(),
  },
  (table) => [
    singleRow("home_hero_uma_linha"),
    lengthCheck("home_hero_titulo", table.titulo, 1, LIMITS.titulo),
    lengthCheck("home_hero_subtitulo", table.subtitulo, 1, LIMITS.subtitulo),
    lengthCheck("home_hero_botao1_texto", table.botao1_texto, 1, LIMITS.botao_texto),
    lengthCheck("home_hero_botao1_link", table.botao1_link, 1, LIMITS.link),
    lengthCheck("home_hero_botao2_texto", table.botao2_texto, 1, LIMITS.botao_texto),
    lengthCheck("home_hero_botao2_link", table.botao2_link, 1, LIMITS.link),
    lengthCheck("home_hero_imagem_fundo", table.imagem_fundo_url, 0, LIMITS.link),
    imageCheck("home_hero_imagem_fundo_endereco", table.imagem_fundo_url),
    linkCheck("home_hero_botao1_link_endereco", table.botao1_link),
    linkCheck("home_hero_botao2_link_endereco", table.botao2_link),
    listCheck("home_hero_estatisticas", table.estatisticas, LIMITS.estatisticas, ESTATISTICA),
    listCheck("home_hero_imagens", table.imagens, LIMITS.imagens, IMAGE_URL),
  ],
);
