import type { LoaderFunctionArgs } from "react-router";
import { LARGURAS_PAGINA } from "#domain/laudos/laudos.ts";
import { requestContext } from "#server/http/request-context.ts";
import { deliverPage } from "#server/pdf/deliver.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { patientRecipient } from "#server/portal/own-file.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { protocolo = "", imagem = "" } = args.params;
  const [pagina = 0, largura = 0] = imagem.replace(".webp", "").split("-").map(Number);
  if (!LARGURAS_PAGINA.some((one) => one === largura)) return noSuchFile();
  const { services } = args.context.get(requestContext);
  const recipient = patientRecipient(args, protocolo);
  const page = { pagina, largura };
  return (await deliverPage(args.request, services, recipient, page)) ?? noSuchFile();
}
