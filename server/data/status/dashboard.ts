import { and, desc, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import type { EventoId } from "#domain/registro/eventos.ts";
import type { TrailRow } from "#server/data/trail/trilha.ts";
import { recordName } from "#server/data/trail/trilha-nome.ts";
import type { Tx } from "#server/db/open.ts";
import { trilha } from "#server/db/schema/trilha.ts";

export interface Counts {
  usuarios: number;
  medicos: number;
  convenios: number;
  exames: number;
}

/** Most roles may not read users, so a database function counts them. */
export async function getCounts(tx: Tx): Promise<Counts> {
  const [row] = await tx.execute<{ [key in keyof Counts]: number }>(sql`
    select conta_usuarios() as usuarios,
      (select count(*)::int from profissionais) as medicos,
      (select count(*)::int from convenios) as convenios,
      (select count(*)::int from exames) as exames`);
  return row as Counts;
}

export type Recent = Pick<
  TrailRow,
  | "id"
  | "quando"
  | "usuario_id"
  | "usuario_nome"
  | "acao"
  | "quantos"
  | "coisa"
  | "registro"
  | "nome"
>;

const NO_CHANGES: EventoId[] = ["entrou", "saiu"];

export function listRecent(
  tx: Tx,
  { by, limit = 10 }: { by?: { id: string }; limit?: number } = {},
): Promise<Recent[]> {
  return tx
    .select({
      id: trilha.id,
      quando: trilha.quando,
      usuario_id: trilha.usuario_id,
      usuario_nome: trilha.usuario_nome,
      acao: trilha.acao,
      quantos: trilha.quantos,
      coisa: trilha.coisa,
      registro: trilha.registro,
      nome: recordName,
    })
    .from(trilha)
    .where(
      and(
        by ? eq(trilha.usuario_id, by.id) : isNotNull(trilha.usuario_id),
        notInArray(trilha.acao, NO_CHANGES),
      ),
    )
    .orderBy(desc(trilha.quando), desc(trilha.id))
    .limit(limit);
}
