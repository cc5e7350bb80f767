import { Icon } from "#app/ui/icon.tsx";
import { type Anexo, anexoText } from "#domain/laudos/laudos.ts";

interface AnexosProps {
  anexos: readonly Anexo[];
  className?: string;
}

export function Anexos({ anexos, className = "mt-3" }: AnexosProps) {
  if (anexos.length === 0) return null;
  const head =
    anexos.length === 1
      ? "Este PDF traz um arquivo anexado"
      : `Este PDF traz ${anexos.length} arquivos anexados`;
  return (
    <div className={`${className} flex gap-2 rounded-panel bg-aviso-fundo p-3 text-sm text-aviso`}>
      <Icon className="mt-0.5 size-5 flex-none" name="alert" />
      <div className="min-w-0">
        <p className="font-medium">{head}, que o paciente também recebe:</p>
        <ul className="mt-1 list-disc pl-5">
          {anexos.map((anexo, index) => (
            <li className="break-words" key={index}>
              {anexoText(anexo)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
