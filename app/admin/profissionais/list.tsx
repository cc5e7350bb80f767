import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { RecordThumbnail } from "#app/admin/record/list/record-thumbnail.tsx";
import { SpreadsheetTools } from "#app/admin/record/spreadsheet/spreadsheet-tools.tsx";
import type { Column } from "#app/ui/controls/table.tsx";
import { formatCrm } from "#domain/clinica/registro-medico.ts";
import type { Profissional } from "#domain/pessoas/profissionais.ts";
import { profissionais } from "#server/data/plain-lists.ts";
import type { Route } from "./+types/list.ts";

const TEXTS = {
  title: "Profissionais",
  text: "Quem o site apresenta, nesta ordem. Os dois primeiros aparecem também na página inicial.",
  add: "Adicionar Profissional",
  removeFailed: "Erro ao excluir profissional",
  removed: "Profissional excluído com sucesso",
  empty: {
    icon: "Stethoscope",
    title: "Nenhum profissional cadastrado",
    text: "Até lá, o site mostra dois médicos de exemplo, sem nome nem CRM.",
  },
  question: (nome: string) => `Tem certeza que deseja excluir ${nome}?`,
};

const COLUMNS: readonly Column<Profissional>[] = [
  {
    header: "Foto",
    cell: ({ nome, foto_url }) => <RecordThumbnail fit="cover" name={nome} url={foto_url} />,
    className: "max-lg:[grid-row:1/span_4]",
    width: "lg:w-14",
  },
  {
    header: "Nome",
    cell: ({ nome }) => <span title={nome}>{nome}</span>,
    className: "font-medium",
    isRowHeader: true,
  },
  { header: "Especialidade", cell: ({ especialidade }) => especialidade },
  { header: "CRM", cell: ({ crm }) => formatCrm(crm), className: "tabular-nums" },
];

export function loader(args: Route.LoaderArgs) {
  return listRecords(args, "profissionais", profissionais);
}

export function action(args: Route.ActionArgs) {
  return changeList(args, "profissionais", profissionais, TEXTS);
}

export const clientAction = keepTyped;

export default function ProfissionaisPage() {
  return (
    <RecordScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      form="over"
      isOrdered
      table={{ columns: COLUMNS }}
      nameOf={({ nome }) => nome}
      texts={TEXTS}
      thing="profissionais"
      tools={<SpreadsheetTools thing="profissionais" />}
    />
  );
}
