import { useFetcher } from "react-router";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { fimText } from "#domain/compartilhamentos/fim.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import type { Compartilhamento } from "#server/data/compartilhamentos/compartilhamentos.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";

interface SharesProps {
  shares: readonly Compartilhamento[];
  agora: Date;
}

export function Shares({ shares, agora }: SharesProps) {
  return (
    <section aria-labelledby="compartilhamentos" className="mt-10 max-w-3xl">
      <h2 className="text-lg font-semibold" id="compartilhamentos">
        Compartilhamentos
      </h2>
      {shares.length === 0 && (
        <p className="mt-2 text-neutro-700">Este laudo não foi compartilhado por um link.</p>
      )}
      <ul className="mt-3 divide-y divide-neutro-200 border-y border-neutro-200 empty:hidden">
        {shares.map((share) => (
          <li className="py-3" key={share.id}>
            <Share agora={agora} share={share} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Share({ share, agora }: { share: Compartilhamento; agora: Date }) {
  const { id, codigo, criado_por, criado_em, expira_em, encerrado_em, aberturas, isCut } = share;
  const fetcher = useFetcher<FormAnswer>();
  const end = () =>
    void fetcher.submit({ formulario: "encerrar", compartilhamento: id }, { method: "post" });
  useFormAnswer(fetcher.data, "Erro ao encerrar o compartilhamento", end);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="tabular-nums">
          <strong className="font-semibold">{codigo}</strong>
          <span className="block text-neutro-800">{fimText(share, agora)}</span>
          <span className="block text-sm text-neutro-700">
            {criado_por === "equipe" ? "Criado na recepção" : "Criado pelo paciente"} em{" "}
            {formatDateTime(criado_em)}
          </span>
        </p>
        {encerrado_em === null && expira_em > agora && (
          <Button
            aria-label={`Encerrar compartilhamento ${codigo}`}
            isBusy={fetcher.state !== "idle"}
            onPress={end}
            variant="quiet-danger"
          >
            Encerrar
          </Button>
        )}
      </div>
      {aberturas.length > 0 && (
        <ul className="mt-2 text-sm text-neutro-800 tabular-nums">
          {aberturas.map(({ quando, nome }) => (
            <li className="wrap-anywhere" key={`${quando.toISOString()} ${nome}`}>
              {formatDateTime(quando)}, disse ser {nome}
            </li>
          ))}
          {isCut && <li>Só as aberturas mais recentes estão aqui.</li>}
        </ul>
      )}
    </>
  );
}
