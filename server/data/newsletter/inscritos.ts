import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ListPosition } from "#domain/listas/list-position.ts";
import {
  MOST_INSCRITOS_COUNTED,
  SITUACOES_INSCRITO,
  type SituacaoInscrito,
} from "#domain/mensagens/newsletter.ts";
import { CSV_START, csvLine } from "#domain/spreadsheet/csv.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import { countUpTo, listByKey } from "#server/data/kit/list-by-key.ts";
import { PAGE_ROWS, type RecordPage } from "#server/data/kit/records.ts";
import { searchFor, searchOf } from "#server/data/kit/search.ts";
import type { Tx } from "#server/db/open.ts";
import { consentimentos } from "#server/db/schema/consentimentos.ts";
import { inscritos as table } from "#server/db/schema/inscritos.ts";

export async function subscribe(
  tx: Tx,
  { email, consent, origin }: { email: string; consent: string; origin: string },
): Promise<void> {
  await tx.execute(sql`select inscreve_newsletter(${email}, ${consent}, ${origin})`);
}

export async function confirmSubscription(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(
    sql`select confirma_inscricao(${id}::uuid) as done`,
  );
  return row?.done ?? false;
}

export async function unsubscribe(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select sai_da_newsletter(${id}::uuid)`);
}

export interface Inscrito {
  id: string;
  email: string;
  situacao: SituacaoInscrito;
  pedido_em: Date;
  confirmado_em: Date | null;
  saiu_em: Date | null;
  recusado_em: Date | null;
}

const COLUMNS = {
  id: table.id,
  email: table.email,
  situacao: table.situacao,
  pedido_em: table.pedido_em,
  confirmado_em: table.confirmado_em,
  saiu_em: table.saiu_em,
  recusado_em: table.recusado_em,
};

const LATEST = [{ column: table.atualizado_em, isDescending: true }, { column: table.id }];

export interface InscritosFilters {
  busca?: string;
  situacao?: SituacaoInscrito;
  position?: ListPosition;
}

export async function listInscritos(
  tx: Tx,
  { busca = "", situacao, position }: InscritosFilters = {},
): Promise<RecordPage<Inscrito>> {
  const bySituacao = situacao && eq(table.situacao, situacao);
  const found = searchOf(busca, { names: [table.email] });
  const {
    where: byBusca,
    total,
    isSimilar,
  } = await searchFor(found, (wanted) => countUpTo(tx, table, and(bySituacao, wanted)));
  const where = and(bySituacao, byBusca);
  const list = { table, columns: COLUMNS, where, keys: LATEST, size: PAGE_ROWS, position };
  return { ...(await listByKey(tx, list)), total, isSimilar };
}

export async function countInscritos(tx: Tx): Promise<Record<SituacaoInscrito, number>> {
  const counts: [SituacaoInscrito, number][] = [];
  for (const situacao of SITUACOES_INSCRITO) {
    const where = eq(table.situacao, situacao);
    counts.push([situacao, await countUpTo(tx, table, where, MOST_INSCRITOS_COUNTED)]);
  }
  return Object.fromEntries(counts) as Record<SituacaoInscrito, number>;
}

export async function removeInscrito(tx: Tx, id: string): Promise<string | undefined> {
  await tx
    .update(consentimentos)
    .set({ retirado_em: sql`now()` })
    .where(and(hasId(consentimentos.referencia, id), isNull(consentimentos.retirado_em)));
  const [row] = await tx.delete(table).where(hasId(table.id, id)).returning({ email: table.email });
  return row?.email;
}

export async function refuseInscrito(tx: Tx, id: string): Promise<void> {
  await tx
    .update(table)
    .set({ situacao: "recusado", recusado_em: sql`now()` })
    .where(and(eq(table.id, id), inArray(table.situacao, ["pendente", "confirmado"])));
}

export async function getInscrito(
  tx: Tx,
  id: string,
): Promise<Pick<Inscrito, "id" | "email" | "situacao"> | undefined> {
  const [row] = await tx
    .select({ id: table.id, email: table.email, situacao: table.situacao })
    .from(table)
    .where(hasId(table.id, id));
  return row;
}

const CSV_ROWS = 1_000;

export function streamInscritosCsv(
  run: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  situacao: SituacaoInscrito | undefined,
  format: { label(situacao: SituacaoInscrito): string; moment(date: Date | null): string },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last: string | undefined;
  let isBegun = false;
  return new ReadableStream({
    async pull(controller) {
      const rows = await run((tx) =>
        tx
          .select({ ...COLUMNS, consentimento: table.consentimento })
          .from(table)
          .where(
            and(
              situacao && eq(table.situacao, situacao),
              last === undefined ? undefined : sql`${table.email} > ${last}`,
            ),
          )
          .orderBy(table.email)
          .limit(CSV_ROWS),
      );
      const head = isBegun
        ? ""
        : CSV_START +
          csvLine([
            "E-mail",
            "Situação",
            "Pedido em",
            "Confirmado em",
            "Saiu em",
            "Recusado em",
            "Texto do consentimento",
          ]);
      isBegun = true;
      const lines = rows.map((row) =>
        csvLine([
          row.email,
          format.label(row.situacao),
          format.moment(row.pedido_em),
          format.moment(row.confirmado_em),
          format.moment(row.saiu_em),
          format.moment(row.recusado_em),
          row.consentimento,
        ]),
      );
      controller.enqueue(encoder.encode(head + lines.join("")));
      last = rows.at(-1)?.email;
      if (rows.length < CSV_ROWS) controller.close();
    },
  });
}
