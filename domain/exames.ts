/** Exames: what the clinic does, with what a patient must do before it. */
import { nullableText, ordemExibicao, requiredText } from "./fields.ts";
import { z } from "./z.ts";

export const EXAME_LIMITS = { nome: 200, slug: 220, descricao: 4000, preparo: 8000 } as const;

export interface Exame {
  id: string;
  nome: string;
  /** Made from the name when the exam is created; stays when the name changes. */
  slug: string;
  descricao: string;
  /** One step a line; null means none. */
  preparo: string | null;
  ordem_exibicao: number;
}

export const exameForm = z.object({
  nome: requiredText("Nome é obrigatório", EXAME_LIMITS.nome),
  descricao: requiredText("Descrição é obrigatória", EXAME_LIMITS.descricao),
  preparo: nullableText(EXAME_LIMITS.preparo),
  ordem_exibicao: ordemExibicao(),
});
