import { data } from "react-router";
import { confirmSubscription } from "#server/data/newsletter/inscritos.ts";
import { requestContext } from "#server/http/request-context.ts";
import { MailLinkPage } from "../form/mail-link-page.tsx";
import type { Route } from "./+types/confirmar.ts";
import { readSubscriber } from "./subscriber.server.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const isOurs = readSubscriber(context.get(requestContext), request, "confirmar") !== undefined;
  return data({ isOurs }, { status: isOurs ? 200 : 400 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const current = context.get(requestContext);
  const { database } = current.services;
  const id = readSubscriber(current, request, "confirmar");
  const isDone =
    id !== undefined && (await database.asStranger((tx) => confirmSubscription(tx, id)));
  return data({ isDone }, { status: isDone ? 200 : 400 });
}

export default function ConfirmarPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MailLinkPage
      done={{
        title: "Inscrição confirmada",
        text: "O próximo artigo chega ao seu e-mail. Cada mensagem traz o link para sair da lista.",
        link: { href: "/blog", label: "Ler o blog" },
      }}
      invalid={{
        text: "Este link está incompleto ou não vale mais. Inscreva-se de novo no blog, e enviamos outro.",
        link: { href: "/blog#newsletter", label: "Inscrever-se de novo" },
      }}
      isDone={actionData?.isDone}
      isValid={loaderData.isOurs}
      request={{
        title: "Confirmar inscrição",
        text: "Falta só este botão para você receber os artigos novos do nosso blog por e-mail.",
        button: "Confirmar inscrição",
      }}
    />
  );
}
