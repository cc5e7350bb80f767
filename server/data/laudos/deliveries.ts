/** Records in the patients' trail that a report's file is delivered, before the first byte is sent. */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";

export interface Delivered {
  what: "baixou_pdf" | "imprimiu_pdf" | "viu_paginas";
  /** True for a whole file, which is recorded each time. Parts and page images are recorded once in 15 minutes. */
  isWhole: boolean;
}

/** Must be called last in the transaction. @returns false if the access may not read that report */
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

/** Must be called last in the transaction. @returns false if there is no such version */
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
