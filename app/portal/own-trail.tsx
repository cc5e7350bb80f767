import { groupTouches } from "#domain/laudos/acessos-do-laudo.ts";
import type { QuemToca } from "#domain/registro/trilha-pacientes.ts";
import { formatDay } from "#domain/texto/datas.ts";

interface OwnTrailProps {
  trail: { lines: Line[]; isCut: boolean };
}

interface Line {
  quando: Date;
  quem: QuemToca;
  responsavel: boolean;
  usuario_nome: string | null;
  acao: string;
}

export function OwnTrail({ trail: { lines, isCut } }: OwnTrailProps) {
  const days = groupTouches(lines, whoOf);
  return (
    <details className="mt-12 max-w-4xl border-t border-neutro-200 pt-4 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        Quem acessou este laudo
      </summary>
      {days.length === 0 && <p className="mt-2">Ninguém abriu nem mudou este laudo até agora.</p>}
      <ul className="mt-2 divide-y divide-neutro-200">
        {days.map(({ dia, people }) => (
          <li className="gap-x-8 py-4 sm:grid sm:grid-cols-[7rem_minmax(0,1fr)]" key={dia}>
            <h2 className="text-note font-semibold text-neutro-700 tabular-nums sm:mt-0.5">
              <time dateTime={dia}>{formatDay(dia)}</time>
            </h2>
            <ul className="mt-1 grid gap-3 sm:mt-0">
              {people.map(({ who, deeds }) => (
                <li key={who}>
                  <p className="font-semibold wrap-anywhere">{who}</p>
                  <ul className="text-neutro-800 tabular-nums">
                    {deeds.map((deed) => (
                      <li key={deed}>{deed}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {isCut && (
        <p className="py-2 text-note text-neutro-700">
          Só os registros mais recentes estão aqui. Para a lista inteira, fale com a clínica.
        </p>
      )}
    </details>
  );
}

function whoOf({ quem, responsavel, usuario_nome }: Line): string {
  switch (quem) {
    case "equipe":
      return usuario_nome ? `${usuario_nome}, da clínica` : "Equipe da clínica";
    case "validador":
      return "Validador do ITI, com o seu código do validador";
    case "sistema":
      return "Sistema da clínica";
    case "compartilhamento":
      return "Quem recebeu um link seu";
    case "codigo":
      return `${responsavel ? "Responsável" : "Você"}, com o código do e-mail`;
    case "protocolo":
      return responsavel ? "Responsável, com o protocolo" : "Quem tinha o protocolo";
  }
}
