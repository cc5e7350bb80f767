/** Doctors, in the clinic's order. */
import type { Profissional } from "#domain/profissionais.ts";
import type { Tx } from "#server/db/open.ts";
import { profissionais as table } from "#server/db/schema/profissionais.ts";
import { byOrderThenName } from "./ordering.ts";

/** All of them where there is no `limit`. */
export function listProfissionais(tx: Tx, limit?: number): Promise<Profissional[]> {
  const query = tx
    .select({
      id: table.id,
      nome: table.nome,
      titulo: table.titulo,
      foto_url: table.foto_url,
      especialidade: table.especialidade,
      mini_bio: table.mini_bio,
      crm: table.crm,
      rqe: table.rqe,
      formacao: table.formacao,
      especializacoes: table.especializacoes,
      horarios: table.horarios,
      ordem_exibicao: table.ordem_exibicao,
    })
    .from(table)
    .orderBy(...byOrderThenName(table));
  return limit === undefined ? query : query.limit(limit);
}
