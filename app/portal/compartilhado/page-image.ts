import type { LoaderFunctionArgs } from "react-router";
import { parsePageImage } from "#domain/laudos/laudos.ts";
import { requestContext } from "#server/http/request-context.ts";
import { deliverPage } from "#server/pdf/deliver.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { sharedRecipient } from "#server/portal/shared-access.ts";

export async function loader(args: LoaderFunctionArgs) {
  const page = parsePageImage(args.params.imagem);
  if (!page) return noSuchFile();
  const { services } = args.context.get(requestContext);
  const recipient = sharedRecipient(args);
  return (await deliverPage(args.request, services, recipient, page)) ?? noSuchFile();
}
