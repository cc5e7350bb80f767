import { href } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import {
  countFalhas,
  countImagens,
  countParciais,
  modalidadeLabel,
} from "#domain/imagens/imagens.ts";
import { EXIBIDA_EM_PARTE, problemaTexto } from "#domain/imagens/problemas.ts";
import type { StaffSerie } from "#server/data/imagens/estudos.ts";

const MOST_NAMED = 20;

export function SerieList({ series }: { series: readonly StaffSerie[] }) {
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {series.map((serie) => (
        <li className="flex gap-3" key={serie.id}>
          <SeriePicture serie={serie} />
          <div className="min-w-0 text-sm">
            <p className="font-medium wrap-anywhere">{nameOf(serie)}</p>
            <p className="text-neutro-800 tabular-nums">{countImagens(serie.imagens)}</p>
            {isWorking(serie) && <p className="text-neutro-700">Sendo preparadas</p>}
            <Failed serie={serie} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ modalidade, rotulo, numero }: StaffSerie): string {
  const kind = modalidadeLabel(modalidade) || "Imagens";
  return [kind, rotulo || (numero === null ? "" : `série ${numero}`)].filter(Boolean).join(" · ");
}

function isWorking({ situacao }: StaffSerie): boolean {
  return situacao === "pendente" || situacao === "renderizando";
}

function SeriePicture({ serie }: { serie: StaffSerie }) {
  const box =
    "grid size-20 shrink-0 place-items-center overflow-hidden rounded-control bg-neutro-900";
  if (!serie.hasPicture) {
    return (
      <div className={box}>
        <Icon className="size-6 text-neutro-300" name="images" />
      </div>
    );
  }
  return (
    <div className={box}>
      <img
        alt=""
        className="size-full object-contain"
        height={80}
        loading="lazy"
        src={href("/admin/imagens/series/:id/imagem", { id: serie.id })}
        width={80}
      />
    </div>
  );
}

function Failed({ serie: { falhas } }: { serie: StaffSerie }) {
  if (falhas.length === 0) return null;
  const parts = falhas.filter(({ problema }) => problema === EXIBIDA_EM_PARTE).length;
  const missing = falhas.length - parts;
  const counts = [missing > 0 && countFalhas(missing), parts > 0 && countParciais(parts)];
  return (
    <details>
      <summary className="cursor-pointer text-aviso">{counts.filter(Boolean).join(", ")}</summary>
      <ul className="mt-1 grid gap-0.5 text-neutro-800 wrap-anywhere">
        {falhas.slice(0, MOST_NAMED).map(({ nome, problema }, index) => (
          <li key={`${index} ${nome}`}>
            {nome} {problemaTexto(problema)}
          </li>
        ))}
        {falhas.length > MOST_NAMED && <li>e mais {falhas.length - MOST_NAMED}</li>}
      </ul>
    </details>
  );
}
