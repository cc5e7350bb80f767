import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { actionHeaders } from "#app/ui/action-headers.ts";
import { isRefused } from "#app/ui/form-answer.ts";
import { direitosForm } from "#domain/mensagens/mensagens.ts";
import { storeDireitos } from "#server/http/forms/store-mensagem.ts";
import { requestContext } from "#server/http/request-context.ts";
import { answerPublicForm } from "../form/answer-public-form.server.ts";
import { DireitosForm } from "./direitos-form.tsx";
import { loadPagina } from "./load-pagina.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPagina(context.get(requestContext), "politica_privacidade");
}

export function action(args: ActionFunctionArgs) {
  return answerPublicForm(args, {
    name: "direitos",
    schema: direitosForm,
    path: "/privacidade",
    store: storeDireitos,
  });
}

export const headers = actionHeaders;

export default function PrivacidadePage() {
  const answer = useActionData<typeof action>();
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
