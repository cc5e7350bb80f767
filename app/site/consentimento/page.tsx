import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { hashToken } from "#server/auth/recovery/recovery-token.ts";
import { withdrawConsentimento } from "#server/data/mensagens/consentimentos.ts";
import { requestContext } from "#server/http/request-context.ts";
import { MailLinkPage } from "../form/mail-link-page.tsx";
import { useSite } from "../site.ts";

const TOKEN = /^[\w-]{43}$/;

export function loader({ request }: LoaderFunctionArgs) {
  return { token: tokenOf(request) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { database } = context.get(requestContext).services;
  const prova = hashToken(tokenOf(request));
  const isKnown = await database.asStranger((tx) => withdrawConsentimento(tx, prova, "e-mail"));
  return data({ isKnown }, { status: isKnown ? 200 : 404 });
}

export default function ConsentimentoPage() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { clinic } = useSite();
  return (
    <MailLinkPage
      action={`/consentimento?token=${token}`}
      done={{
        title: "Consentimento retirado",
        text: "Não responderemos mais, e em até um dia apagamos o que você escreveu.",
        link: { href: "/", label: "Ir para o início" },
      }}
      invalid={{
        text: "Este link está incompleto, ou a mensagem já foi apagada e não há mais o que retirar. Em dúvida, fale com a clínica.",
        link: { href: `mailto:${clinic.email}`, label: "Escrever para a clínica" },
      }}
      isDone={answer?.isKnown}
      isValid={token !== ""}
      request={{
        title: "Retirar consentimento",
        text: "Você permitiu que a clínica usasse o que escreveu para responder a você. Ao retirar, não respondemos mais e apagamos a mensagem em até um dia.",
        button: "Retirar meu consentimento",
      }}
    />
  );
}

function tokenOf(request: Request): string {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return TOKEN.test(token) ? token : "";
}
