/** The forms of searches for patients are sent by POST. An address contains such a search only encrypted. */
import { optionalText } from "../texto/fields.ts";
import { z } from "../z.ts";

const LONGEST = 100;

export const buscaForm = z.object({
  formulario: z.literal("buscar"),
  busca: optionalText(LONGEST),
});
