import { href } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ANEXO_DIAS } from "#domain/agendamentos/anexos.ts";
import type { LoadedAgendamento } from "./load-detail.server.ts";

/** Shows only links, because each file that the browser loads counts as an access in the patients' trail. */
export function Anexos({ arquivos }: Pick<LoadedAgendamento, "arquivos">) {
  return (
    <Panel
      text={`Cada abertura fica na trilha. São apagados ${ANEXO_DIAS} dias depois do fim do pedido, ou da chegada, se ninguém o atendeu.`}
      title="Pedido médico e carteirinha"
    >
      {arquivos.length === 0 && <p className="text-neutro-700">Nenhum arquivo.</p>}
      <ul className="grid gap-1">
        {arquivos.map(({ id, nome, tipo, bytes, recebido }) => (
          <li key={id}>
            <a
              className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-neutro-100"
              href={href("/admin/agendamentos/anexos/:id", { id })}
              rel="noopener"
              target="_blank"
            >
              <Icon
                className="size-5 text-neutro-600"
                name={tipo === "pdf" ? "file-text" : "image"}
              />
              <span className="min-w-0">
                <span className="link block break-words">
                  {nome}
                  <span className="sr-only"> (abre em outra janela)</span>
                </span>
                <span className="block text-sm text-neutro-700">
                  {Math.max(1, Math.round(bytes / 1024)).toLocaleString("pt-BR")} KB · {recebido}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
