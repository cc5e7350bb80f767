/** The patients' trail hashes each line with the ids of its data, so an id is never changed or reused. */
import { LAUDO_LABELS } from "#domain/laudos/laudos.ts";
import { PACIENTE_LABELS } from "#domain/pessoas/pacientes.ts";
import { ownValue } from "#domain/texto/own-value.ts";

export const DADOS = {
  ...LAUDO_LABELS,
  ...PACIENTE_LABELS,
  status: "Situação",
  aberto_em: "aberto em",
  responsavel_hash: "acesso do responsável",
  responsavel_id: "responsável",
  na_familia: "acesso com os irmãos",

  acessos: "acessos",
  agendamento: "agendamento",
  anexo: "anexo",
  arquivo: "arquivo",
  aviso: "aviso",
  cadastro: "cadastro",
  compartilhamento: "compartilhamento",
  imagens: "imagens",
  laudo: "laudo",
  lista: "lista",
  mensagem: "mensagem",
  nome_arquivo: "nome do arquivo",
  paginas: "páginas",
  pdf: "PDF",
  versao: "versão",
} as const;

export type Dado = keyof typeof DADOS;

export function formatDados(dados: readonly string[]): string {
  return dados.map(formatDado).join(", ");
}

function formatDado(dado: string): string {
  const [id = "", ...value] = dado.split(":");
  return [ownValue<string>(DADOS, id) ?? id.replaceAll("_", " "), ...value].join(" ");
}
