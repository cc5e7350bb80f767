import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { GoButton } from "#app/admin/record/list/go-button.tsx";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import type { Column } from "#app/ui/controls/table.tsx";
import type { Sala } from "#domain/agenda/salas.ts";
import { weekText } from "#domain/horarios/week-text.ts";
import { salas } from "#server/data/plain-lists.ts";
import type { Route } from "./+types/list.ts";

const TEXTS = {
  title: "Salas e aparelhos",
  text: "Onde se fazem os exames, quais, em quanto tempo e em que horas.",
  add: "Adicionar Sala",
  removeFailed: "Erro ao excluir sala",
  removed: "Sala excluída com sucesso!",
  empty: {
    icon: "monitor",
    title: "Nenhuma sala cadastrada",
    text: "Em que sala se faz cada exame, quanto demora e quando ela abre: para quem marca por telefone.",
  },
  question: (name: string) => `Tem certeza que deseja excluir ${name}?`,
};

const COLUMNS: readonly Column<Sala>[] = [
  {
    header: "Nome",
    cell: ({ nome }) => <span title={nome}>{nome}</span>,
    className: "font-medium max-lg:col-span-full",
    width: "lg:w-[25%]",
    isRowHeader: true,
  },
  {
    header: "Exames",
    cell: ({ exames, duracao_minutos }) => `${countText(exames.length)}, ${duracao_minutos} min`,
    className: "max-lg:col-span-full",
    width: "lg:w-40",
  },
  {
    header: "Horários",
    cell: ({ horarios }) => <span title={weekText(horarios)}>{weekText(horarios)}</span>,
    className: "text-neutro-800 max-lg:col-span-full",
  },
];

export function loader(args: Route.LoaderArgs) {
  return listRecords(args, "salas", salas);
}

export function action(args: Route.ActionArgs) {
  return changeList(args, "salas", salas, TEXTS);
}

export const clientAction = keepTyped;

export default function SalasPage() {
  return (
    <RecordScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      isOrdered
      nameOf={({ nome }) => nome}
      table={{ columns: COLUMNS }}
      texts={TEXTS}
      thing="salas"
      tools={
        <GoButton icon="arrow-left" to={href("/admin/exames")}>
          Exames
        </GoButton>
      }
    />
  );
}

function countText(count: number): string {
  if (count === 0) return "Nenhum exame";
  return count === 1 ? "1 exame" : `${count} exames`;
}
