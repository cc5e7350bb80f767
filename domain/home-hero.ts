/** Home page, first section. */
import type { Estatistica } from "./estatisticas.ts";
import { isImageAddress, listOf, requiredLink, requiredText } from "./fields.ts";
import { z } from "./z.ts";

export const HERO_LIMITS = {
  titulo: 200,
  subtitulo: 600,
  botao_texto: 60,
  link: 2000,
  valor: 40,
  descricao: 120,
  estatisticas: 8,
  imagens: 12,
} as const;

export interface HeroImagem {
  url: string;
  /** Key in the storage, so that the file can be removed; null for an address that is not ours. */
  path: string | null;
}

export interface HomeHero {
  titulo: string;
  subtitulo: string;
  botao1_texto: string;
  botao1_link: string;
  botao2_texto: string;
  botao2_link: string;
  /** The first of `imagens`; shows when that list is empty. */
  imagem_fundo_url: string;
  estatisticas: Estatistica[];
  imagens: HeroImagem[];
}

export const estatisticaForm = z.object({
  valor: requiredText("Valor é obrigatório", HERO_LIMITS.valor),
  descricao: requiredText("Descrição é obrigatória", HERO_LIMITS.descricao),
});

export const homeHeroForm = z.object({
  titulo: requiredText("Título é obrigatório", HERO_LIMITS.titulo),
  subtitulo: requiredText("Subtítulo é obrigatório", HERO_LIMITS.subtitulo),
  botao1_texto: requiredText("Texto do botão 1 é obrigatório", HERO_LIMITS.botao_texto),
  botao1_link: requiredLink("Link do botão 1 é obrigatório"),
  botao2_texto: requiredText("Texto do botão 2 é obrigatório", HERO_LIMITS.botao_texto),
  botao2_link: requiredLink("Link do botão 2 é obrigatório"),
  estatisticas: listOf(estatisticaForm, HERO_LIMITS.estatisticas),
  imagens: listOf(
    z.object({
      url: z.string().max(HERO_LIMITS.link).refine(isImageAddress, "Endereço de imagem inválido"),
      path: z
        .string()
        .max(300)
        .nullish()
        .transform((value) => value || null),
    }),
    HERO_LIMITS.imagens,
  ),
});
