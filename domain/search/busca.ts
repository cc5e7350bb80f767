/** A search for patients is sent by POST, because a URL must not contain the searched words unencrypted. */
import { optionalText } from "../texto/fields.ts";
import { z } from "../z.ts";

const LONGEST = 100;

export const buscaForm = z.object({
  formulario: z.literal("buscar"),
  busca: optionalText(LONGEST),
});
