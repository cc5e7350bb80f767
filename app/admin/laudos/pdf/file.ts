/** A report's PDF, byte for byte, for staff. */
import { data } from "react-router";
import { asStaff } from "#server/auth/as-staff.ts";
import { getVersao, noteVersaoReading } from "#server/data/laudos/versoes.ts";
import type { Route } from "./+types/file.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const { storage, dataKeys } = work.context.services;
  const versao = await work.transaction(async (tx) => {
    const found = await getVersao(tx, dataKeys, args.params.id);
    if (found) await noteVersaoReading(tx, found, "pdf");
    return found;
  });
  if (!versao) throw data(null, { status: 404 });
  const { pdfAnswer } = await import("#server/pdf/stored-pdf.ts");
  const name = `laudo-${versao.id.slice(0, 8)}`;
  return pdfAnswer(args.request, { storage, dataKeys }, versao, { name, isInline: true });
}
