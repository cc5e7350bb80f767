import type { ConfiguracoesSite } from "../../clinica/configuracoes-site.ts";
import { ownValue } from "../../texto/own-value.ts";

/** The editor and the history show these labels in place of the values. */
export const DADO_LABELS = {
  nome_clinica: "Nome da clínica",
  telefone: "Telefone",
  email: "E-mail da clínica",
  endereco: "Endereço",
  encarregado_dados: "Encarregado de dados",
  email_encarregado: "E-mail do encarregado",
} as const satisfies Partial<Record<keyof ConfiguracoesSite, string>>;

export type DadoName = keyof typeof DADO_LABELS;

export type DadosDaClinica = Pick<ConfiguracoesSite, DadoName>;

export const DADO_NAMES = Object.keys(DADO_LABELS) as DadoName[];

export function isDadoName(name: string): name is DadoName {
  return ownValue(DADO_LABELS, name) !== undefined;
}

export function dadoValue(name: DadoName, dados: DadosDaClinica): string {
  return dados[name].split("\n").join(", ");
}
