import { formatDate } from "../texto/datas.ts";

/** `nao_conferida`: there is a signature of a kind that this program cannot check. */
export const INTEGRIDADES = ["sem_assinatura", "integra", "alterada", "nao_conferida"] as const;
export type Integridade = (typeof INTEGRIDADES)[number];

export interface Assinatura {
  nome: string;
  /** `cpf` and `crm` are ICP-Brasil fields of the certificate; null if it lacks the field. */
  cpf: string | null;
  crm: string | null;
  /** The signing time that the signer claims, as ISO 8601. */
  quando: string | null;
  integra: boolean;
  cobre_tudo: boolean;
  /** True if the certificate's chain ends at one of the clinic's trusted roots. */
  cadeia: boolean;
}

const ALTERADO = "Alterado após a assinatura";

export const LI_ALTERADO = "Li: o arquivo foi alterado após a assinatura";

export interface DocumentSignatures {
  integridade: Integridade;
  assinaturas: readonly Assinatura[];
}

export function shortSignatureText(integridade: Integridade): string | undefined {
  if (integridade === "sem_assinatura") return undefined;
  return integridade === "alterada" ? ALTERADO : "Assinado digitalmente";
}

export function signatureTexts({ integridade, assinaturas }: DocumentSignatures): string[] {
  if (integridade === "sem_assinatura") return ["Sem assinatura digital"];
  if (integridade === "nao_conferida")
    return ["Há uma assinatura digital que não pôde ser conferida"];
  const chain = assinaturas.every(({ cadeia }) => cadeia)
    ? "cadeia conferida"
    : "cadeia não conferida";
  const state = integridade === "alterada" ? ALTERADO : `Assinatura íntegra, ${chain}`;
  const names = assinaturas.map(({ nome, quando }) => {
    const when = quando === null ? "" : `, em ${formatDate(new Date(quando))} segundo quem assinou`;
    return `Assinado digitalmente por ${nome || "quem não se identifica"}${when}`;
  });
  return integridade === "alterada" ? [state, ...names] : [...names, state];
}
