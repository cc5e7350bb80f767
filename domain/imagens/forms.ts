import { parseProtocolo } from "../laudos/protocolo.ts";
import { day } from "../texto/fields.ts";
import { z } from "../z.ts";

const LIGAR_LIMITS = { protocolo: 40 } as const;

const protocolo = z
  .string("Informe o protocolo")
  .max(LIGAR_LIMITS.protocolo, "Protocolo inválido. Ele é como 2026-AB3CD-9EFGH.")
  .transform((typed, context) => {
    const found = parseProtocolo(typed);
    if (found) return found;
    context.addIssue({
      code: "custom",
      message: "Protocolo inválido. Ele é como 2026-AB3CD-9EFGH.",
    });
    return z.NEVER;
  });

/** The birth date is typed again, so that a wrong patient is noticed; `confere` says that the differences were read. */
export const ligarForm = z.object({
  estudo: z.uuid(),
  protocolo,
  data_nascimento: day("Data de nascimento inválida"),
  confere: z.boolean().default(false),
});

export const descartarForm = z.object({ formulario: z.literal("descartar"), estudo: z.uuid() });

export const buscarPacsForm = z.object({ formulario: z.literal("pacs") });

export function ligarFormId(estudo: string): string {
  return `ligar-${estudo}`;
}
