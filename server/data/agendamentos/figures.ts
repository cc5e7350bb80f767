import { and, asc, gte, lt, sql } from "drizzle-orm";
import type { Contado } from "#domain/agendamentos/numeros.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import type { Tx } from "#server/db/open.ts";
import { agendamentos as table } from "#server/db/schema/agendamentos.ts";
import { encryptedAgendamento } from "./encrypted-agendamento.ts";

const columns = {
  id: table.id,
  estado: table.estado,
  pedido: table.pedido,
  recebido_em: table.recebido_em,
  respondido_em: table.respondido_em,
  /** Text, because a Date would lose the microseconds, and the next portion would then repeat rows. */
  momento: sql<string>`${table.recebido_em}::text`,
};

/** How many requests are decrypted at a time. Between two portions, Node answers other visitors. */
const PORTION = 250;

/** Reads the exam and insurer of each request for statistics. The trail names no request, because none is shown. */
export async function listContados(tx: Tx, from: Date, to: Date): Promise<Contado[]> {
  const found: Contado[] = [];
  let last: { momento: string; id: string } | undefined;
  do {
    const rows = await tx
      .select(columns)
      .from(table)
      .where(and(gte(table.recebido_em, from), lt(table.recebido_em, to), last && after(last)))
      .orderBy(asc(table.recebido_em), asc(table.id))
      .limit(PORTION);
    for (const row of rows) {
      const { pedido, estado, recebido_em, respondido_em } = encryptedAgendamento.decrypt(tx, row);
      const { exame, convenio } = pedido;
      found.push({ exame, convenio, estado, recebido_em, respondido_em });
    }
    last = rows[PORTION - 1];
  } while (last);
  if (found.length > 0) {
    noteReading(tx, { acao: "contou_agendamentos", pacientes: [], dados: ["agendamento"] });
  }
  return found;
}

function after({ momento, id }: { momento: string; id: string }) {
  return sql`(${table.recebido_em}, ${table.id}) > (${momento}::text::timestamptz, ${id}::text::uuid)`;
}
