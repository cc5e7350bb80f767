/** Home page's facility section. */
import type { Item } from "./estatisticas.ts";
import { isImageAddress, listOf, optionalText, requiredText } from "./fields.ts";
import { itemForm } from "./home-sobre.ts";
import { z } from "./z.ts";

export const ESTRUTURA_LIMITS = {
  titulo: 200,
  descricao: 4000,
  url: 2000,
  imagem_titulo: 120,
  imagem_descricao: 600,
  imagens: 24,
  facilidades: 24,
} as const;

/** What a new facility's icon is, as the specification stores it. */
const FACILIDADE_ICONE = "🏥";

export interface EstruturaImagem {
  url: string;
  titulo: string;
  descricao: string;
}

export interface HomeEstrutura {
  titulo: string;
  descricao: string;
  imagens: EstruturaImagem[];
  facilidades: Item[];
}

export const homeEstruturaForm = z.object({
  titulo: requiredText("Título é obrigatório", ESTRUTURA_LIMITS.titulo),
  descricao: requiredText("Descrição é obrigatória", ESTRUTURA_LIMITS.descricao),
  imagens: listOf(
    z.object({
      url: requiredText("Imagem é obrigatória", ESTRUTURA_LIMITS.url).refine(
        (value) => value === "" || isImageAddress(value),
        "Endereço de imagem inválido",
      ),
      titulo: optionalText(ESTRUTURA_LIMITS.imagem_titulo),
      descricao: optionalText(ESTRUTURA_LIMITS.imagem_descricao),
    }),
    ESTRUTURA_LIMITS.imagens,
  ),
  facilidades: listOf(itemForm(FACILIDADE_ICONE), ESTRUTURA_LIMITS.facilidades),
});
