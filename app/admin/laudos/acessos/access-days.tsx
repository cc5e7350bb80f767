import { formatQuemAcessou } from "#domain/laudos/acessos.ts";
import { formatDayCounts, groupAccesses, listOpeners } from "#domain/laudos/dias-de-acesso.ts";
import { formatDateTime, formatDay } from "#domain/texto/datas.ts";
import type { PatientTrailLine } from "#server/data/laudos/patient-trail.ts";
import { TrailTable } from "./trail-table.tsx";

interface AccessDaysProps {
  /** Newest first. */
  lines: readonly PatientTrailLine[];
}

export function Openers({ lines }: AccessDaysProps) {
  const openers = listOpeners(lines, formatQuemAcessou);
  return (
    <section aria-labelledby="quem-abriu" className="mb-8 max-w-3xl">
      <h2 className="mb-2 text-xl" id="quem-abriu">
        Quem abriu
      </h2>
      {openers.length === 0 ? (
        <p className="text-neutro-800">Ninguém abriu este laudo até agora.</p>
      ) : (
        <ul className="border-b border-neutro-200">
          {openers.map(({ quem, vezes, ultima }) => (
            <li
              className="flex flex-wrap justify-between gap-x-6 border-t border-neutro-200 py-2"
              key={quem}
            >
              <span className="font-medium wrap-anywhere">{quem}</span>
              <span className="text-neutro-700 tabular-nums">
                {vezes === 1 ? "1 vez, em " : `${vezes} vezes, a última em `}
                {formatDateTime(ultima)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function AccessDays({ lines }: AccessDaysProps) {
  const days = groupAccesses(lines);
  return (
    <ul aria-label="Dias" className="border-b border-neutro-200">
      {days.map((day, index) => {
        const shown = formatDay(day.dia);
        const acts = [...day.aberturas, ...day.outros];
        return (
          <li className="border-t border-neutro-200" key={day.dia}>
            <details open={index === 0}>
              <summary className="min-h-11 cursor-pointer py-2.5 hover:bg-neutro-100 md:min-h-8.5">
                <time className="mr-3 font-semibold tabular-nums" dateTime={day.dia}>
                  {shown}
                </time>
                <span className="text-neutro-700 tabular-nums">{formatDayCounts(day)}</span>
              </summary>
              <div className="pb-5 pl-4">
                {acts.length > 0 && <TrailTable label={`Acessos de ${shown}`} lines={acts} />}
                {day.rotina.length > 0 && (
                  <details className="mt-3" open={index === 0 && acts.length === 0}>
                    <summary className="link min-h-11 w-fit cursor-pointer py-2 text-sm md:min-h-8.5">
                      Rotina: {routineText(day.rotina.length)}
                    </summary>
                    <TrailTable label={`Rotina de ${shown}`} lines={day.rotina} />
                  </details>
                )}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function routineText(count: number): string {
  return count === 1
    ? "1 lista ou busca em que este laudo estava"
    : `${count} listas e buscas em que este laudo estava`;
}
