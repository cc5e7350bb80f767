import { divergenciaTexto } from "#domain/imagens/correspondencia.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { listWaitingReasons } from "#server/data/imagens/estudos.ts";
import type { Tx } from "#server/db/open.ts";
import { intakeOf } from "#server/imagens/open-images.ts";
import type { ReceivedInstance } from "#server/imagens/received.ts";

export function reportIntake({ context }: StaffWork) {
  const intake = intakeOf(context.services);
  const studies = new Set<string>();
  return {
    intake: {
      ...intake,
      take(received: ReceivedInstance) {
        studies.add(received.header.study);
        return intake.take(received);
      },
    },
    async whyWaiting(tx: Tx): Promise<string[]> {
      return (await listWaitingReasons(tx, [...studies])).map(divergenciaTexto);
    },
  };
}
