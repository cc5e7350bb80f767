import { isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { EstadoAgendamento } from "#domain/agendamentos/estados.ts";
import { NAO_ABERTOS_DIAS } from "#domain/laudos/nao-abertos.ts";
import { MOST_COUNTED } from "#domain/listas/total.ts";
import { HOJE, HOJE_IDS, type HojeId, type Waiting } from "#domain/painel/hoje.ts";
import { can, type StaffRole } from "#domain/permissions.ts";
import { FUSO_HORARIO } from "#domain/texto/datas.ts";
import { situacaoCondition as ofAgendamento } from "#server/data/agendamentos/agendamentos.ts";
import { situacaoPostCondition } from "#server/data/blog-posts.ts";
import {
  LEGIVEL_DESDE,
  naoAbertosCondition,
  situacaoCondition as ofLaudo,
} from "#server/data/laudos/laudos-condition.ts";
import { situacaoCondition as ofMensagem } from "#server/data/mensagens/mensagens.ts";
import type { Tx } from "#server/db/open.ts";
import { agendaHorarios } from "#server/db/schema/agenda-horarios.ts";
import { agendamentos } from "#server/db/schema/agendamentos.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { estudos } from "#server/db/schema/estudos.ts";
import { laudos, laudoVersoes } from "#server/db/schema/laudos.ts";
import { mensagens } from "#server/db/schema/mensagens.ts";

interface Source {
  table: PgTable;
  where(): SQL | undefined;
  since: AnyPgColumn | SQL;
}

const SOURCES: Record<HojeId, Source> = {
  mensagens_atrasadas: {
    table: mensagens,
    where: () => ofMensagem("atrasada"),
    since: mensagens.recebida_em,
  },
  respostas_presas: {
    table: mensagens,
    where: () => ofMensagem("resposta_presa"),
    since: mensagens.recebida_em,
  },
  mensagens_novas: {
    table: mensagens,
    where: () => ofMensagem("nova"),
    since: mensagens.recebida_em,
  },
  agendamentos_atrasados: {
    table: agendamentos,
    where: () => ofAgendamento("atrasado"),
    since: agendamentos.espera_desde,
  },
  agendamentos_decidir: {
    table: agendamentos,
    where: () => ofAgendamento("decidir"),
    since: agendamentos.atualizado_em,
  },
  agendamentos_novos: ofState("novo"),
  agendamentos_autorizacao: ofState("aguardando_autorizacao"),
  agendamentos_propostos: ofState("proposto"),
  agendamentos_confirmados: {
    table: agendamentos,
    where: () => ofAgendamento("confirmado"),
    since: sql`coalesce((select ${agendaHorarios.inicio} from ${agendaHorarios}
      where ${agendaHorarios.agendamento_id} = ${agendamentos.id}), ${agendamentos.espera_desde})`,
  },
  laudos_atrasados: {
    table: laudos,
    where: () => ofLaudo("atrasado"),
    // A report is late from the end of the day for which it was promised.
    since: sql`(${laudos.previsto_para} + 1)::timestamp at time zone ${FUSO_HORARIO}::text`,
  },
  laudos_assinatura: {
    table: laudos,
    where: () => ofLaudo("assinatura"),
    since: sql`(select ${laudoVersoes.assinatura_mudou_em} from ${laudoVersoes}
      where ${laudoVersoes.id} = ${laudos.versao_atual})`,
  },
  laudos_para_liberar: {
    table: laudos,
    where: () => ofLaudo("para_liberar"),
    since: laudos.criado_em,
  },
  laudos_sem_pdf: { table: laudos, where: () => ofLaudo("sem_pdf"), since: laudos.criado_em },
  pdfs_sem_laudo: {
    table: laudoVersoes,
    where: () => isNull(laudoVersoes.laudo_id),
    since: laudoVersoes.criado_em,
  },
  imagens_sem_laudo: {
    table: estudos,
    where: () => isNull(estudos.laudo_id),
    since: estudos.recebido_em,
  },
  laudos_nao_abertos: {
    table: laudos,
    where: () => naoAbertosCondition(NAO_ABERTOS_DIAS),
    since: LEGIVEL_DESDE,
  },
  artigos_da_semana: {
    table: blogPosts,
    where: () => situacaoPostCondition("semana"),
    since: blogPosts.data_publicacao,
  },
  artigos_guardados: {
    table: blogPosts,
    where: () => situacaoPostCondition("guardado"),
    since: blogPosts.atualizado_em,
  },
};

function ofState(estado: EstadoAgendamento): Source {
  return {
    table: agendamentos,
    where: () => ofAgendamento(estado),
    since: agendamentos.espera_desde,
  };
}

/** Adds no line to the trail, because nothing is decrypted. */
export async function listWaiting(tx: Tx, role: StaffRole): Promise<Waiting[]> {
  const ids = HOJE_IDS.filter((id) => can(role, "update", HOJE[id].thing));
  if (ids.length === 0) return [];
  // One query, because an open dashboard sends this request every few seconds.
  const parts = ids.map((id) => countOf(id, SOURCES[id]));
  const rows = await tx.execute<{ id: HojeId; total: number; since: string | null }>(
    sql`${sql.join(parts, sql` union all `)}`,
  );
  return rows.flatMap(({ id, total, since }) =>
    total > 0 ? [{ id, total, since: since === null ? null : Number(since) }] : [],
  );
}

/** Counts the oldest rows first, so that `since` is right even if the count stops at its limit. */
function countOf(id: HojeId, { table, where, since }: Source): SQL {
  return sql`(select ${id}::text as id, count(*)::int as total,
    (extract(epoch from min(since)) * 1000)::bigint::text as since
    from (select ${since} as since from ${table} where ${where()} order by ${since} limit ${MOST_COUNTED + 1}) found)`;
}
