/** Who touched this report, as the clinic has to be able to say (LGPD, art. 18). */
import { formatDateTime } from "#domain/datas.ts";

interface OwnTrailProps {
  lines: {
    quando: Date;
    quem: "protocolo" | "codigo" | "equipe" | "sistema";
    responsavel: boolean;
    usuario_nome: string | null;
    acao: string;
  }[];
}

export function OwnTrail({ lines }: OwnTrailProps) {
  return (
    <details className="mt-12 max-w-4xl border-t border-neutro-200 pt-4 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        Quem acessou este laudo
      </summary>
      <ul className="mt-2 divide-y divide-neutro-200">
        {lines.map((line) => (
          <li
            className="flex flex-wrap gap-x-4 gap-y-0.5 py-2.5"
            key={`${line.quando.getTime()} ${line.acao}`}
          >
            <time className="text-neutro-700 tabular-nums" dateTime={line.quando.toISOString()}>
              {formatDateTime(line.quando)}
            </time>
            <span>
              {whoOf(line)}: {line.acao}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function whoOf({ quem, responsavel, usuario_nome }: OwnTrailProps["lines"][number]): string {
  switch (quem) {
    case "equipe":
      return usuario_nome ? `${usuario_nome}, da clínica` : "Equipe da clínica";
    case "sistema":
      return "Sistema da clínica";
    default:
      if (responsavel) return "Responsável, com o protocolo";
      return quem === "codigo" ? "Você, com o código do e-mail" : "Quem tinha o protocolo";
  }
}
