/** This file imports as little as possible, because nothing in an error page may fail again. */
import { use } from "react";
import { isRouteErrorResponse } from "react-router";
import { RequestIdContext } from "./request-id.ts";

const FAULT = {
  title: "Algo deu errado",
  text: "A falha é nossa e já foi registrada. Tente de novo em alguns minutos.",
};
const REFUSED = {
  title: "Pedido recusado",
  text: "O que chegou não é um formulário deste site. Volte, recarregue a página e tente de novo.",
};
const UNAVAILABLE = {
  title: "O site não responde agora",
  text: "Nada foi perdido nem guardado pela metade. Tente novamente em alguns minutos.",
};

export function isUnavailable(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503;
}

export function FaultText({ error }: { error: unknown }) {
  const requestId = use(RequestIdContext)();
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  const usual = isUnavailable(error) ? UNAVAILABLE : isRefusal ? REFUSED : FAULT;
  const { title, text } = { ...usual, ...(isRouteErrorResponse(error) && said(error.data)) };
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-h2">{title}</h1>
      <p className="mt-4 text-neutro-700">{text}</p>
      {requestId && (
        <p className="mt-4 text-sm text-neutro-700">
          Se ligar para a clínica, informe o número do pedido:{" "}
          <span className="font-medium tabular-nums break-all">{requestId}</span>
        </p>
      )}
      <p className="mt-8">
        <a className="link" href="/">
          Voltar ao início
        </a>
      </p>
    </>
  );
}

function said(data: unknown): { text: string } | undefined {
  const { message, action } = (data ?? {}) as Record<string, unknown>;
  if (typeof message !== "string" || typeof action !== "string") return undefined;
  return { text: `${message} ${action}` };
}
