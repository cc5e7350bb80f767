import { formatDateTime } from "#domain/texto/datas.ts";
import type { ListedLaudo } from "#server/data/laudos/laudos.ts";

interface AnnulmentProps {
  laudo: Pick<ListedLaudo, "motivo_anulacao" | "anulado_em" | "anulado_por">;
}

export function Annulment({ laudo: { motivo_anulacao, anulado_em, anulado_por } }: AnnulmentProps) {
  return (
    <div className="mt-1.5 border-l-2 border-erro pl-3 text-sm wrap-anywhere">
      {motivo_anulacao && <p className="text-neutro-800">Motivo: {motivo_anulacao}</p>}
      <p className="text-neutro-700 tabular-nums">
        Anulado
        {anulado_por && ` por ${anulado_por}`}
        {anulado_em && ` em ${formatDateTime(anulado_em)}`}
      </p>
    </div>
  );
}
