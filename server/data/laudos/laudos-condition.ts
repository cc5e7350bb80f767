import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { SituacaoLaudo } from "#domain/laudos/laudos.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import { isOneOf } from "#server/data/pacientes/search-pacientes.ts";
import type { Tx } from "#server/db/open.ts";
import { laudos, laudoVersoes } from "#server/db/schema/laudos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";

export interface LaudosCondition {
  situacao?: SituacaoLaudo | undefined;
  paciente_id?: string | undefined;
  naoAbertosHaDias?: number | undefined;
  medico?: string | undefined;
  ids?: readonly string[] | undefined;
  /** Names of exams; a report must have one of them. */
  exames?: readonly string[] | undefined;
  /** YYYY-MM-DD; both days are included. */
  de?: string | undefined;
  ate?: string | undefined;
}

export function laudosCondition(tx: Tx, wanted: LaudosCondition): SQL | undefined {
  const { situacao, paciente_id, naoAbertosHaDias, medico, ids, exames, de, ate } = wanted;
  return and(
    situacao && situacaoCondition(situacao),
    paciente_id === undefined ? undefined : hasId(laudos.paciente_id, paciente_id),
    naoAbertosHaDias === undefined ? undefined : naoAbertosCondition(naoAbertosHaDias),
    ids && isOneOf(laudos.id, ids),
    medico ? eq(laudos.medico_responsavel, medico) : undefined,
    exames && inArray(laudos.exame_hash, exames.map(dataKeysOf(tx).exameHash)),
    de ? gte(laudos.data_exame, de) : undefined,
    ate ? lte(laudos.data_exame, ate) : undefined,
  );
}

export function situacaoCondition(situacao: SituacaoLaudo): SQL | undefined {
  const isInAnalysis = eq(laudos.status, "em_analise");
  if (situacao === "para_liberar") return and(isInAnalysis, isNotNull(laudos.versao_atual));
  if (situacao === "sem_pdf") return and(isInAnalysis, isNull(laudos.versao_atual));
  if (situacao === "atrasado") {
    return and(isInAnalysis, lt(laudos.previsto_para, isoDate(new Date())));
  }
  if (situacao === "assinatura") return newSignatureResult();
  return eq(laudos.status, situacao);
}

/** Staff are told for 30 days that a stored PDF's signature was checked again with another result. */
function newSignatureResult(): SQL {
  return sql`${laudos.status} <> 'anulado' and ${laudos.versao_atual} in (select ${laudoVersoes.id} from ${laudoVersoes}
    where ${laudoVersoes.assinatura_mudou_em} > now() - interval '30 days')`;
}

/** Since when the patient can read the current version. The index `laudos_nao_abertos` has the same expression. */
export const LEGIVEL_DESDE = sql`coalesce(${laudos.retificado_em}, ${laudos.liberado_em})`;

export function naoAbertosCondition(days: number): SQL {
  return sql`${laudos.aberto_em} is null and ${laudos.status} in ('liberado', 'retificado')
    and ${LEGIVEL_DESDE} < now() - make_interval(days => ${days}::int)`;
}

const MOST_MEDICOS = 200;

/** Jumps from name to name in the index, without reading all reports. */
export async function listMedicosOfLaudos(tx: Tx): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select ${laudos.medico_responsavel} from ${laudos} where ${laudos.medico_responsavel} > ${after}
      order by ${laudos.medico_responsavel} limit 1)`;
  const rows = await tx.execute<{ nome: string }>(sql`
    with recursive nomes (nome) as (
      select ${next(sql`''`)}
      union all
      select ${next(sql`nomes.nome`)} from nomes where nomes.nome is not null
    ) select nome from nomes where nome is not null limit ${MOST_MEDICOS}`);
  return rows.map(({ nome }) => nome);
}
