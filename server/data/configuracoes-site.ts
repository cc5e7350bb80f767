import { sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { ConfiguracoesRecord, ConfiguracoesSite } from "#domain/clinica/configuracoes-site.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { offerFeriados } from "#domain/horarios/feriados-nacionais.ts";
import { HORARIOS_LIMITS } from "#domain/horarios/horarios.ts";
import type { Tx } from "#server/db/open.ts";
import { configuracoesSite as table } from "#server/db/schema/configuracoes-site.ts";
import { singleRecordOf } from "./kit/single-record.ts";

export const configuracoesSite = singleRecordOf<ConfiguracoesRecord>(table);

const columns = {
  nome_clinica: table.nome_clinica,
  logo_url: table.logo_url,
  icone_url: table.icone_url,
  endereco: table.endereco,
  telefone: table.telefone,
  email: table.email,
  horario_funcionamento: table.horario_funcionamento,
  texto_rodape: table.texto_rodape,
  links_redes_sociais: table.links_redes_sociais,
  cores_principais: table.cores_principais,
  link_resultados_clinica: table.link_resultados_clinica,
  link_resultados_cassems: table.link_resultados_cassems,
  registro_crm: table.registro_crm,
  diretor_tecnico: table.diretor_tecnico,
  crm_diretor_tecnico: table.crm_diretor_tecnico,
  titulo_diretor_tecnico: table.titulo_diretor_tecnico,
  encarregado_dados: table.encarregado_dados,
  email_encarregado: table.email_encarregado,
  credito_texto: table.credito_texto,
  credito_link: table.credito_link,
  horarios: table.horarios,
  feriados: table.feriados,
  somente_equipe: table.somente_equipe,
  ocultar_exemplos: table.ocultar_exemplos,
} satisfies Record<keyof ConfiguracoesSite, unknown>;

/** Every page runs this query. Building it only once saves two thirds of Node's time for it. */
const QUERY = sql.raw(new QueryBuilder().select(columns).from(table).toSQL().sql);

export async function getConfiguracoes(tx: Tx): Promise<ConfiguracoesSite | undefined> {
  const [row] = await tx.execute<ConfiguracoesSite & Record<string, unknown>>(QUERY);
  return row;
}

export async function hideSamples(tx: Tx, ocultar_exemplos: boolean): Promise<void> {
  await configuracoesSite.readOrCreate(tx, DEFAULT_CONFIGURACOES);
  await tx.update(table).set({ ocultar_exemplos });
}

/** @returns how many were added; `full` if the list would exceed its maximum; `changed` if another save came first */
export async function addFeriados(
  tx: Tx,
  datas: readonly string[],
  today: string,
): Promise<number | "full" | "changed"> {
  const { record } = await configuracoesSite.readOrCreate(tx, DEFAULT_CONFIGURACOES);
  const { id: _, versao, feriados, ...values } = record;
  const added = offerFeriados(today, feriados)
    .filter(({ data, isListed }) => !isListed && datas.includes(data))
    .map(({ data, nome }) => ({ data, nome, intervalos: [] }));
  if (added.length === 0) return 0;
  const all = [...feriados, ...added].sort((a, b) => (a.data < b.data ? -1 : 1));
  if (all.length > HORARIOS_LIMITS.feriados) return "full";
  const saved = await configuracoesSite.save(tx, { versao, values: { ...values, feriados: all } });
  return saved.status === "saved" ? added.length : "changed";
}
