/** What a reader sees when the fault is ours. It uses nothing that could fail again. */
import { use } from "react";
import { RequestIdContext } from "./ui/request-id.ts";

export function Fault() {
  const requestId = use(RequestIdContext)();
  return (
    <main className="mx-auto grid min-h-screen max-w-xl content-center px-6 py-16">
      <title>Algo deu errado</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-h2">Algo deu errado</h1>
      <p className="mt-4 text-neutro-700">
        A falha é nossa e já foi registrada. Tente de novo em alguns minutos.
      </p>
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
