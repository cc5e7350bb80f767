import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { GoButton } from "#app/admin/record/list/go-button.tsx";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { RecordThumbnail } from "#app/admin/record/list/record-thumbnail.tsx";
import { SpreadsheetTools } from "#app/admin/record/spreadsheet/spreadsheet-tools.tsx";
import type { Column } from "#app/ui/controls/table.tsx";
import type { Convenio } from "#domain/clinica/convenios.ts";
import { convenios } from "#server/data/plain-lists.ts";
import type { Route } from "./+types/list.ts";

const TEXTS = {
  title: "Convênios",
  text: "Os planos de saúde que a clínica aceita, na ordem em que o site os mostra.",
  add: "Adicionar Convênio",
  removeFailed: "Erro ao excluir convênio",
  removed: "Convênio excluído com sucesso!",
  empty: {
    icon: "Shield",
    title: "Nenhum convênio cadastrado",
    text: "Quem tem plano de saúde procura aqui o seu antes de ligar.",
  },
  question: () => "Tem certeza que deseja excluir este convênio?",
};

const COLUMNS: readonly Column<Convenio>[] = [
  {
    header: "Logo",
    cell: ({ nome, logo_url }) => <RecordThumbnail name={nome} url={logo_url} />,
    className: "max-lg:[grid-row:1/span_3]",
    width: "lg:w-14",
  },
  {
    header: "Nome",
    cell: ({ nome }) => <span title={nome}>{nome}</span>,
    className: "font-medium",
    isRowHeader: true,
  },
  {
    header: "Observações",
    cell: ({ observacoes }) => (
      <span className="max-lg:whitespace-pre-line" title={observacoes ?? undefined}>
        {observacoes}
      </span>
    ),
    className: "text-neutro-800",
  },
];

export function loader(args: Route.LoaderArgs) {
  return listRecords(args, "convenios", convenios);
}

export function action(args: Route.ActionArgs) {
  return changeList(args, "convenios", convenios, TEXTS);
}

export const clientAction = keepTyped;

export default function ConveniosPage() {
  return (
    <RecordScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      isOrdered
      table={{ columns: COLUMNS }}
      nameOf={({ nome }) => nome}
      texts={TEXTS}
      thing="convenios"
      tools={
        <>
          <GoButton icon="Shield" to={href("/admin/cobertura")}>
            Cobertura
          </GoButton>
          <SpreadsheetTools thing="convenios" />
        </>
      }
    />
  );
}
