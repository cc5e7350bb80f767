import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requestContext } from "#server/http/request-context.ts";
import { loadPagina } from "./load-pagina.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPagina(context.get(requestContext), "termos_uso");
}

export default function TermosPage() {
  return <TextPage path="/termos" {...useLoaderData<typeof loader>()} />;
}
