/** A search for patients travels in a form's body, never in an address. */
import { optionalText } from "../texto/fields.ts";
import { z } from "../z.ts";

const LONGEST = 100;

export const buscaForm = z.object({
  formulario: z.literal("buscar"),
  busca: optionalText(LONGEST),
});
