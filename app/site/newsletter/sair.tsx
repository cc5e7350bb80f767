/** Unsubscribes by POST with the link's token. Mail programs send this POST too (RFC 8058). A GET changes nothing. */
import { data } from "react-router";
import { unsubscribe } from "#server/data/newsletter/inscritos.ts";
import { requestContext } from "#server/http/request-context.ts";
import { MailLinkPage } from "../form/mail-link-page.tsx";
import { useSite } from "../site.ts";
import type { Route } from "./+types/sair.ts";
import { readSubscriber } from "./subscriber.server.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const isOurs = readSubscriber(context.get(requestContext), request, "sair") !== undefined;
  return data({ isOurs }, { status: isOurs ? 200 : 400 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const current = context.get(requestContext);
  const { database } = current.services;
  const id = readSubscriber(current, request, "sair");
  if (id === undefined) return data({ isDone: false }, { status: 400 });
  await database.asStranger((tx) => unsubscribe(tx, id));
  return data({ isDone: true });
}

export default function SairPage({ loaderData, actionData }: Route.ComponentProps) {
  const { clinic } = useSite();
  return (
    <MailLinkPage
      done={{
        title: "Você saiu da lista",
        text: "Não enviamos mais nada a este e-mail. Se mudar de ideia, inscreva-se de novo no blog.",
        link: { href: "/blog", label: "Ir para o blog" },
      }}
      invalid={{
        text: "Este link está incompleto. Use o link inteiro da mensagem, ou peça à clínica: tiramos o seu e-mail da lista.",
        link: { href: `mailto:${clinic.email}`, label: "Escrever para a clínica" },
      }}
      isDone={actionData?.isDone}
      isValid={loaderData.isOurs}
      request={{
        title: "Sair da lista",
        text: "Você deixa de receber os artigos novos do nosso blog. Vale na hora.",
        button: "Sair da lista",
      }}
    />
  );
}
