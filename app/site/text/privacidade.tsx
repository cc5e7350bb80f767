/** Privacidade: the clinic's own text, or the built-in one. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requestContext } from "#server/http/request-context.ts";
import { loadPagina } from "./load-pagina.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPagina(context.get(requestContext), "politica_privacidade");
}

export default function PrivacidadePage() {
  return <TextPage path="/privacidade" {...useLoaderData<typeof loader>()} />;
}
