import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import {
  isImageAddress,
  listOf,
  requiredLink,
  requiredText,
  URL_INVALIDA,
} from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

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

export const HERO_LABELS = {
  titulo: "Título",
  subtitulo: "Subtítulo",
  botao1_texto: "Texto do botão 1",
  botao1_link: "Link do botão 1",
  botao2_texto: "Texto do botão 2",
  botao2_link: "Link do botão 2",
  imagens: "Imagens",
  estatisticas: "Estatísticas",
} as const;

const OWN_FILE = /^\/arquivos\/(.+)$/;

const heroImagem = z
  .object({
    url: z.string().max(HERO_LIMITS.link).refine(isImageAddress, URL_INVALIDA),
  })
  .transform(({ url }) => ({
    url,
    path: OWN_FILE.exec(url)?.[1] ?? null,
  }));

export type HeroImagem = z.infer<typeof heroImagem>;

export const estatisticaForm = z.object({
  valor: requiredText("Valor é obrigatório", HERO_LIMITS.valor),
  descricao: requiredText("Descrição é obrigatória", HERO_LIMITS.descricao),
});

export const ESTATISTICA_LABELS = { valor: "Valor", descricao: "Descrição" } as const;

export const homeHeroForm = recordForm({
  titulo: requiredText("Título é obrigatório", HERO_LIMITS.titulo),
  subtitulo: requiredText("Subtítulo é obrigatório", HERO_LIMITS.subtitulo),
  botao1_texto: requiredText("Texto do botão 1 é obrigatório", HERO_LIMITS.botao_texto),
  botao1_link: requiredLink("Link do botão 1 é obrigatório"),
  botao2_texto: requiredText("Texto do botão 2 é obrigatório", HERO_LIMITS.botao_texto),
  botao2_link: requiredLink("Link do botão 2 é obrigatório"),
  estatisticas: listOf(estatisticaForm, HERO_LIMITS.estatisticas),
  imagens: listOf(heroImagem, HERO_LIMITS.imagens),
});

export interface HomeHeroRecord extends RecordOf<typeof homeHeroForm> {
  /** The first image's URL. A record without `imagens` may have its only image here. */
  imagem_fundo_url: string;
}

export type HomeHero = Omit<HomeHeroRecord, "id" | "versao">;

export const HOME_HERO = {
  label: "Home Page: Hero",
  plural: "Home Page: Hero",
  article: "a",
  icon: "home",
  name: "titulo",
  fields: {
    ...HERO_LABELS,
    imagem_fundo_url: "Imagem de fundo",
    imagens: {
      label: HERO_LABELS.imagens,
      fields: { url: "Endereço", path: { label: "Arquivo", isHidden: true } },
    },
    estatisticas: { label: HERO_LABELS.estatisticas, fields: ESTATISTICA_LABELS },
  },
} as const satisfies ThingEntry<HomeHeroRecord>;
