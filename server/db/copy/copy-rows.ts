import type { Readable } from "node:stream";
import type { TransactionSql } from "postgres";

/** The driver pauses the connection while its stream is full; this function resumes it after the last row. */
export async function copyRows(
  tx: Pick<TransactionSql, "unsafe">,
  statement: string,
): Promise<Readable> {
  const rows = await tx.unsafe(statement).readable();
  rows.once("end", () => rows._read(0));
  return rows;
}
