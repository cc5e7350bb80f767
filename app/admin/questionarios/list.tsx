import { href, useActionData, useLoaderData } from "react-router";
import { ConferidoButton } from "#app/admin/exames/conferido-button.tsx";
import { NOME_COLUMN } from "#app/admin/exames/nome-column.tsx";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { GoButton, GoIconButton } from "#app/admin/record/list/go-button.tsx";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import type { Column } from "#app/ui/controls/table.tsx";
import type { Questionario } from "#domain/agenda/questionarios.ts";
import { questionarios } from "#server/data/agenda/questionarios.ts";
import type { Route } from "./+types/list.ts";

const TEXTS = {
  title: "Perguntas de segurança",
  text: "O que o paciente responde antes de cada exame, na página do pedido ou com a recepção. Cada mudança é uma versão nova, que a folha diz.",
  add: "Adicionar Questionário",
  removeFailed: "Erro ao excluir questionário",
  removed: "Questionário excluído com sucesso!",
  empty: {
    icon: "shield-check",
    title: "Nenhum questionário cadastrado",
    text: "Marca-passo, alergia a contraste, gravidez: perguntados antes do exame, sempre iguais. Comece por Sugestões de perguntas.",
  },
  question: (name: string) => `Tem certeza que deseja excluir o questionário ${name}?`,
};

const COLUMNS: readonly Column<Questionario>[] = [
  { ...NOME_COLUMN, className: "max-lg:col-span-full" },
  {
    header: "Perguntas",
    cell: ({ perguntas, exames }) => countText(perguntas.length, exames.length),
    className: "text-neutro-800 max-lg:col-span-full",
  },
];

export function loader(args: Route.LoaderArgs) {
  return listRecords(args, "questionarios", questionarios);
}

export function action(args: Route.ActionArgs) {
  return changeList(args, "questionarios", questionarios, TEXTS);
}

export const clientAction = keepTyped;

export default function QuestionariosPage() {
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
              aria-label={`Imprimir folha: ${nome}`}
              to={href("/admin/questionarios/:id/folha", { id })}
            />
          )}
          <ConferidoButton
            conferido={conferido}
            failure="Não foi possível marcar o questionário como conferido."
            nome={nome}
            target={href("/admin/questionarios/:id/conferido", { id })}
            versao={versao}
          />
        </>
      )}
      table={{ columns: COLUMNS, actionsWidth: "lg:w-54" }}
      texts={TEXTS}
      thing="questionarios"
      tools={
        <>
          <GoButton icon="arrow-left" to={href("/admin/exames")}>
            Exames
          </GoButton>
          <GoButton icon="check" to={href("/admin/questionarios/sugestoes")}>
            Sugestões de perguntas
          </GoButton>
        </>
      }
    />
  );
}

function countText(perguntas: number, exames: number): string {
  const perguntasText = perguntas === 1 ? "1 pergunta" : `${perguntas} perguntas`;
  if (exames === 0) return `${perguntasText}, para nenhum exame`;
  return `${perguntasText}, para ${exames === 1 ? "1 exame" : `${exames} exames`}`;
}
