import { href, useActionData, useLoaderData } from "react-router";
import { ConferidoButton } from "#app/admin/exames/conferido-button.tsx";
import { NOME_COLUMN } from "#app/admin/exames/nome-column.tsx";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { GoButton, GoIconButton } from "#app/admin/record/list/go-button.tsx";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import type { Column } from "#app/ui/controls/table.tsx";
import type { Termo } from "#domain/termos/termos.ts";
import { termos } from "#server/data/exames/termos.ts";
import type { Route } from "./+types/list.ts";

const TEXTS = {
  title: "Termos de consentimento",
  text: "O que a pessoa lê e assina no papel antes de um exame. A folha sai com o nome da clínica e as linhas para preencher.",
  add: "Adicionar Termo",
  removeFailed: "Erro ao excluir termo",
  removed: "Termo excluído com sucesso!",
  empty: {
    icon: "file-text",
    title: "Nenhum termo cadastrado",
    text: "Contraste, ressonância, biópsia, sedação: um texto para cada um. Comece por Sugestões de termos.",
  },
  question: (name: string) => `Tem certeza que deseja excluir o termo ${name}?`,
};

const COLUMNS: readonly Column<Termo>[] = [
  { ...NOME_COLUMN, className: "max-lg:col-span-full" },
  {
    header: "Texto",
    cell: ({ texto }) => <span className="max-lg:line-clamp-2">{texto}</span>,
    className: "text-neutro-800 max-lg:col-span-full",
  },
];

export function loader(args: Route.LoaderArgs) {
  return listRecords(args, "termos_consentimento", termos);
}

export function action(args: Route.ActionArgs) {
  return changeList(args, "termos_consentimento", termos, TEXTS);
}

export const clientAction = keepTyped;

export default function TermosPage() {
  return (
    <RecordScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      isOrdered
      nameOf={({ nome }) => nome}
      rowTools={({ id, nome, versao, conferido }) => (
        <>
          {conferido && (
            <GoIconButton
              icon="print"
              aria-label={`Imprimir: ${nome}`}
              to={href("/admin/termos/:id/imprimir", { id })}
            />
          )}
          <ConferidoButton
            conferido={conferido}
            failure="Não foi possível marcar o termo como conferido."
            nome={nome}
            target={href("/admin/termos/:id/conferido", { id })}
            versao={versao}
          />
        </>
      )}
      table={{ columns: COLUMNS, actionsWidth: "lg:w-54" }}
      texts={TEXTS}
      thing="termos_consentimento"
      tools={
        <>
          <GoButton icon="arrow-left" to={href("/admin/exames")}>
            Exames
          </GoButton>
          <GoButton icon="check" to={href("/admin/termos/sugestoes")}>
            Sugestões de termos
          </GoButton>
        </>
      }
    />
  );
}
