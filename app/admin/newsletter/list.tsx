import { useState } from "react";
import { href, useActionData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { loadFailedOf } from "#app/admin/parts/load-failed.ts";
import { Question } from "#app/admin/parts/question.tsx";
import { RestoredFocus } from "#app/admin/parts/restored-focus.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { RecordSearch } from "#app/admin/record/list/record-search.tsx";
import { useListChanges } from "#app/admin/record/list/use-list-changes.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { Pagination } from "#app/ui/controls/pagination.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { SITUACAO_INSCRITO_LABELS } from "#domain/mensagens/newsletter.ts";
import { listChangeForm } from "#domain/registro/record-forms.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { listSendablePosts } from "#server/data/newsletter/envios.ts";
import {
  countInscritos,
  listInscritos,
  removeInscrito,
} from "#server/data/newsletter/inscritos.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/list.ts";
import { InscritosCounts } from "./counts.tsx";
import { readFilters } from "./filters.ts";
import { type InscritoRow, InscritosTable } from "./inscritos-table.tsx";
import { PostsPanel } from "./posts-panel.tsx";

const POSTS = 8;
const REMOVE_FAILED = "Falha ao excluir o endereço";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "inscritos");
  const search = readFilters(args.request);
  const found = await work.tryRead(async (tx) => ({
    counts: await countInscritos(tx),
    page: await listInscritos(tx, search),
    posts: await listSendablePosts(tx, POSTS),
  }));
  return { search, found };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "delete", "inscritos");
  const refused = (status: number) => answerError(REMOVE_FAILED, status);
  return answerForm(work, {
    schema: listChangeForm,
    invalid: () => refused(400),
    async do({ formulario, id }) {
      if (formulario !== "excluir") return refused(400);
      const email = await work.transaction((tx) => removeInscrito(tx, id));
      if (email === undefined) return refused(409);
      const { position, ...narrowed } = readFilters(args.request);
      const back = href("/admin/newsletter") + formatFilters({ ...narrowed, ...position });
      return redirectWithFlash(work.context, back, "Endereço excluído da newsletter");
    },
  });
}

export const clientAction = keepTyped;

const CHOICES = [
  { value: "", label: "Todas" },
  ...Object.entries(SITUACAO_INSCRITO_LABELS).map(([value, label]) => ({ value, label })),
];

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const { position, ...search } = loaderData.search;
  const { found } = loaderData;
  const path = href("/admin/newsletter");
  const [toRemove, setToRemove] = useState<InscritoRow>();
  const changes = useListChanges({
    address: path + formatFilters({ ...search, ...position }),
    answer,
    removeFailed: REMOVE_FAILED,
    onAnswered: () => setToRemove(undefined),
  });
  useFormAnswer(answer, changes.failure, changes.sendAgain);
  if (!found) return <FailedLoad text={loadFailedOf("inscritos")} />;
  const { counts, page, posts } = found;
  const { busca, situacao } = search;
  const isNarrowed = busca !== "" || situacao !== undefined;
  return (
    <>
      <ScreenHead
        text="Quem pediu os artigos novos por e-mail. Só recebe quem confirmou, e cada um sai quando quiser."
        title="Newsletter"
      >
        <div className="min-[80rem]:hidden">
          <Button icon="send" to="#enviar">
            Enviar aos inscritos
          </Button>
        </div>
        <Button
          download
          icon="download"
          reloadDocument
          to={href("/admin/newsletter/exportar") + formatFilters({ situacao })}
        >
          Exportar CSV
        </Button>
      </ScreenHead>
      <InscritosCounts counts={counts} />
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {(page.total > 0 || isNarrowed) && (
            <RestoredFocus resetKey={formatFilters(search)}>
              <RecordSearch
                busca={busca}
                isNarrowed={situacao !== undefined}
                isSimilar={page.isSimilar}
                path={path}
                total={page.total}
              >
                <SelectField
                  choices={CHOICES}
                  field={fieldState("situacao", { defaultValue: situacao })}
                  label="Situação"
                />
              </RecordSearch>
            </RestoredFocus>
          )}
          {page.rows.length > 0 && <InscritosTable onRemove={setToRemove} rows={page.rows} />}
          {page.total === 0 && isNarrowed && (
            <EmptyState
              icon="search"
              text="Confira como está escrito, ou procure só uma parte do endereço."
              title="Nenhum endereço encontrado"
            />
          )}
          {page.total === 0 && !isNarrowed && (
            <EmptyState
              icon="send"
              text="Quem se inscreve na página do Blog aparece aqui, e passa a receber depois de confirmar."
              title="Ninguém se inscreveu ainda"
            />
          )}
          <Pagination
            hrefOf={(position) => path + formatFilters({ ...search, ...position })}
            page={page}
          />
        </div>
        <PostsPanel posts={posts} />
      </div>
      <Question
        confirm="Excluir"
        isBusy={changes.isBusy}
        onCancel={() => setToRemove(undefined)}
        onConfirm={() => toRemove && changes.remove(toRemove.id)}
        question={toRemove && `Tem certeza que deseja excluir ${toRemove.email}?`}
      >
        O endereço e tudo o que depende dele são apagados na hora, e não vão para a Lixeira. Use
        quando a própria pessoa pede.
      </Question>
    </>
  );
}
