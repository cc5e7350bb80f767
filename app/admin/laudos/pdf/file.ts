import { data } from "react-router";
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/file.ts";
import { staffRecipient } from "./staff-recipient.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const { deliverPdf } = await import("#server/pdf/deliver.ts");
  const recipient = staffRecipient(work, args.params.id);
  const { services } = work.context;
  const answer = await deliverPdf(args.request, services, recipient, { isInline: true });
  if (!answer) throw data(null, { status: 404 });
  return answer;
}
