import { useLocation } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { formatDateTime } from "#domain/texto/datas.ts";
import type { MailStanding } from "./mail-standing.server.ts";
import { MailStandingLine } from "./mail-standing.tsx";

interface Resposta {
  id: string;
  assunto: string;
  texto: string;
  usuario_nome: string | null;
  escrita_em: Date;
  mail: MailStanding;
  isOwn: boolean;
}

export function Respostas({ respostas }: { respostas: readonly Resposta[] }) {
  const { pathname: path } = useLocation();
  if (respostas.length === 0) return null;
  return (
    <Panel title="O que respondemos">
      <ol className="grid gap-4">
        {respostas.map(({ id, assunto, texto, usuario_nome, escrita_em, mail, isOwn }) => (
          <li className="border-t border-neutro-200 pt-4 first:border-0 first:pt-0" key={id}>
            <p className="font-medium break-words">{assunto}</p>
            <p className="text-sm text-neutro-700">
              {usuario_nome ?? "Equipe"} · {formatDateTime(escrita_em)}
            </p>
            <p className="mt-2 break-words whitespace-pre-line">{texto}</p>
            <div className="mt-2">
              <MailStandingLine
                email="resposta"
                id={id}
                standing={mail}
                undo={isOwn ? { path, formulario: "desfazer", id } : undefined}
              />
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
