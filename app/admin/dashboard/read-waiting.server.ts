import { describeWaiting, type WaitingLine } from "#domain/painel/hoje.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { listWaiting } from "#server/data/status/hoje.ts";

export function readWaiting({ staff, tryRead }: StaffWork): Promise<WaitingLine[] | null> {
  return tryRead(async (tx) => {
    const waiting = await listWaiting(tx, staff.usuario.tipo_usuario);
    const now = new Date();
    return waiting.map((one) => describeWaiting(one, now));
  });
}
