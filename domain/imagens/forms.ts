import { parseProtocolo } from "../laudos/protocolo.ts";
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

export const ligarForm = z.object({ estudo: z.uuid(), protocolo });

export const descartarForm = z.object({ formulario: z.literal("descartar"), estudo: z.uuid() });

export const buscarPacsForm = z.object({ formulario: z.literal("pacs") });

export function ligarFormId(estudo: string): string {
  return `ligar-${estudo}`;
}
