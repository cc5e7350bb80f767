/** Bytes of a report that are about to leave: the trail's line is written first, or nothing leaves. */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";

/** What of a version leaves. */
export interface Delivered {
  what: "baixou_pdf" | "imprimiu_pdf" | "viu_paginas";
  /**
   * A whole file is a line each time. Parts of one, and images of pages, are one line for each access and
   * quarter of an hour.
   */
  isWhole: boolean;
}

/** Last in its transaction. @returns false where the access does not open that report, or it is not out */
export async function notePatientDelivery(
  tx: Tx,
  laudoId: string,
  { what, isWhole }: Delivered,
): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_entrega(${what}, ${laudoId}::uuid, ${isWhole}) as noted`,
  );
  return row?.noted === true;
}

/** Last in its transaction; of any version, also one that waits for its report. @returns false where there is none */
export async function noteStaffDelivery(
  tx: Tx,
  versaoId: string,
  { what, isWhole }: Delivered,
): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_entrega_equipe(${what}, ${versaoId}::uuid, ${isWhole}) as noted`,
  );
  return row?.noted === true;
}
