import { listOf } from "../texto/fields.ts";
import { z } from "../z.ts";

export const COBERTURA_MAX = 400;

/** `todos` includes insurers that are added later. Until somebody has said it, the site says nothing of the coverage. */
export const COBERTURAS = ["nao_informado", "todos", "escolhidos"] as const;

export const COBERTURA_FIELDS = {
  cobertura: {
    label: "Convênios que cobrem",
    values: { nao_informado: "Ainda não informado", todos: "Todos", escolhidos: "Escolhidos" },
  },
  convenios: { label: "Convênios escolhidos", refersTo: "convenios" },
  autorizacao: { label: "Pedem autorização", refersTo: "convenios" },
} as const;

export const COBERTURA_LABELS = {
  cobertura: COBERTURA_FIELDS.cobertura.label,
  convenios: COBERTURA_FIELDS.convenios.label,
  autorizacao: COBERTURA_FIELDS.autorizacao.label,
} as const;

/** A form without `cobertura` does not change the coverage. */
export const coberturaShape = {
  cobertura: z.enum(COBERTURAS).optional(),
  convenios: listOf(z.guid("Recarregue a página"), COBERTURA_MAX),
  autorizacao: listOf(z.guid("Recarregue a página"), COBERTURA_MAX),
};

export interface Cobertura {
  cobertura: (typeof COBERTURAS)[number];
  /** The chosen insurers' ids. With `todos` they are stored but have no effect. */
  convenios: readonly string[];
  /** Ids of the insurers that must authorise the exam first. They cover it even if they are not in `convenios`. */
  autorizacao: readonly string[];
}

export const NIVEIS = ["nao", "sim", "autorizacao"] as const;
export type Nivel = (typeof NIVEIS)[number];

export const NIVEL_TEXTS: Readonly<Record<Nivel, string>> = {
  nao: "não",
  sim: "sim",
  autorizacao: "autorização",
};

export function nivelOf(exame: Cobertura, convenio: string): Nivel | "nao_informado" {
  if (exame.cobertura === "nao_informado") return "nao_informado";
  if (exame.autorizacao.includes(convenio)) return "autorizacao";
  return exame.cobertura === "todos" || exame.convenios.includes(convenio) ? "sim" : "nao";
}

export function isCovered(nivel: Nivel | "nao_informado"): boolean {
  return nivel === "sim" || nivel === "autorizacao";
}

export interface ConvenioCovering {
  nome: string;
  pedeAutorizacao: boolean;
}

export function listCovering(
  exame: Cobertura,
  convenios: readonly { id: string; nome: string }[],
): ConvenioCovering[] {
  return convenios.flatMap(({ id, nome }) => {
    const nivel = nivelOf(exame, id);
    return !isCovered(nivel) ? [] : [{ nome, pedeAutorizacao: nivel === "autorizacao" }];
  });
}

export function withoutAbsentCobertura<Values extends Partial<Cobertura>>(
  values: Values,
): Omit<Values, keyof Cobertura> & Partial<Cobertura> {
  if (values.cobertura !== undefined) return values;
  const { cobertura, convenios, autorizacao, ...others } = values;
  return others;
}

export function coberturaText(count: {
  cobertos: number;
  comAutorizacao: number;
  exames: number;
}): string {
  const { cobertos, comAutorizacao, exames } = count;
  if (exames === 0) return "Nenhum exame cadastrado.";
  if (cobertos === 0) return `Não cobre nenhum dos ${exames} exames.`;
  const all = cobertos === exames ? `todos os ${exames} exames` : `${cobertos} de ${exames} exames`;
  if (comAutorizacao === 0) return `Cobre ${all}, sem autorização.`;
  const needed = comAutorizacao === 1 ? "1 pede" : `${comAutorizacao} pedem`;
  return `Cobre ${all}; ${needed} autorização.`;
}
