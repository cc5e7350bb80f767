import { day, requiredCpf } from "../texto/fields.ts";
import { z } from "../z.ts";
import { parseProtocolo } from "./protocolo.ts";

const EARLIEST = "1900-01-01";

/** @param today YYYY-MM-DD in the clinic's time zone. */
export function resultsLookupForm(today: string) {
  return z.object({
    cpf: requiredCpf(),
    dataNascimento: day("Data de nascimento inválida", "Informe a data de nascimento").refine(
      (date) => date >= EARLIEST && date <= today,
      "Data de nascimento inválida",
    ),
    protocolo: z
      .string()
      .max(60, "Protocolo inválido")
      .default("")
      .transform((typed, context) => {
        if (typed.trim() === "") return undefined;
        const parsed = parseProtocolo(typed);
        if (parsed === undefined) {
          context.addIssue({ code: "custom", message: "Protocolo inválido" });
        }
        return parsed ?? z.NEVER;
      }),
  });
}

/** All wrong codes get the same message, because it must not reveal what is wrong. */
export const CODIGO_INVALIDO = "Código inválido ou expirado";

/** Accepts any text with exactly six digits, because the code may be copied from the e-mail with other characters. */
export const accessCodeForm = z.object({
  codigo: z
    .string("Digite os 6 números do código")
    .max(40, "Digite os 6 números do código")
    .transform((typed) => typed.replace(/\D/g, ""))
    .refine((digits) => digits.length === 6, "Digite os 6 números do código"),
});

export const endAccessForm = z.object({ acao: z.literal("encerrar") });
