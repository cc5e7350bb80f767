import { SITUACAO_LABELS, TIPO_LABELS } from "#domain/mensagens/mensagens.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { type MensagemSearch, NINGUEM } from "../filters.ts";

interface Names {
  person?: string | undefined;
  owner?: string | undefined;
}

export function filterWords(
  filters: MensagemSearch,
  { person = "Equipe", owner = "Equipe" }: Names = {},
): string[] {
  const { estado, tipo, pessoa, responsavel, de, ate, busca } = filters;
  return [
    estado && `Situação: ${SITUACAO_LABELS[estado]}`,
    tipo && `Tipo: ${TIPO_LABELS[tipo]}`,
    pessoa && `Pessoa: ${person}`,
    responsavel && `Responsável: ${responsavel === NINGUEM ? "ninguém ainda" : owner}`,
    de && `De ${formatDay(de)}`,
    ate && `Até ${formatDay(ate)}`,
    busca && `Busca: “${busca}”`,
  ].filter((words) => words !== "");
}
