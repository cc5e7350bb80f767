import { Badge } from "#app/ui/controls/badge.tsx";
import { CheckListItem } from "#app/ui/controls/check-list-item.tsx";
import type { OfferedExame, OfferedGrupo } from "#domain/exames/catalogo.ts";

interface CatalogoGroupProps {
  grupo: OfferedGrupo;
  /** The names that the search has found. The others are only hidden, so that they stay ticked. */
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
      <CheckListItem
        description={
          <>
            <p>{descricao}</p>
            {isListed && (
              <p className="mt-1">
                <Badge>Já está na lista</Badge>
              </p>
            )}
          </>
        }
        isDisabled={isListed}
        isTicked={isListed}
        label={nome}
        name="exames"
        value={nome}
      />
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
        <p className="mt-2 text-neutro-700">
          Para conferir: {fonte.nome}
          {!fonte.isVerified && " (texto ainda não comparado com a fonte)"}.
        </p>
      </details>
    </>
  );
}
