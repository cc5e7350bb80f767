import type { LoaderFunctionArgs } from "react-router";
import { parseAparencia } from "#domain/imagens/endereco.ts";
import { requestContext } from "#server/http/request-context.ts";
import { deliverFrame } from "#server/imagens/deliver-imagens.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { patientImages } from "#server/portal/own-images.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { protocolo = "", serie = "", quadro } = args.params;
  const context = args.context.get(requestContext);
  const aparencia = parseAparencia(new URL(args.request.url).searchParams);
  const frame = { serie, quadro: Number(quadro), ...aparencia };
  const access = patientImages(args, protocolo);
  return (await deliverFrame(args.request, context, access, frame)) ?? noSuchFile();
}
