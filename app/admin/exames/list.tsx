import type { ReactNode } from "react";
import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { GoButton } from "#app/admin/record/list/go-button.tsx";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { SpreadsheetTools } from "#app/admin/record/spreadsheet/spreadsheet-tools.tsx";
import type { Column } from "#app/ui/controls/table.tsx";
import { CONFIRA, type ExameRecord } from "#domain/exames/exames.ts";
import { exames } from "#server/data/exames/exames.ts";
import type { Route } from "./+types/list.ts";
import { ConferidoButton } from "./conferido-button.tsx";

const TEXTS = {
  title: "Exames",
  text: "O que a clínica faz e como o paciente se prepara.",
  add: "Adicionar Exame",
  removeFailed: "Falha ao excluir exame",
  removed: "Exame excluído com sucesso",
  empty: {
    icon: "file-text",
    title: "Nenhum exame cadastrado",
    text: "Quem recebeu um pedido médico procura aqui o exame e o preparo.",
  },
  question: () => "Tem certeza que deseja excluir este exame?",
};

const COLUMNS: readonly Column<ExameRecord>[] = [
  {
    header: "Nome",
    cell: ({ nome, conferido }) => (
      <>
        <span className="font-medium" title={nome}>
          {nome}
        </span>
        {!conferido && (
          <span className="block text-sm font-medium text-aviso lg:truncate lg:text-xs">
            {CONFIRA}
          </span>
        )}
      </>
    ),
    className: "max-lg:col-span-full",
    width: "lg:w-[30%]",
    isRowHeader: true,
  },
  {
    header: "Descrição",
    cell: ({ descricao }) => <Text>{descricao}</Text>,
    className: "text-neutro-800 max-lg:col-span-full",
  },
  {
    header: "Preparo",
    cell: ({ preparo }) =>
      preparo && (
        <Text>
          {/* On a narrow screen the list has no column headings. */}
          <span className="font-medium text-neutro-700 lg:hidden">Preparo: </span>
          {preparo}
        </Text>
      ),
    className: "text-neutro-800 max-lg:col-span-full",
  },
];

function Text({ children }: { children: ReactNode }) {
  return <span className="max-lg:line-clamp-2 max-lg:whitespace-pre-line">{children}</span>;
}

export function loader(args: Route.LoaderArgs) {
  return listRecords(args, "exames", exames);
}

export function action(args: Route.ActionArgs) {
  return changeList(args, "exames", exames, TEXTS);
}

export const clientAction = keepTyped;

export default function ExamesPage() {
  return (
    <RecordScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      isOrdered
      table={{ columns: COLUMNS, actionsWidth: "lg:w-54" }}
      nameOf={({ nome }) => nome}
      texts={TEXTS}
      thing="exames"
      rowTools={(exame) => <ConferidoButton {...exame} />}
      tools={
        <>
          <GoButton icon="check" to={href("/admin/exames/catalogo")}>
            Catálogo de exames
          </GoButton>
          <GoButton icon="menu" to={href("/admin/exames/grupos")}>
            Grupos
          </GoButton>
          <GoButton icon="Shield" to={href("/admin/cobertura")}>
            Cobertura
          </GoButton>
          <SpreadsheetTools thing="exames" />
        </>
      }
    />
  );
}
