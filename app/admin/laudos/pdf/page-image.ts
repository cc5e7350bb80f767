import { data } from "react-router";
import { LARGURAS_PAGINA } from "#domain/laudos/laudos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/page-image.ts";
import { staffRecipient } from "./staff-recipient.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const pagina = Number(args.params.pagina);
  const largura = LARGURAS_PAGINA.find((one) => String(one) === args.params.largura);
  if (!largura || !Number.isInteger(pagina)) throw data(null, { status: 404 });
  const { deliverPage } = await import("#server/pdf/deliver.ts");
  const recipient = staffRecipient(work, args.params.id);
  const { services } = work.context;
  const answer = await deliverPage(args.request, services, recipient, { pagina, largura });
  if (!answer) throw data(null, { status: 404 });
  return answer;
}
