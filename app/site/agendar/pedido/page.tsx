import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { actionHeaders } from "#app/ui/action-headers.ts";
import { isRefused } from "#app/ui/form-answer.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { ENVIADO } from "#domain/agendamentos/agendamentos.ts";
import { PERGUNTAS_MUDARAM } from "#domain/agendamentos/seguranca.ts";
import { PageHead } from "../../frame/page-head.tsx";
import { answerPedido } from "./answer-pedido.server.ts";
import { loadPedido } from "./load-pedido.server.ts";
import { OwnPedido } from "./own-pedido.tsx";
import { VerForm } from "./ver-form.tsx";

export const handle = { sendsFiles: true };

export function loader(args: LoaderFunctionArgs) {
  return loadPedido(args);
}

export function action(args: ActionFunctionArgs) {
  return answerPedido(args);
}

export const headers = actionHeaders;

export default function PedidoPage() {
  const { codigo, isSent, isOutdated, pedido } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead
        description="Acompanhe o seu pedido de agendamento."
        isRefused={isRefused(answer?.result)}
        title="Seu pedido"
      />
      <PageIntro
        text={
          codigo ? (
            <>
              Código: <strong className="tabular-nums">{codigo}</strong>
            </>
          ) : (
            ""
          )
        }
        title="Seu pedido"
      />
      <div className="page-width grid max-w-3xl gap-8 pb-20 md:pb-28">
        {isSent && codigo && (
          <Notice
            isFocused
            kind="success"
            text={`Guarde o código ${codigo} e o endereço desta página: é por ela que você acompanha o pedido.`}
            title={ENVIADO}
          />
        )}
        {isOutdated && pedido && (
          <Notice isFocused kind="warning" text={PERGUNTAS_MUDARAM} title="Respostas guardadas" />
        )}
        {pedido ? <OwnPedido answer={answer} pedido={pedido} /> : <VerForm answer={answer} />}
      </div>
    </>
  );
}
