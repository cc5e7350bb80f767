import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#server/http/request-context.ts";
import { deliverOriginals } from "#server/imagens/deliver-originals.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { sharedImages } from "#server/portal/shared-images.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { services } = args.context.get(requestContext);
  const access = sharedImages(args);
  return (await deliverOriginals(args.request, services, access)) ?? noSuchFile();
}
