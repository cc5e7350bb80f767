import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#server/http/request-context.ts";
import { deliverPack } from "#server/imagens/deliver-imagens.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { sharedImages } from "#server/portal/shared-images.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { serie = "", renderizacao, pacote } = args.params;
  const { services } = args.context.get(requestContext);
  const named = { serie, renderizacao: Number(renderizacao), pacote: Number(pacote) };
  const access = sharedImages(args);
  return (await deliverPack(args.request, services, access, named)) ?? noSuchFile();
}
