import { and, asc, desc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { PedidoSecreto, SituacaoAgendamento } from "#domain/agendamentos/agendamentos.ts";
import { ABERTOS, ENCERRADOS, type EstadoAberto } from "#domain/agendamentos/estados.ts";
import type { RespostasSecretas } from "#domain/agendamentos/seguranca.ts";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { PROMISED_HOURS } from "#domain/mensagens/mensagens.ts";
import { documento } from "#domain/registro/documentos.ts";
import { FUSO_HORARIO } from "#domain/texto/datas.ts";
import { confidentialRecordsOf } from "#server/data/kit/confidential-records.ts";
import { countUpTo } from "#server/data/kit/list-by-key.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import type { Tx } from "#server/db/open.ts";
import { agendaHorarios, agendaLembretes } from "#server/db/schema/agenda-horarios.ts";
import { agendamentoAnexos, agendamentos as table } from "#server/db/schema/agendamentos.ts";
import { encryptedAgendamento } from "./encrypted-agendamento.ts";
import { searchAgendamentos } from "./search-agendamentos.ts";

// Drizzle would write `table.id` as a bare `id`, which in the subqueries below is another table's column.
const ownId = sql`${table}.id`;

const columns = {
  id: table.id,
  versao: table.versao,
  codigo: table.codigo,
  estado: table.estado,
  pedido: table.pedido,
  tem_email: table.tem_email,
  guia: table.guia,
  autorizacao_pedida_em: table.autorizacao_pedida_em,
  autorizacao_prazo: table.autorizacao_prazo,
  alta_complexidade: table.alta_complexidade,
  foto_motivo: table.foto_motivo,
  motivo: table.motivo,
  recebido_em: table.recebido_em,
  espera_desde: table.espera_desde,
  encerrado_em: table.encerrado_em,
  respostas: table.respostas,
  seguranca: table.seguranca,
  laudo_id: table.laudo_id,
  lista_espera_em: table.lista_espera_em,
  horario: sql<Date | null>`(select ${agendaHorarios.inicio} from ${agendaHorarios}
    where ${agendaHorarios.agendamento_id} = ${ownId} and ${agendaHorarios.estado} = 'confirmado')`.mapWith(
    agendaHorarios.inicio,
  ),
  isLembrado: sql<boolean>`exists (select from ${agendaLembretes} where ${agendaLembretes.horario_id} in
    (select ${agendaHorarios.id} from ${agendaHorarios} where ${agendaHorarios.agendamento_id} = ${ownId}))`,
  presenca_em: sql<Date | null>`(select ${agendaHorarios.presenca_em} from ${agendaHorarios}
    where ${agendaHorarios.agendamento_id} = ${ownId} and ${agendaHorarios.estado} = 'confirmado')`.mapWith(
    agendaHorarios.presenca_em,
  ),
  anexos: sql<number>`(select count(*)::int from ${agendamentoAnexos} where ${agendamentoAnexos.agendamento_id} = ${ownId})`,
};

type Row = Omit<
  typeof table.$inferSelect,
  "codigo_hash" | "nascimento_hash" | "busca" | "respondido_em" | "atualizado_em"
> & {
  anexos: number;
  horario: Date | null;
  isLembrado: boolean;
  presenca_em: Date | null;
};
export type Agendamento = ReturnType<typeof encryptedAgendamento.decrypt<Row>>;

interface AgendamentoChange {
  pedido?: PedidoSecreto;
  guia?: string | null;
  foto_motivo?: string | null;
  motivo?: string | null;
  laudo_id?: string;
  respostas?: RespostasSecretas;
}

const dados = ["agendamento"] as const;

const records = confidentialRecordsOf<Agendamento, AgendamentoChange>({
  table,
  columns,
  encrypted: encryptedAgendamento,
  order: [{ column: table.recebido_em, isDescending: true }, { column: table.id }],
  search: searchAgendamentos,
  size: 25,
  readings: {
    open: { acao: "abriu_agendamento", dados },
    find: { acao: "procurou_agendamentos", dados },
    list: { acao: "listou_agendamentos", dados: ["lista"] },
    search: { acao: "procurou_agendamentos", dados: ["lista"] },
  },
  touched: ({ id }) => ({ documento: documento("agendamento", id) }),
});

export const { get: getAgendamento, update: updateAgendamento } = records;

export function getAgendamentoToNotify(tx: Tx, id: string): Promise<Agendamento | undefined> {
  return records.get(tx, id, { acao: "avisou_agendamento", dados });
}

export interface AgendamentoFilters {
  situacao?: SituacaoAgendamento | undefined;
  busca?: string;
  position?: ListPosition;
  most?: number;
}

export function listAgendamentos(tx: Tx, { situacao, ...options }: AgendamentoFilters) {
  return records.list(tx, { ...options, where: situacao && situacaoCondition(situacao) });
}

export function situacaoCondition(situacao: SituacaoAgendamento): SQL | undefined {
  if (situacao === "decidir") {
    return and(eq(table.seguranca, "decidir"), isNull(table.encerrado_em));
  }
  if (situacao !== "atrasado") return eq(table.estado, situacao);
  return sql`(${newTooLong()} or ${authorisationOver()})`;
}

function newTooLong(): SQL | undefined {
  return and(
    eq(table.estado, "novo"),
    isNull(table.foto_motivo),
    isNull(table.lista_espera_em),
    lte(table.espera_desde, sql`now() - make_interval(hours => ${PROMISED_HOURS}::int)`),
  );
}

function authorisationOver(): SQL | undefined {
  return and(
    eq(table.estado, "aguardando_autorizacao"),
    sql`${table.autorizacao_prazo} < (now() at time zone ${FUSO_HORARIO}::text)::date`,
  );
}

export async function listAgendamentosById(tx: Tx, ids: readonly string[]): Promise<Agendamento[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(columns)
    .from(table)
    .where(inArray(table.id, [...ids]));
  noteReading(tx, {
    acao: "listou_agendamentos",
    pacientes: [],
    documentos: rows.map(({ id }) => documento("agendamento", id)),
    dados: ["lista"],
  });
  return rows.map((row) => encryptedAgendamento.decrypt(tx, row));
}

const COLUMN_ROWS = 20;
const ENDED_ROWS = 8;

export interface BoardColumn {
  estado: EstadoAberto | "encerrados";
  rows: Agendamento[];
  /** Counted by `countUpTo`; for `encerrados`, the number of `rows`. */
  total: number;
}

export async function readBoard(tx: Tx): Promise<BoardColumn[]> {
  const board: BoardColumn[] = [];
  const read = async (where: SQL, order: SQL[], most: number) => {
    const rows = await tx
      .select(columns)
      .from(table)
      .where(where)
      .orderBy(...order)
      .limit(most);
    return rows.map((row) => encryptedAgendamento.decrypt(tx, row));
  };
  for (const estado of ABERTOS) {
    const where = eq(table.estado, estado);
    const first = estado === "confirmado" ? [sql`${columns.horario} nulls first`] : [];
    const order = [...first, asc(table.espera_desde), asc(table.id)];
    const rows = await read(where, order, COLUMN_ROWS);
    const isWhole = rows.length < COLUMN_ROWS;
    board.push({ estado, rows, total: isWhole ? rows.length : await countUpTo(tx, table, where) });
  }
  const ended = inArray(table.estado, [...ENCERRADOS]);
  const rows = await read(ended, [desc(table.encerrado_em), asc(table.id)], ENDED_ROWS);
  board.push({ estado: "encerrados", rows, total: rows.length });
  const shown = board.flatMap((column) =>
    column.rows.map(({ id }) => documento("agendamento", id)),
  );
  if (shown.length > 0) {
    noteReading(tx, {
      acao: "listou_agendamentos",
      pacientes: [],
      documentos: shown,
      dados: ["lista"],
    });
  }
  return board;
}
