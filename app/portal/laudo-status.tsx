import { type StatusLaudo, statusLaudoLabel } from "#domain/laudos/laudos.ts";
import { formatDate, formatDay } from "#domain/texto/datas.ts";

interface StatusProps {
  laudo: {
    status: StatusLaudo;
    previsto_para: string | null;
    liberado_em: Date | null;
    retificado_em: Date | null;
  };
}

const VARIANTS: Record<StatusLaudo, string> = {
  em_analise: "border-neutro-300 bg-neutro-100",
  liberado: "border-primaria-300 bg-primaria-50",
  retificado: "border-primaria-300 bg-primaria-50",
  anulado: "border-neutro-300 bg-white",
};

export function LaudoStatus({ laudo }: StatusProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span
        className={`inline-flex min-h-8 items-center rounded-full border px-3 text-note font-semibold ${VARIANTS[laudo.status]}`}
      >
        {statusLaudoLabel(laudo.status)}
      </span>
      <span className="text-note text-neutro-700 tabular-nums">{moreOf(laudo)}</span>
    </p>
  );
}

/** In the list, the whole card is a link; this one lies above it. */
const ANULADO = (
  <>
    Anulado pela clínica.{" "}
    <a className="link relative z-1 inline-flex min-h-11 items-center" href="/contato">
      Fale conosco
    </a>
    .
  </>
);

function moreOf({ status, previsto_para, liberado_em, retificado_em }: StatusProps["laudo"]) {
  switch (status) {
    case "em_analise":
      return previsto_para ? `Previsto para ${formatDay(previsto_para)}` : "";
    case "liberado":
      return liberado_em ? `em ${formatDate(liberado_em)}` : "";
    case "retificado":
      return retificado_em ? `em ${formatDate(retificado_em)}` : "";
    default:
      return ANULADO;
  }
}
