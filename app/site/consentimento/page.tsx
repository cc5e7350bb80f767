/** Where a link in a mail leads by which a consent is taken back: one press, and no account. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { hashToken } from "#server/auth/recovery/recovery-token.ts";
import { withdrawConsentimento } from "#server/data/mensagens/consentimentos.ts";
import { requestContext } from "#server/http/request-context.ts";
import { PageHead } from "../page-head.tsx";

const TOKEN = /^[\w-]{43}$/;

export function loader({ request }: LoaderFunctionArgs) {
  return { token: tokenOf(request) };
}

/** A press, never a look: mail programs open links by themselves. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { database } = context.get(requestContext).services;
  const prova = hashToken(tokenOf(request));
  const isKnown = await database.asStranger((tx) => withdrawConsentimento(tx, prova, "e-mail"));
  return data({ isKnown }, { status: isKnown ? 200 : 404 });
}

export default function ConsentimentoPage() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead description="Retirar um consentimento." title="Retirar consentimento" />
      <PageIntro
        text="Você permitiu que a clínica usasse o que escreveu para responder a você. Pode voltar atrás quando quiser."
        title="Retirar consentimento"
      />
      <div className="page-width grid max-w-prose justify-items-start gap-6 pb-20 md:pb-28">
        {answer?.isKnown && (
          <Notice
            isFocused
            kind="success"
            text="Não responderemos mais, e em até um dia apagamos o que você escreveu."
            title="Consentimento retirado."
          />
        )}
        {(answer?.isKnown === false || !token) && (
          <Notice
            isFocused
            kind="error"
            text="Se a mensagem já foi apagada, não há mais o que retirar. Em dúvida, fale com a clínica."
            title="Link inválido ou expirado."
          />
        )}
        {token && !answer && (
          <form action={`/consentimento?token=${token}`} method="post">
            <button className="button" type="submit">
              Retirar meu consentimento
            </button>
          </form>
        )}
      </div>
    </>
  );
}

/** @returns empty for what can be none */
function tokenOf(request: Request): string {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return TOKEN.test(token) ? token : "";
}
