import type { Presenca } from "#domain/agenda/lembretes.ts";
import { convenioText, exameText } from "#domain/agendamentos/agendamentos.ts";
import { clockOf } from "#domain/agendamentos/clock.ts";
import { mayBeMissed } from "#domain/agendamentos/estados.ts";
import { type Cobertura, nivelOf } from "#domain/exames/cobertura.ts";
import type { Agendamento } from "#server/data/agendamentos/agendamentos.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import type { Tx } from "#server/db/open.ts";

export type ShownAgendamento = ReturnType<typeof describeAgendamento>;

export function describeAgendamento(row: Agendamento, feriados: ReadonlySet<string>, now: Date) {
  const { id, versao, codigo, estado, pedido, anexos, foto_motivo } = row;
  return {
    id,
    versao,
    codigo,
    estado,
    nome: pedido.nome,
    exame: exameText(pedido.exame),
    convenio: convenioText(pedido.convenio),
    temConvenio: pedido.convenio !== null,
    anexos,
    seguranca: row.seguranca,
    esperaFoto: foto_motivo !== null,
    presenca: presencaOf(row),
    podeFaltar: mayBeMissed(row.horario, now),
    clock: clockOf(row, feriados, now),
  };
}

export function presencaOf({
  estado,
  presenca_em,
  isLembrado,
}: Pick<Agendamento, "estado" | "presenca_em" | "isLembrado">): Presenca | undefined {
  if (estado !== "confirmado") return undefined;
  if (presenca_em) return "confirmada";
  return isLembrado ? "lembrada" : undefined;
}

/** @returns the clinic's holidays as YYYY-MM-DD */
export async function readFeriados(tx: Tx): Promise<Set<string>> {
  const settings = await getConfiguracoes(tx);
  return new Set((settings?.feriados ?? []).map(({ data }) => data));
}

export function coverageText(
  { exame, convenio }: Agendamento["pedido"],
  exames: readonly (Cobertura & { id: string })[],
): string | undefined {
  const listed = exames.find(({ id }) => id === exame?.id);
  if (!listed || !convenio) return undefined;
  const nivel = nivelOf(listed, convenio.id);
  if (nivel === "autorizacao") return "pede autorização";
  return nivel === "nao" ? "não cobre este exame" : undefined;
}
