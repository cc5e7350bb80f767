/** `COPY … TO STDOUT` as a stream that leaves its connection ready for what comes next. */
import type { Readable } from "node:stream";
import type { TransactionSql } from "postgres";

/**
 * The driver pauses the connection while its stream is full and reads on when the stream wants more,
 * which one that has just got its last row never does: the connection then stayed paused for good,
 * depending on where the bytes happened to be divided. So it is asked to read on at the end.
 */
export async function copyRows(
  tx: Pick<TransactionSql, "unsafe">,
  statement: string,
): Promise<Readable> {
  const rows = await tx.unsafe(statement).readable();
  rows.once("end", () => rows._read(0));
  return rows;
}
