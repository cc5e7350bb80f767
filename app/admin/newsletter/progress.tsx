import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ProgressBar } from "#app/ui/controls/progress-bar.tsx";
import type { Progress, SendingState } from "#domain/mensagens/newsletter.ts";
import { formatMoment } from "#domain/texto/datas.ts";

interface SendingProgressProps {
  progress: Progress;
  state: SendingState;
}

const REFRESH_MS = 3_000;

const HEADS: Record<SendingState, string> = {
  never: "Ainda não enviada",
  sending: "Enviando",
  stalled: "Esperando o servidor de e-mail",
  stopped: "Envio parado",
  done: "Enviada",
};

export function SendingProgress({ progress, state }: SendingProgressProps) {
  useRefresh(state === "sending" || state === "stalled");
  const { total, enviado, na_fila, recusado, falhou, dispensado, parado, inicio } = progress;
  if (state === "never" || inicio === null) return null;
  const handled = total - na_fila - parado;
  const rest = [
    [na_fila, "na fila"],
    [parado, "parados"],
    [recusado, "recusados pelo servidor do inscrito"],
    [falhou, "não saíram depois de dois dias"],
    [dispensado, "saíram da lista antes da vez"],
  ] as const;
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{HEADS[state]}</span>
        <span className="text-sm text-neutro-700">Começou em {formatMoment(inicio)}</span>
      </p>
      <ProgressBar aria-label="Mensagens enviadas" className="mt-2" max={total} value={handled} />
      <p className="mt-1 tabular-nums">
        {enviado.toLocaleString("pt-BR")} de {total.toLocaleString("pt-BR")}{" "}
        {total === 1 ? "mensagem enviada" : "mensagens enviadas"}
      </p>
      <ul className="mt-1 text-sm text-neutro-700 tabular-nums">
        {rest
          .filter(([count]) => count > 0)
          .map(([count, text]) => (
            <li key={text}>
              {count.toLocaleString("pt-BR")} {text}
            </li>
          ))}
      </ul>
      {state === "stalled" && (
        <p className="mt-2 text-neutro-700">
          Nenhuma mensagem saiu nos últimos minutos. O servidor de e-mail pode estar fora; as
          tentativas continuam por dois dias. O artigo precisa continuar publicado.
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {state === "sending" ? "" : HEADS[state]}
      </p>
    </div>
  );
}

function useRefresh(isGoing: boolean): void {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (!isGoing || state !== "idle") return undefined;
    const timer = setTimeout(() => void revalidate(), REFRESH_MS);
    return () => clearTimeout(timer);
  }, [isGoing, state, revalidate]);
}
