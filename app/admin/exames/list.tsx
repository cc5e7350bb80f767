import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { GoButton } from "#app/admin/record/list/go-button.tsx";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { SpreadsheetTools } from "#app/admin/record/spreadsheet/spreadsheet-tools.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { CONFIRA } from "#domain/exames/exames.ts";
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
      layout="cards"
      nameOf={({ nome }) => nome}
      texts={TEXTS}
      thing="exames"
      rowTools={(exame) => <ConferidoButton {...exame} />}
      tools={
        <>
          <GoButton icon="check" to={href("/admin/exames/catalogo")}>
            Catálogo de exames
          </GoButton>
          <GoButton icon="Shield" to={href("/admin/cobertura")}>
            Cobertura
          </GoButton>
          <SpreadsheetTools thing="exames" />
        </>
      }
    >
      {({ nome, descricao, preparo, ordem_exibicao, conferido }) => (
        <>
          <div className="flex items-start justify-between gap-3">
            <p className="font-medium">{nome}</p>
            <Badge>Ordem {ordem_exibicao}</Badge>
          </div>
          {!conferido && (
            <p className="mt-1">
              <Badge tone="warning">{CONFIRA}</Badge>
            </p>
          )}
          <p className="mt-1 line-clamp-3 whitespace-pre-line text-neutro-800">{descricao}</p>
          {preparo && (
            <>
              <p className="mt-2 text-sm font-medium text-neutro-700">Preparo</p>
              <p className="line-clamp-3 whitespace-pre-line text-neutro-800">{preparo}</p>
            </>
          )}
        </>
      )}
    </RecordScreen>
  );
}
