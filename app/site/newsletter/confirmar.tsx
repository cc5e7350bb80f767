/**
 * Where the confirmation mail leads. The subscription counts with the button and not with the page
 * itself: mail programs open links to look at them, and what they open nobody has agreed to.
 */
import { data } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { readNewsletterToken } from "#server/crypto/newsletter-token.ts";
import { confirmSubscription } from "#server/data/newsletter/inscritos.ts";
import { requestContext } from "#server/http/request-context.ts";
import type { Route } from "./+types/confirmar.ts";
import { Frame } from "./frame.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const isOurs =
    subscriberOf(context.get(requestContext).services.secretKey, request) !== undefined;
  return data({ isOurs }, { status: isOurs ? 200 : 400 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services } = context.get(requestContext);
  const id = subscriberOf(services.secretKey, request);
  const isDone =
    id !== undefined && (await services.database.asStranger((tx) => confirmSubscription(tx, id)));
  return data({ isDone }, { status: isDone ? 200 : 400 });
}

function subscriberOf(secretKey: Buffer, { url }: Request): string | undefined {
  const token = new URL(url).searchParams.get("token") ?? "";
  return readNewsletterToken(secretKey, "confirmar", token);
}

export default function ConfirmarPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.isDone) {
    return (
      <Frame
        isAnswer
        text="O próximo artigo chega ao seu e-mail. Cada mensagem traz o link para sair da lista."
        title="Inscrição confirmada"
      >
        <ButtonLink href="/blog">Ler o blog</ButtonLink>
      </Frame>
    );
  }
  if (actionData || !loaderData.isOurs) {
    return (
      <Frame
        isAnswer={actionData !== undefined}
        text="Este link está incompleto ou não vale mais. Inscreva-se de novo no blog, e enviamos outro."
        title="Link inválido"
      >
        <ButtonLink href="/blog#newsletter">Inscrever-se de novo</ButtonLink>
      </Frame>
    );
  }
  return (
    <Frame
      text="Falta só este botão para você receber os artigos novos do nosso blog por e-mail."
      title="Confirmar inscrição"
    >
      <form method="post">
        <button className="button" type="submit">
          Confirmar inscrição
        </button>
      </form>
    </Frame>
  );
}
