import type { RouterContextProvider } from "react-router";
import { notePatientDelivery } from "#server/data/laudos/deliveries.ts";
import { findOwnPdf } from "#server/data/laudos/patient-access.ts";
import type { Recipient } from "#server/pdf/deliver.ts";
import { withAccess } from "./as-patient.ts";

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

export function patientRecipient(args: RouteArgs, protocolo: string): Recipient {
  return {
    transaction: (work) => withAccess(args, work),
    async find(tx) {
      const found = await findOwnPdf(tx, protocolo);
      return found && { subject: found.laudo, versao: found.versao, name: `laudo-${protocolo}` };
    },
    note: notePatientDelivery,
  };
}
