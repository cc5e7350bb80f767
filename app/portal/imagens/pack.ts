import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#server/http/request-context.ts";
import { deliverPack } from "#server/imagens/deliver-imagens.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { patientImages } from "#server/portal/own-images.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { protocolo = "", serie = "", renderizacao, pacote } = args.params;
  const { services } = args.context.get(requestContext);
  const named = { serie, renderizacao: Number(renderizacao), pacote: Number(pacote) };
  const access = patientImages(args, protocolo);
  return (await deliverPack(args.request, services, access, named)) ?? noSuchFile();
}
