import { formatDate } from "../texto/datas.ts";
import { isSameDoctor, type ResponsibleDoctor } from "./same-doctor.ts";

/** `nao_conferida`: there is a signature of a kind that this program cannot check. */
export const INTEGRIDADES = ["sem_assinatura", "integra", "alterada", "nao_conferida"] as const;
export type Integridade = (typeof INTEGRIDADES)[number];

/** Rises when the check of signatures becomes stricter, so that a start checks the stored reports again. */
export const REGRA_ASSINATURA = 1;

/** Why a signature could not be checked, in the words that follow `não pôde ser conferida: `. */
const PROBLEMAS = {
  tipo: "é de um tipo que este programa não conhece",
  formato: "está danificada",
  conteudo_embutido: "traz um conteúdo próprio, que não é o deste arquivo",
  signatarios: "não é de uma só pessoa",
  atributos: "não diz o que foi assinado",
  certificado: "não confirma o certificado de quem assinou",
  algoritmo: "usa um cálculo fraco demais",
} as const;
export type ProblemaAssinatura = keyof typeof PROBLEMAS;

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
  /** Null if the signature could be checked. The name and the other facts are trustworthy only then. */
  problema: ProblemaAssinatura | null;
}

const ALTERADO = "Alterado após a assinatura";

export const LI_ALTERADO = "Li: o arquivo foi alterado após a assinatura";

/** CFM Resolução 2.381/2024 asks for a qualified signature on medical documents. */
export const SEM_ASSINATURA_CFM =
  "A Resolução CFM 2.381/2024 pede assinatura digital qualificada (ICP-Brasil): um PDF sem ela não atende à norma.";

export interface DocumentSignatures {
  integridade: Integridade;
  assinaturas: readonly Assinatura[];
}

export function shortSignatureText(integridade: Integridade): string | undefined {
  if (integridade === "sem_assinatura") return undefined;
  if (integridade === "alterada") return ALTERADO;
  return integridade === "integra" ? "Assinado digitalmente" : "Assinatura não conferida";
}

const OUTRA_PESSOA = "Assinado por OUTRA PESSOA";

/** @param medico the report's doctor, with whom the signers are compared */
export function signatureTexts(found: DocumentSignatures, medico?: ResponsibleDoctor): string[] {
  const texts = verdictTexts(found);
  return medico && isByAnotherPerson(found.assinaturas, medico) ? [OUTRA_PESSOA, ...texts] : texts;
}

function verdictTexts({ integridade, assinaturas }: DocumentSignatures): string[] {
  if (integridade === "sem_assinatura") return ["Sem assinatura digital"];
  if (integridade === "nao_conferida") return unverifiedTexts(assinaturas);
  const chain = assinaturas.every(({ cadeia }) => cadeia)
    ? "cadeia conferida"
    : "cadeia não conferida";
  const state = integridade === "alterada" ? ALTERADO : `Assinatura íntegra, ${chain}`;
  const names = assinaturas.filter(isVerified).map(({ nome, quando }) => {
    const when =
      quando === null
        ? ""
        : `, em ${formatDate(new Date(quando))} segundo quem assinou, sem prova da data`;
    return `Assinado digitalmente por ${nome || "quem não se identifica"}${when}`;
  });
  return integridade === "alterada" ? [state, ...names] : [...names, state];
}

function unverifiedTexts(assinaturas: readonly Assinatura[]): string[] {
  const said = "Há uma assinatura digital que não pôde ser conferida";
  const problems = new Set(assinaturas.flatMap(({ problema }) => problema ?? []));
  if (problems.size === 0) return [said];
  return [...problems].map((problem) => `${said}: ${PROBLEMAS[problem]}`);
}

function isVerified({ problema }: Assinatura): boolean {
  return !problema;
}

export function isByAnotherPerson(
  assinaturas: readonly Assinatura[],
  medico: ResponsibleDoctor,
): boolean {
  const signers = assinaturas.filter(isVerified);
  return signers.length > 0 && !signers.some((signer) => isSameDoctor(signer, medico));
}
