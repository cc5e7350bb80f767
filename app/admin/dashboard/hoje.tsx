import { Link } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { WaitingLine } from "#domain/painel/hoje.ts";
import { useWaiting } from "./use-waiting.ts";

interface HojeProps {
  loaded: WaitingLine[] | null;
}

export function Hoje({ loaded }: HojeProps) {
  const waiting = useWaiting(loaded);
  return (
    <Panel title="Hoje">
      {!waiting && <p>Não foi possível ler o que espera por você. Recarregue a página.</p>}
      {waiting?.length === 0 && (
        <p className="flex items-center gap-2 text-neutro-800">
          <Icon className="size-[1.125rem] text-certo" name="check" />
          Nada espera por você agora. O que chegar aparece aqui sozinho.
        </p>
      )}
      <ul className="grid gap-x-8 md:grid-cols-2">
        {waiting?.map(({ id, path, number, label, age, isLate }) => (
          <li className="border-t border-neutro-200 first:border-0 md:nth-2:border-0" key={id}>
            <Link
              className="group grid min-h-13 grid-cols-[minmax(2.5rem,auto)_1fr_auto] items-center gap-x-3 py-2"
              to={path}
            >
              <span
                className={`text-right text-xl font-semibold tabular-nums ${isLate ? "text-erro" : "text-neutro-900"}`}
              >
                {number}
              </span>
              <span>
                <span className="block font-medium group-hover:underline">{label}</span>
                {age && <span className="block text-sm text-neutro-700">{age}</span>}
              </span>
              <Icon className="size-4 text-neutro-600" name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
