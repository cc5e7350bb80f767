import type { StaffWork } from "#server/auth/as-staff.ts";
import { noteStaffDelivery } from "#server/data/laudos/deliveries.ts";
import { getVersao } from "#server/data/laudos/versoes.ts";
import type { Recipient } from "#server/pdf/deliver.ts";

/** @param id the id of a version, which is one PDF of a report */
export function staffRecipient({ transaction }: StaffWork, id: string): Recipient {
  return {
    transaction,
    async find(tx) {
      const versao = await getVersao(tx, id);
      return versao && { subject: versao.id, versao, name: `laudo-${versao.id.slice(0, 8)}` };
    },
    note: noteStaffDelivery,
  };
}
