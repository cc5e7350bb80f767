import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  type lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { RETENCAO, type RetencaoComPrazo } from "#domain/pessoas/retencao.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import type { Tx } from "#server/db/open.ts";
import { agendamentos } from "#server/db/schema/agendamentos.ts";
import { compartilhamentos } from "#server/db/schema/compartilhamentos.ts";
import { consentimentos } from "#server/db/schema/consentimentos.ts";
import { inscritos } from "#server/db/schema/inscritos.ts";
import { mensagens } from "#server/db/schema/mensagens.ts";
import { responsaveis } from "#server/db/schema/responsaveis.ts";

const REMOVERS: Record<RetencaoComPrazo, (tx: Tx, meses: number) => Promise<number>> = {
  mensagens: (tx, meses) =>
    removeMensagens(
      tx,
      and(
        eq(mensagens.tipo, "contato"),
        or(isOlder(mensagens.recebida_em, meses), exists(withdrawnOf(tx))),
      ),
    ),
  direitos: (tx, meses) =>
    removeMensagens(tx, and(eq(mensagens.tipo, "direitos"), isOlder(mensagens.recebida_em, meses))),
  async agendamentos(tx, meses) {
    const rows = await tx
      .delete(agendamentos)
      .where(
        or(
          isOlder(agendamentos.encerrado_em, meses),
          and(isNull(agendamentos.encerrado_em), isOlder(agendamentos.recebido_em, meses)),
        ),
      )
      .returning({ id: agendamentos.id });
    return rows.length;
  },
  async compartilhamentos(tx, meses) {
    const { id, encerrado_em, expira_em } = compartilhamentos;
    const rows = await tx
      .delete(compartilhamentos)
      .where(or(isOlder(encerrado_em, meses), isOlder(expira_em, meses)))
      .returning({ id });
    return rows.length;
  },
  async consentimentos(tx, meses) {
    const { retirado_em } = consentimentos;
    const rows = await tx
      .delete(consentimentos)
      .where(and(isNotNull(retirado_em), isOlder(retirado_em, meses)))
      .returning({ id: consentimentos.id });
    return rows.length;
  },
  inscricoesPendentes: (tx, meses) =>
    removeInscritos(
      tx,
      and(eq(inscritos.situacao, "pendente"), isOlder(inscritos.pedido_em, meses)),
    ),
  inscricoesEncerradas: (tx, meses) =>
    removeInscritos(
      tx,
      and(
        inArray(inscritos.situacao, ["saiu", "recusado"]),
        isOlder(inscritos.atualizado_em, meses),
      ),
    ),
  async responsaveis(tx, meses) {
    const rows = await tx
      .delete(responsaveis)
      .where(
        and(
          sql`not exists (select from pacientes where pacientes.responsavel_id = ${responsaveis.id})`,
          isOlder(responsaveis.atualizado_em, meses),
        ),
      )
      .returning({ id: responsaveis.id });
    return rows.length;
  },
  async acessos(tx, meses) {
    const [row] = await tx.execute<{ n: number }>(
      sql`select esquece_enderecos(${meses}::int) as n`,
    );
    return row?.n ?? 0;
  },
};

export async function removeExpired(tx: Tx): Promise<Record<RetencaoComPrazo, number>> {
  const removed: Partial<Record<RetencaoComPrazo, number>> = {};
  for (const [kind, remove] of Object.entries(REMOVERS) as [RetencaoComPrazo, Remover][]) {
    const count = await remove(tx, RETENCAO[kind].meses);
    removed[kind] = count;
    if (count === 0) continue;
    await recordEvent(tx, { acao: "removeu_pelo_prazo", coisa: kind, quantos: count });
  }
  return removed as Record<RetencaoComPrazo, number>;
}

type Remover = (tx: Tx, meses: number) => Promise<number>;

/** Deletes messages; PostgreSQL deletes their answers, notes and consents with them. */
async function removeMensagens(tx: Tx, which: SQL | undefined): Promise<number> {
  const rows = await tx.delete(mensagens).where(which).returning({ id: mensagens.id });
  return rows.length;
}

async function removeInscritos(tx: Tx, which: SQL | undefined): Promise<number> {
  const rows = await tx.delete(inscritos).where(which).returning({ id: inscritos.id });
  return rows.length;
}

function withdrawnOf(tx: Tx) {
  return tx
    .select({ id: consentimentos.id })
    .from(consentimentos)
    .where(and(eq(consentimentos.referencia, mensagens.id), isNotNull(consentimentos.retirado_em)));
}

function isOlder(column: Parameters<typeof lt>[0] & object, meses: number): SQL {
  return sql`${column} < now() - make_interval(months => ${meses}::int)`;
}
