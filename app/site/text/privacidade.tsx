import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { isRefused } from "#app/ui/form-answer.ts";
import { direitosForm } from "#domain/mensagens/mensagens.ts";
import { storeDireitos } from "#server/http/forms/store-mensagem.ts";
import { requestContext } from "#server/http/request-context.ts";
import { actionHeaders } from "../form/action-headers.ts";
import { answerForm } from "../form/answer-form.server.ts";
import type { FormAnswer } from "../form/form-answer.ts";
import { DireitosForm } from "./direitos-form.tsx";
import { loadPagina } from "./load-pagina.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPagina(context.get(requestContext), "politica_privacidade");
}

export function action(args: ActionFunctionArgs) {
  return answerForm(args, {
    name: "direitos",
    schema: direitosForm,
    path: "/privacidade",
    store: storeDireitos,
  });
}

export const headers = actionHeaders;

export default function PrivacidadePage() {
  const answer = useActionData<FormAnswer>();
  const [search] = useSearchParams();
  return (
    <>
      <TextPage
        isRefused={isRefused(answer?.result) || answer?.notice !== undefined}
        path="/privacidade"
        {...useLoaderData<typeof loader>()}
      />
      <DireitosForm answer={answer} isSent={search.get("enviado") === "1"} />
    </>
  );
}
