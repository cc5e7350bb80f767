/** Sends a document's PDF to the government's validator, which got the short-lived URL from v.ts. */
import type { LoaderFunctionArgs } from "react-router";
import { parseCodigoDocumento } from "#domain/laudos/codigo-documento.ts";
import { requestContext } from "#server/http/request-context.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { deliverToValidator } from "#server/portal/verify.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const codigo = parseCodigoDocumento(params.codigo ?? "");
  const sent = await deliverToValidator(context.get(requestContext), request, codigo);
  return sent ?? noSuchFile();
}
