import { Fragment } from "react";
import { OfferItem } from "#app/admin/form/offer-item.tsx";
import type { Fonte } from "#domain/defaults/catalogo-exames/catalogo-exame.ts";
import { lastRead } from "#domain/defaults/catalogo-exames/paginas-lidas.ts";
import type { OfferedExame, OfferedGrupo } from "#domain/exames/catalogo.ts";
import { formatDay } from "#domain/texto/datas.ts";

interface CatalogoGroupProps {
  grupo: OfferedGrupo;
  /** The names that the search has found. Other exams are hidden, but their boxes keep their ticks. */
  shown: ReadonlySet<string>;
}

export function CatalogoGroup({ grupo: { titulo, exames }, shown }: CatalogoGroupProps) {
  return (
    <fieldset
      className="min-w-0 rounded-panel border border-neutro-200 bg-white px-4 pb-2 md:px-5"
      hidden={!exames.some(({ nome }) => shown.has(nome))}
    >
      <legend className="px-1 font-semibold">{titulo}</legend>
      <ul className="gap-x-8 lg:grid lg:grid-cols-2">
        {exames.map((exame) => (
          <li
            className="border-t border-neutro-200 first:border-t-0 lg:[&:nth-child(2)]:border-t-0"
            hidden={!shown.has(exame.nome)}
            key={exame.nome}
          >
            <CatalogoExame {...exame} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function CatalogoExame({ nome, descricao, preparo, fonte, isListed }: OfferedExame) {
  return (
    <>
      <OfferItem isListed={isListed} label={nome} name="exames" value={nome}>
        <p>{descricao}</p>
      </OfferItem>
      <details className="mb-3 pl-9 text-sm">
        <summary className="inline-flex min-h-6 cursor-pointer items-center font-medium">
          <span className="link">
            Preparo e fonte<span className="sr-only"> de {nome}</span>
          </span>
        </summary>
        <ol className="mt-1 list-decimal pl-5 text-neutro-800">
          {preparo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <FonteLine fonte={fonte} />
      </details>
    </>
  );
}

function FonteLine({ fonte: { nome, paginas } }: { fonte: Fonte }) {
  if (!paginas) {
    return (
      <p className="mt-2 text-neutro-700">
        Para conferir: {nome} (texto ainda não comparado com a fonte).
      </p>
    );
  }
  return (
    <p className="mt-2 text-neutro-700">
      Preparo comparado em {formatDay(lastRead(paginas))} com:{" "}
      {paginas.map((pagina, index) => (
        <Fragment key={pagina.endereco}>
          {index > 0 && "; "}
          <a className="link" href={pagina.endereco} rel="noopener noreferrer" target="_blank">
            {pagina.nome}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </Fragment>
      ))}
      . O médico da clínica dá a palavra final.
    </p>
  );
}
