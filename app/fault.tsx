/** The error page. It uses nothing that could fail again. */
import { use } from "react";
import { RequestIdContext } from "./ui/request-id.ts";

const FAULT = {
  title: "Algo deu errado",
  text: "A falha é nossa e já foi registrada. Tente de novo em alguns minutos.",
};
const REFUSED = {
  title: "Pedido recusado",
  text: "O que chegou não é um formulário deste site. Volte, recarregue a página e tente de novo.",
};

/** @param isRefusal the request was invalid; nothing failed on the server */
export function Fault({ isRefusal = false }: { isRefusal?: boolean }) {
  const requestId = use(RequestIdContext)();
  const { title, text } = isRefusal ? REFUSED : FAULT;
  return (
    <main className="mx-auto grid min-h-screen max-w-xl content-center px-6 py-16">
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
    </main>
  );
}
