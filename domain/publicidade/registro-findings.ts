/** Finds the registrations that a doctor lacks for announcing a specialty (CFM Resolução 2.336/2023, art. 4). */
import type { Finding } from "./findings.ts";
import { FONTES, type Regra } from "./regra.ts";

export interface RegistroFields {
  titulo?: string | null;
  especialidade?: string | null;
  crm?: string | null;
  rqe?: string | null;
}

type RegistroRegra = Omit<Regra, "patterns">;

const ESPECIALIDADE_SEM_RQE: RegistroRegra = {
  id: "especialidade-sem-rqe",
  titulo: "Especialidade sem RQE",
  tipo: "condicionado",
  artigo: "art. 4º, II",
  porque: "A especialidade só se anuncia registrada no CRM e seguida do número do RQE.",
  fontes: [FONTES.capitulo2],
};

const SEM_TITULO: RegistroRegra = {
  id: "sem-titulo",
  titulo: "Falta a palavra Médica ou Médico",
  tipo: "vedado",
  artigo: "art. 4º, I",
  porque: "O número do CRM vem sempre acompanhado da palavra MÉDICO ou MÉDICA: escolha o título.",
  fontes: [FONTES.capitulo2],
};

const SEM_CRM: RegistroRegra = {
  id: "sem-crm",
  titulo: "Falta o CRM",
  tipo: "vedado",
  artigo: "art. 4º, I",
  porque: "Nome e número do CRM são obrigatórios em toda publicidade que apresenta um médico.",
  fontes: [FONTES.capitulo2],
};

export const REGRAS_DE_REGISTRO: readonly RegistroRegra[] = [
  ESPECIALIDADE_SEM_RQE,
  SEM_TITULO,
  SEM_CRM,
];

export function listRegistroFindings({
  titulo,
  especialidade,
  crm,
  rqe,
}: RegistroFields): Partial<Record<"especialidade" | "titulo" | "crm", Finding>> {
  const announced = especialidade?.trim();
  if (!announced) return {};
  return {
    ...(!rqe?.trim() && { especialidade: findingOf(ESPECIALIDADE_SEM_RQE, announced) }),
    ...(!titulo?.trim() && { titulo: findingOf(SEM_TITULO, "Título: nenhum") }),
    ...(!crm?.trim() && { crm: findingOf(SEM_CRM, "CRM: vazio") }),
  };
}

function findingOf({ id, titulo, tipo, artigo, porque }: RegistroRegra, palavras: string): Finding {
  return { regra: id, titulo, tipo, artigo, porque, palavras };
}
