/** Streams `COPY … TO STDOUT` and leaves the connection usable. */
import type { Readable } from "node:stream";
import type { TransactionSql } from "postgres";

/**
 * The driver pauses the connection while its stream is full, and resumes it when more rows are read. After the last row
 * none is read, so the connection is resumed here and cannot stay paused.
 */
export async function copyRows(
  tx: Pick<TransactionSql, "unsafe">,
  statement: string,
): Promise<Readable> {
  const rows = await tx.unsafe(statement).readable();
  rows.once("end", () => rows._read(0));
  return rows;
}
