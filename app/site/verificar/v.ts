/** The URL in a document's QR code, for people and for the government's validator. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { formatCodigoDocumento, parseCodigoDocumento } from "#domain/laudos/codigo-documento.ts";
import { requestContext } from "#server/http/request-context.ts";
import { answerValidator, VALIDATOR_FORMAT } from "#server/portal/verify.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const codigo = parseCodigoDocumento(params.codigo ?? "");
  const { searchParams } = new URL(request.url);
  // `searchParams` decodes `+` as a space.
  if (searchParams.get("_format")?.replace(" ", "+") === VALIDATOR_FORMAT) {
    const secret = (searchParams.get("_secretCode") ?? "").trim();
    return answerValidator(context.get(requestContext), { codigo, secret });
  }
  const filled = codigo === undefined ? "" : `?codigo=${formatCodigoDocumento(codigo)}`;
  return redirect(`/verificar${filled}`);
}
