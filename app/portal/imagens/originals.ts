import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#server/http/request-context.ts";
import { deliverOriginals } from "#server/imagens/deliver-originals.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { patientImages } from "#server/portal/own-images.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { services } = args.context.get(requestContext);
  const access = patientImages(args, args.params.protocolo ?? "");
  return (await deliverOriginals(args.request, services, access)) ?? noSuchFile();
}
