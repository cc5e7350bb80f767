import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#server/http/request-context.ts";
import { deliverPdf } from "#server/pdf/deliver.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { sharedRecipient } from "#server/portal/shared-access.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const isPrinted = new URL(request.url).searchParams.has("imprimir");
  const { services } = context.get(requestContext);
  const recipient = sharedRecipient(args);
  return (await deliverPdf(request, services, recipient, { isPrinted })) ?? noSuchFile();
}
