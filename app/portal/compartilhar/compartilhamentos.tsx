import { Button } from "#app/ui/button.tsx";
import { fimText } from "#domain/compartilhamentos/fim.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import type { Compartilhamento } from "#server/data/compartilhamentos/compartilhamentos.ts";

interface CompartilhamentosProps {
  compartilhamentos: readonly Compartilhamento[];
  agora: Date;
}

export function Compartilhamentos({ compartilhamentos, agora }: CompartilhamentosProps) {
  return (
    <section aria-labelledby="compartilhamentos" className="mt-12 max-w-2xl">
      <h2 className="text-h3" id="compartilhamentos">
        Compartilhamentos
      </h2>
      {compartilhamentos.length === 0 && (
        <p className="mt-2 text-neutro-700">
          Você ainda não mostrou este laudo a ninguém por um link.
        </p>
      )}
      <ul className="mt-4 grid gap-4">
        {compartilhamentos.map((one) => (
          <li className="rounded-wide border border-neutro-200 bg-white p-5 sm:p-6" key={one.id}>
            <Share agora={agora} share={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Share({ share, agora }: { share: Compartilhamento; agora: Date }) {
  const { id, codigo, criado_por, criado_em, expira_em, encerrado_em } = share;
  const isLive = encerrado_em === null && expira_em > agora;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h3 className="font-semibold tabular-nums">{codigo}</h3>
          <p className="text-note text-neutro-700 tabular-nums">
            {criado_por === "equipe" ? "Criado na recepção" : "Criado por você"} em{" "}
            {formatDateTime(criado_em)}
          </p>
          <p className="mt-1 tabular-nums">{fimText(share, agora)}</p>
        </div>
        {isLive && (
          <form method="post">
            <input name="formulario" type="hidden" value="encerrar" />
            <input name="compartilhamento" type="hidden" value={id} />
            <Button aria-label={`Encerrar compartilhamento ${codigo}`} type="submit">
              Encerrar
            </Button>
          </form>
        )}
      </div>
      <Openings share={share} />
    </>
  );
}

function Openings({ share: { aberturas, isCut } }: { share: Compartilhamento }) {
  if (aberturas.length === 0) {
    return <p className="mt-4 text-neutro-700">Ninguém abriu este link até agora.</p>;
  }
  return (
    <div className="mt-4 border-t border-neutro-200 pt-3">
      <p className="text-note text-neutro-700">
        Quem abriu, com o nome que disse (a clínica não confere):
      </p>
      <ul className="mt-1">
        {aberturas.map(({ quando, nome, via }) => (
          <li
            className="grid gap-x-6 py-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
            key={`${quando.toISOString()} ${nome}`}
          >
            <time className="text-neutro-700 tabular-nums" dateTime={quando.toISOString()}>
              {formatDateTime(quando)}
            </time>
            <span className="wrap-anywhere">
              {nome}
              {via === "aplicativo" && ", por um aplicativo de saúde"}
            </span>
          </li>
        ))}
      </ul>
      {isCut && (
        <p className="text-note text-neutro-700">Só as aberturas mais recentes estão aqui.</p>
      )}
    </div>
  );
}
