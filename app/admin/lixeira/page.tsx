import { useState } from "react";
import { useActionData, useLoaderData, useNavigation } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { Question } from "#app/admin/parts/question.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { RESTORE_TEXTS } from "#app/admin/record/history/restore-texts.ts";
import { useFocusAfterRemoval } from "#app/admin/record/list/use-focus-after-removal.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { Pagination } from "#app/ui/controls/pagination.tsx";
import { readListPosition } from "#domain/listas/list-position.ts";
import { can, type TableThing } from "#domain/permissions.ts";
import { formatQuem } from "#domain/registro/feito.ts";
import { untrashForm } from "#domain/registro/record-forms.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { thingLabel } from "#domain/things.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { RECORD_KINDS, recordKind, restoreDeleted } from "#server/data/kit/record-kinds.ts";
import { listTrash, type TrashedRecord } from "#server/data/trail/record-history.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/page.ts";

const PATH = "/admin/lixeira";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "lixeira");
  const { tipo_usuario } = work.staff.usuario;
  const things = (Object.keys(RECORD_KINDS) as TableThing[]).filter(
    (thing) => RECORD_KINDS[thing]?.restore && can(tipo_usuario, "create", thing),
  );
  const position = readListPosition(new URL(args.request.url).searchParams);
  const found = await work.tryRead((tx) => listTrash(tx, things, position));
  const toRow = (record: TrashedRecord) => ({ ...record, rotulo: thingLabel(record.coisa) });
  return { page: found && { ...found, rows: found.rows.map(toRow) } };
}

export async function action(args: Route.ActionArgs) {
  const missing = () => answerError(RESTORE_TEXTS.missing, 400);
  return answerForm(await asStaff(args, "open", "lixeira"), {
    schema: untrashForm,
    invalid: missing,
    async do({ coisa, registro, linha }) {
      if (!recordKind(coisa)?.restore) return missing();
      const work = await asStaff(args, "create", coisa as TableThing);
      const { status } = await work.transaction((tx) =>
        restoreDeleted(tx, { thing: coisa, record: registro, line: linha }),
      );
      if (status !== "restored") return answerError(RESTORE_TEXTS[status], 409);
      const position = readListPosition(new URL(args.request.url).searchParams);
      return redirectWithFlash(
        work.context,
        PATH + formatFilters(position),
        `${thingLabel(coisa)} de volta ao seu lugar.`,
      );
    },
  });
}

export const clientAction = keepTyped;

export default function LixeiraPage() {
  const { page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { send, sendAgain } = useSendAgain();
  const { state, formData } = useNavigation();
  useFormAnswer(answer, RESTORE_TEXTS.failed, sendAgain);
  const [restored, setRestored] = useState<string>();
  const [chosen, choose] = useState<Pick<TrashedRecord, "line" | "coisa" | "registro" | "nome">>();
  const rows = (page?.rows ?? []).map(({ line }) => ({ id: String(line) }));
  const list = useFocusAfterRemoval<HTMLUListElement>(rows, restored);
  if (!page) return <FailedLoad text="Não foi possível carregar os dados." />;
  return (
    <>
      <ScreenHead text="O que foi excluído fica aqui por 30 dias e pode voltar." title="Lixeira" />
      {page.rows.length === 0 ? (
        <EmptyState
          icon="trash"
          text="Quando alguém exclui um médico, um convênio ou um exame, ele aparece aqui."
          title="Nada foi excluído nos últimos 30 dias"
        />
      ) : (
        <ul
          aria-label="Excluídos"
          className="max-w-3xl border-b border-neutro-200 outline-none"
          ref={list}
          tabIndex={-1}
        >
          {page.rows.map(({ line, coisa, rotulo, registro, nome, quando, usuario_nome }) => (
            <li
              className="flex flex-wrap items-center justify-between gap-3 border-t border-neutro-200 py-3"
              key={line}
            >
              <div className="min-w-0">
                <p className="font-medium">{nome}</p>
                <p className="text-sm text-neutro-700">
                  {rotulo}, por {formatQuem(usuario_nome, "excluiu")} em {formatDateTime(quando)}
                </p>
              </div>
              <Button
                icon="history"
                isBusy={state !== "idle" && formData?.get("linha") === String(line)}
                onPress={() => choose({ line, coisa, registro, nome })}
              >
                {`Restaurar ${nome}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Pagination hrefOf={(position) => PATH + formatFilters(position)} page={page} />
      <Question
        confirm="Restaurar"
        variant="filled"
        onCancel={() => choose(undefined)}
        onConfirm={() => {
          choose(undefined);
          if (!chosen) return;
          const { line, coisa, registro } = chosen;
          setRestored(String(line));
          send({ formulario: "restaurar", coisa, registro, linha: line });
        }}
        question={chosen && `Restaurar ${chosen.nome}?`}
      >
        Volta para a sua lista como era e, se estava no site, aparece nele na hora.
      </Question>
    </>
  );
}
