import type { ReactNode } from "react";
import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { GoButton } from "#app/admin/record/list/go-button.tsx";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { RecordThumbnail } from "#app/admin/record/list/record-thumbnail.tsx";
import { SpreadsheetTools } from "#app/admin/record/spreadsheet/spreadsheet-tools.tsx";
import type { Column } from "#app/ui/controls/table.tsx";
import type { ListedExame } from "#domain/exames/exames.ts";
import { type ShownGrupo, withGrupos } from "#server/data/exames/exame-grupos.ts";
import { exames } from "#server/data/exames/exames.ts";
import type { Route } from "./+types/list.ts";
import { ConferidoButton } from "./conferido-button.tsx";
import { NOME_COLUMN } from "./nome-column.tsx";

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

type Row = ListedExame & { grupo: ShownGrupo | undefined };

const COLUMNS: readonly Column<Row>[] = [
  {
    header: "Grupo",
    cell: ({ nome, grupo }) => (
      <span title={grupo?.titulo}>
        <RecordThumbnail icon={grupo?.icone} name={nome} />
        <span className="sr-only">{grupo?.titulo}</span>
      </span>
    ),
    className: "max-lg:[grid-row:1/span_4]",
    width: "lg:w-14",
  },
  NOME_COLUMN,
  {
    header: "Descrição",
    cell: ({ descricao }) => <Text>{descricao}</Text>,
    className: "text-neutro-800",
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
    className: "text-neutro-800",
  },
];

function Text({ children }: { children: ReactNode }) {
  return <span className="max-lg:line-clamp-2 max-lg:whitespace-pre-line">{children}</span>;
}

export function loader(args: Route.LoaderArgs) {
  return listRecords(args, "exames", {
    async list(tx, options) {
      const { rows, ...page } = await exames.list(tx, options);
      return { ...page, rows: await withGrupos(tx, rows) };
    },
    async get(tx, id) {
      const exame = await exames.get(tx, id);
      return exame && (await withGrupos<ListedExame>(tx, [exame]))[0];
    },
  });
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
      rowTools={({ id, nome, versao, conferido }) => (
        <ConferidoButton
          conferido={conferido}
          failure="Não foi possível marcar o exame como conferido."
          nome={nome}
          target={href("/admin/exames/:id/conferido", { id })}
          versao={versao}
        />
      )}
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
          <GoButton icon="monitor" to={href("/admin/salas")}>
            Salas
          </GoButton>
          <GoButton icon="shield-check" to={href("/admin/questionarios")}>
            Perguntas
          </GoButton>
          <GoButton icon="file-text" to={href("/admin/termos")}>
            Termos
          </GoButton>
          <SpreadsheetTools thing="exames" />
        </>
      }
    />
  );
}
