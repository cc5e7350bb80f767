/** Sends a report's PDF, or a byte range of it. With `?imprimir` the browser shows the PDF instead of saving it. */
import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#server/http/request-context.ts";
import { deliverPdf } from "#server/pdf/deliver.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { patientRecipient } from "#server/portal/own-file.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const isPrinted = new URL(request.url).searchParams.has("imprimir");
  const { services } = context.get(requestContext);
  const recipient = patientRecipient(args, params.protocolo ?? "");
  return (await deliverPdf(request, services, recipient, { isPrinted })) ?? noSuchFile();
}
