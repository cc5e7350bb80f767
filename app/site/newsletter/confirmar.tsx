/** Confirms a subscription only by the page's button, because mail programs open links by themselves. */
import { data } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { confirmSubscription } from "#server/data/newsletter/inscritos.ts";
import { requestContext } from "#server/http/request-context.ts";
import { MailLinkFrame } from "../form/mail-link-frame.tsx";
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
  if (actionData?.isDone) {
    return (
      <MailLinkFrame
        isAnswer
        text="O próximo artigo chega ao seu e-mail. Cada mensagem traz o link para sair da lista."
        title="Inscrição confirmada"
      >
        <ButtonLink href="/blog">Ler o blog</ButtonLink>
      </MailLinkFrame>
    );
  }
  if (actionData || !loaderData.isOurs) {
    return (
      <MailLinkFrame
        isAnswer={actionData !== undefined}
        text="Este link está incompleto ou não vale mais. Inscreva-se de novo no blog, e enviamos outro."
        title="Link inválido"
      >
        <ButtonLink href="/blog#newsletter">Inscrever-se de novo</ButtonLink>
      </MailLinkFrame>
    );
  }
  return (
    <MailLinkFrame
      text="Falta só este botão para você receber os artigos novos do nosso blog por e-mail."
      title="Confirmar inscrição"
    >
      <form method="post">
        <button className="button" type="submit">
          Confirmar inscrição
        </button>
      </form>
    </MailLinkFrame>
  );
}
