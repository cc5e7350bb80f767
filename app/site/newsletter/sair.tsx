/** Unsubscribes by POST with the link's token, which mail programs send too (RFC 8058). A GET changes nothing. */
import { data } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { unsubscribe } from "#server/data/newsletter/inscritos.ts";
import { requestContext } from "#server/http/request-context.ts";
import { MailLinkFrame } from "../form/mail-link-frame.tsx";
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
  if (actionData?.isDone) {
    return (
      <MailLinkFrame
        isAnswer
        text="Não enviamos mais nada a este e-mail. Se mudar de ideia, inscreva-se de novo no blog."
        title="Você saiu da lista"
      >
        <ButtonLink href="/blog">Ir para o blog</ButtonLink>
      </MailLinkFrame>
    );
  }
  if (actionData || !loaderData.isOurs) {
    return (
      <MailLinkFrame
        isAnswer={actionData !== undefined}
        text="Este link está incompleto. Use o link inteiro da mensagem, ou peça à clínica: tiramos o seu e-mail da lista."
        title="Link inválido"
      >
        <ButtonLink href={`mailto:${clinic.email}`}>Escrever para a clínica</ButtonLink>
      </MailLinkFrame>
    );
  }
  return (
    <MailLinkFrame
      text="Você deixa de receber os artigos novos do nosso blog. Vale na hora."
      title="Sair da lista"
    >
      <form method="post">
        <button className="button" type="submit">
          Sair da lista
        </button>
      </form>
    </MailLinkFrame>
  );
}
