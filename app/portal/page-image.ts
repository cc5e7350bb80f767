import type { LoaderFunctionArgs } from "react-router";
import { parsePageImage } from "#domain/laudos/laudos.ts";
import { requestContext } from "#server/http/request-context.ts";
import { deliverPage } from "#server/pdf/deliver.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { patientRecipient } from "#server/portal/own-file.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { protocolo = "", imagem } = args.params;
  const page = parsePageImage(imagem);
  if (!page) return noSuchFile();
  const { services } = args.context.get(requestContext);
  const recipient = patientRecipient(args, protocolo);
  return (await deliverPage(args.request, services, recipient, page)) ?? noSuchFile();
}
