/** Streams `COPY … TO STDOUT` and leaves the connection usable. */
import type { Readable } from "node:stream";
import type { TransactionSql } from "postgres";

/**
 * Resumes the connection at the end: the driver pauses it while its stream is full, and after the last row no read
 * would resume it.
 */
export async function copyRows(
  tx: Pick<TransactionSql, "unsafe">,
  statement: string,
): Promise<Readable> {
  const rows = await tx.unsafe(statement).readable();
  rows.once("end", () => rows._read(0));
  return rows;
}
