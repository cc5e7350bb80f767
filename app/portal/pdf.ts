/** The report's PDF, byte for byte, whole or in part: saved, or with `?imprimir` opened for printing. */
import type { LoaderFunctionArgs } from "react-router";
import { getOwnLaudo, noteAccess } from "#server/data/laudos/patient-access.ts";
import { requestContext } from "#server/http/request-context.ts";
import { pdfAnswer } from "#server/pdf/stored-pdf.ts";
import { noSuchFile, withAccess } from "#server/portal/as-patient.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const isPrinted = new URL(request.url).searchParams.has("imprimir");
  const laudo = await withAccess(args, async (tx, { services }) => {
    const found = await getOwnLaudo(tx, services.dataKeys, params.protocolo ?? "");
    // The later parts of one download are not further downloads.
    if (found?.versaoAtual && isBeginning(request.headers)) {
      await noteAccess(tx, isPrinted ? "imprimiu PDF" : "baixou PDF", found.id, ["pdf"]);
    }
    return found;
  });
  if (!laudo?.versaoAtual) return noSuchFile();
  const { services } = args.context.get(requestContext);
  return pdfAnswer(request, services, laudo.versaoAtual, {
    name: `laudo-${laudo.protocolo}`,
    isInline: isPrinted,
  });
}

function isBeginning(headers: Headers): boolean {
  return !/^bytes=[1-9]/.test(headers.get("range") ?? "");
}
