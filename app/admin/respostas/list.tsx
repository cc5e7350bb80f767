import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { GoButton } from "#app/admin/record/list/go-button.tsx";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { SpreadsheetTools } from "#app/admin/record/spreadsheet/spreadsheet-tools.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { respostasProntas } from "#server/data/plain-lists.ts";
import type { Route } from "./+types/list.ts";

const TEXTS = {
  title: "Respostas prontas",
  text: "Textos para responder mensagens, que só a equipe vê. Quem responde escolhe um e muda o que precisar.",
  add: "Adicionar Resposta",
  removeFailed: "Erro ao excluir resposta pronta",
  removed: "Resposta pronta excluída com sucesso!",
  empty: {
    icon: "mail",
    title: "Nenhuma resposta pronta cadastrada",
    text: "O que a clínica responde toda semana, escrito uma vez. Comece por Sugestões de respostas.",
  },
  question: (name: string) => `Tem certeza que deseja excluir a resposta pronta ${name}?`,
};

export function loader(args: Route.LoaderArgs) {
  return listRecords(args, "respostas_prontas", respostasProntas);
}

export function action(args: Route.ActionArgs) {
  return changeList(args, "respostas_prontas", respostasProntas, TEXTS);
}

export const clientAction = keepTyped;

export default function RespostasProntasPage() {
  return (
    <RecordScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      isOrdered
      nameOf={({ nome }) => nome}
      texts={TEXTS}
      thing="respostas_prontas"
      tools={
        <>
          <GoButton icon="arrow-left" to={href("/admin/mensagens")}>
            Mensagens
          </GoButton>
          <GoButton icon="check" to={href("/admin/respostas/sugestoes")}>
            Sugestões de respostas
          </GoButton>
          <GoButton icon="file-text" to={href("/admin/termos")}>
            Termos
          </GoButton>
          <SpreadsheetTools thing="respostas_prontas" />
        </>
      }
    >
      {({ nome, texto, ordem_exibicao }) => (
        <>
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 font-medium break-words">{nome}</p>
            <Badge>Ordem {ordem_exibicao}</Badge>
          </div>
          <p className="mt-1 line-clamp-4 break-words whitespace-pre-line text-neutro-800">
            {texto}
          </p>
        </>
      )}
    </RecordScreen>
  );
}
