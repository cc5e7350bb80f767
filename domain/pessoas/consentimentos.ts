import type { ThingEntry } from "../thing-entry.ts";

export const FINALIDADES = ["contato", "informativo", "direitos"] as const;
export type Finalidade = (typeof FINALIDADES)[number];

export const CANAIS = ["site", "e-mail", "telefone", "whatsapp", "presencial"] as const;
export type Canal = (typeof CANAIS)[number];

interface TextoConsentimento {
  versao: string;
  texto: string;
}

/** Oldest first. A new text never replaces an old one, because we must know to what people agreed. */
export const TEXTOS_CONSENTIMENTO: Readonly<Record<Finalidade, readonly TextoConsentimento[]>> = {
  contato: [
    {
      versao: "2026-11-22",
      texto:
        "Usamos estes dados só para responder a você. Não envie resultados nem dados de saúde por aqui.",
    },
  ],
  informativo: [
    {
      versao: "2026-11-22",
      texto: "Usamos seu e-mail só para enviar artigos novos, e você pode sair quando quiser.",
    },
  ],
  direitos: [
    {
      versao: "2026-11-22",
      texto:
        "Usamos estes dados só para confirmar que é você e atender ao pedido. Eles ficam cifrados.",
    },
  ],
};

export function textoConsentimento(finalidade: Finalidade): TextoConsentimento {
  return TEXTOS_CONSENTIMENTO[finalidade].at(-1) as TextoConsentimento;
}

const FINALIDADE_LABELS: Record<Finalidade, string> = {
  contato: "Resposta ao formulário de contato",
  informativo: "Informativo por e-mail",
  direitos: "Atendimento do pedido",
};

export function formatFinalidade(finalidade: Finalidade): string {
  return FINALIDADE_LABELS[finalidade];
}

export const CONSENTIMENTOS = {
  label: "Consentimento",
  plural: "Consentimentos",
  article: "o",
  icon: null,
  name: null,
  isPersonal: true,
  below: "/:id",
  openedBy: "referencia",
  fields: { retirado_em: "Retirado em", retirado_por: "Como foi retirado" },
} as const satisfies ThingEntry<{ retirado_em: Date | null; retirado_por: string | null }>;
