/** Convênios: the insurers whose cards the clinic takes. */
import { nullableImage, nullableText, ordemExibicao, requiredText } from "./fields.ts";
import { z } from "./z.ts";

export const CONVENIO_LIMITS = { nome: 160, logo_url: 2000, observacoes: 2000 } as const;

export interface Convenio {
  id: string;
  nome: string;
  logo_url: string | null;
  observacoes: string | null;
  ordem_exibicao: number;
}

export const convenioForm = z.object({
  nome: requiredText("Nome é obrigatório", CONVENIO_LIMITS.nome),
  logo_url: nullableImage(),
  observacoes: nullableText(CONVENIO_LIMITS.observacoes),
  ordem_exibicao: ordemExibicao(),
});
