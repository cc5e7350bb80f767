/** Sends the file of a SMART Health Link. Its URL comes from a manifest and is valid for an hour. */
import type { LoaderFunctionArgs } from "react-router";
import { noteSharedDelivery } from "#server/data/compartilhamentos/open-compartilhado.ts";
import { noteSharedSerie } from "#server/data/compartilhamentos/shared-imagens.ts";
import { readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { sharedFile } from "#server/pdf/shared-file.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { withToken } from "#server/portal/shared-access.ts";

const JOSE = { "Content-Type": "application/jose" };
const DELIVERED = { what: "baixou_pdf", isWhole: false } as const;

export async function loader({ context: provider, request, params }: LoaderFunctionArgs) {
  const context = provider.get(requestContext);
  const isHead = request.method === "HEAD";
  const { nome_clinica } = await readSettings(context);
  const shown = await withToken(context, params.segredo ?? "", async (tx, found) => {
    if (isHead || found.status === "anulado") return found;
    if (found.versao && !(await noteSharedDelivery(tx, DELIVERED))) return undefined;
    for (const { id, indice } of found.imagens) {
      if (indice && !(await noteSharedSerie(tx, id, false))) return undefined;
    }
    return found;
  });
  if (!shown) return noSuchFile();
  if (isHead) return new Response(null, { headers: JOSE });
  const file = await sharedFile(context.services, shown, nome_clinica);
  return file === undefined ? noSuchFile() : new Response(file, { headers: JOSE });
}
