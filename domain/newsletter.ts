/** The newsletter's one field. */
import { email } from "./fields.ts";
import { z } from "./z.ts";

export const newsletterForm = z.object({ email: email("E-mail inválido") });
