import { requiredLine } from "../texto/fields.ts";
import { z } from "../z.ts";
import { parseCodigo } from "./codigo.ts";

export const OQUE = ["laudo", "imagens", "laudo_e_imagens"] as const;
export type Oque = (typeof OQUE)[number];

const OQUE_LABELS: Record<Oque, string> = {
  laudo: "Laudo",
  imagens: "Imagens",
  laudo_e_imagens: "Laudo e imagens",
};

export function oqueChoices(hasImages: boolean) {
  const offered = hasImages ? OQUE : OQUE.slice(0, 1);
  return offered.map((oque) => ({ value: oque, label: OQUE_LABELS[oque] }));
}

const DIAS: readonly number[] = [1, 7, 30];

export const DIAS_CHOICES = DIAS.map((dias) => ({
  value: String(dias),
  label: dias === 1 ? "1 dia" : `${dias} dias`,
}));

export const COMPARTILHAR_PADRAO = { oque: OQUE[0], dias: "7" } as const;

export const COMPARTILHAMENTO_LIMITS = {
  /** The limit of simultaneously active shares of one report. */
  vivos: 10,
  /** A share ends after this many wrong PINs (SQL: `abre_compartilhamento`). */
  senhas: 5,
  nome: 120,
  senhaDigitos: 6,
} as const;

export const FINS = ["pedido", "senhas", "cadastro"] as const;
export type Fim = (typeof FINS)[number];

export const VIAS = ["pagina", "aplicativo"] as const;
export type Via = (typeof VIAS)[number];

/** The patient's form for a share. A form that is sent twice has the same `pedido`, and creates one share. */
export const compartilharForm = z.object({
  pedido: z.uuid("Recarregue a página"),
  oque: z.enum(OQUE, "Escolha o que mostrar"),
  dias: z
    .number("Escolha por quanto tempo")
    .refine((dias) => DIAS.includes(dias), "Escolha por quanto tempo"),
});

export type CompartilharValues = z.output<typeof compartilharForm>;

export const encerrarForm = z.object({ compartilhamento: z.uuid() });

const PROVA = /^[\w-]{43}$/;
const NOME_MISSING = "Informe o seu nome";

const lido = {
  nome: requiredLine(NOME_MISSING, COMPARTILHAMENTO_LIMITS.nome),
  senha: z
    .string("Informe a senha")
    .max(40, "A senha tem 6 números")
    .transform((typed) => typed.replace(/[\s.-]/g, ""))
    .refine((typed) => typed !== "", "Informe a senha")
    .refine((typed) => typed === "" || /^\d{6}$/.test(typed), "A senha tem 6 números"),
};

export const abrirPorCodigoForm = z.object({
  ...lido,
  codigo: z
    .string("Informe o código")
    .max(60, "Código inválido")
    .transform((typed, context) => {
      const parsed = parseCodigo(typed);
      if (parsed !== undefined) return parsed;
      const message =
        typed.trim() === ""
          ? "Informe o código"
          : "Código inválido. Ele tem 10 letras e números, como 7HKA8-JBWBT.";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
});

/** The doctor's form for a link. The script fills in the link's secret, and `prova`, the hash of the link's key. */
export const abrirPorLinkForm = z.object({
  ...lido,
  link: z.string().regex(PROVA),
  prova: z.union([z.literal(""), z.string().regex(PROVA)]).default(""),
});
