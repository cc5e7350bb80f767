import { href } from "react-router";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { listLaudoStatus } from "#server/data/laudos/laudos.ts";
import { type Lote, loteAddress, nextOf, stepAddress } from "./lote.ts";

export async function nextAddress(work: StaffWork, lote: Lote): Promise<string> {
  const { ids } = lote;
  if (ids.length === 0) return href("/admin/laudos");
  const next = nextOf(lote, await work.transaction((tx) => listLaudoStatus(tx, ids)));
  return next ? stepAddress(next, lote) : loteAddress(lote);
}
