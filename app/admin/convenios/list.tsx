import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { GoButton } from "#app/admin/record/list/go-button.tsx";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { RecordThumbnail } from "#app/admin/record/list/record-thumbnail.tsx";
import { SpreadsheetTools } from "#app/admin/record/spreadsheet/spreadsheet-tools.tsx";
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
      layout="cards"
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
    >
      {({ nome, logo_url, observacoes, ordem_exibicao }) => (
        <>
          <RecordThumbnail name={nome} url={logo_url} />
          <p className="mt-3 font-medium">{nome}</p>
          <p className="text-sm text-neutro-700">Ordem {ordem_exibicao}</p>
          {observacoes && <p className="mt-1 whitespace-pre-line text-neutro-800">{observacoes}</p>}
        </>
      )}
    </RecordScreen>
  );
}
