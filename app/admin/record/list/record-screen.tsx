import { type ReactNode, useState } from "react";
import { useOutlet } from "react-router";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { loadFailedOf } from "#app/admin/parts/load-failed.ts";
import { Question } from "#app/admin/parts/question.tsx";
import { RestoredFocus } from "#app/admin/parts/restored-focus.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { Pagination } from "#app/ui/controls/pagination.tsx";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { can, screenPath, type TableThing } from "#domain/permissions.ts";
import type { RecordPage } from "#server/data/kit/records.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { type AddedRecord, AddedRecordPanel } from "./added-record.tsx";
import { GoButton } from "./go-button.tsx";
import { listSearch } from "./list-search.ts";
import { RecordSearch } from "./record-search.tsx";
import { type ListedRow, type ListTable, Rows } from "./rows.tsx";
import { useBackToRow } from "./use-back-to-row.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import { useListChanges } from "./use-list-changes.ts";

interface ListTexts {
  title: string;
  text: string;
  add: string;
  list?: string;
  removeFailed?: string;
  empty: { icon: string; title: string; text: string };
  question?: (name: string) => string;
  consequence?: (name: string) => string;
}

interface RecordScreenProps<Row extends ListedRow> {
  thing: TableThing;
  texts: ListTexts;
  page: RecordPage<Row> | null;
  added?: AddedRecord<Row> | undefined;
  busca: string;
  /** The encrypted search text for URLs, set if the search is personal data. */
  encryptedBusca?: string;
  filters?: Record<string, string>;
  filterLinks?: ReactNode;
  answer: FormAnswer | undefined;
  nameOf(row: Row): string;
  table?: ListTable<Row>;
  /** Where a record's form opens: `above` the list, or in a dialog `over` it. */
  form?: "above" | "over";
  isOrdered?: boolean;
  isProtected?: (row: Row) => boolean;
  isClosed?: (row: Row) => boolean;
  rowTools?: (row: Row) => ReactNode;
  tools?: ReactNode;
  beside?: ReactNode;
  below?: ReactNode;
  children?: (row: Row) => ReactNode;
}

export function RecordScreen<Row extends ListedRow>(props: RecordScreenProps<Row>) {
  const { thing, texts, page, busca, answer, nameOf, tools, beside, filters = {} } = props;
  const { encryptedBusca, filterLinks } = props;
  const path = screenPath(thing);
  const isReadOnly = !can(useUsuario().tipo_usuario, "update", thing);
  const form = useOutlet();
  const isAlone = form === null || props.form === "over";
  const [toRemove, setToRemove] = useState<Row>();
  const addressOf = (position: ListPosition | undefined) =>
    listSearch({ busca: encryptedBusca ?? busca, position, filters });
  const search = addressOf(page?.at);
  const changes = useListChanges({
    address: path + search,
    answer,
    removeFailed: texts.removeFailed ?? loadFailedOf(thing),
    onAnswered: () => setToRemove(undefined),
  });
  useFormAnswer(answer, changes.failure, changes.sendAgain);
  const list = useFocusAfterRemoval(page?.rows ?? [], changes.removed);
  useBackToRow(path, props.form === "over");
  if (!page) return <FailedLoad text={loadFailedOf(thing)} />;
  const isFiltered = busca !== "" || Object.keys(filters).length > 0;
  const hasBeside = beside !== undefined && isAlone;
  const add = !isReadOnly && (
    <GoButton icon="plus" keepsScroll variant="filled" to={`${path}/novo${search}`}>
      {texts.add}
    </GoButton>
  );
  const added = isAlone ? props.added : undefined;
  const rows = {
    ...props,
    editPath: (row: Row) => `${path}/${row.id}${search}`,
    isBusy: changes.isBusy,
    historyOf: isReadOnly ? thing : undefined,
    isEditable: isAlone && !isReadOnly,
    isOrdered: props.isOrdered === true,
    onDelete: texts.question && setToRemove,
    onMove: changes.move,
  };
  return (
    <>
      <ScreenHead text={texts.text} title={texts.title}>
        {isAlone && !isReadOnly && tools}
        {isAlone && (page.total > 0 || isFiltered) && add}
      </ScreenHead>
      {form}
      {filterLinks}
      <div
        className={
          hasBeside
            ? "grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]"
            : undefined
        }
      >
        <div>
          {(page.total > 0 || isFiltered) && (
            <RestoredFocus resetKey={busca}>
              <RecordSearch
                busca={busca}
                filters={filters}
                isPosted={encryptedBusca !== undefined}
                isSimilar={page.isSimilar}
                path={path}
                total={page.total}
              />
            </RestoredFocus>
          )}
          {page.total === 0 && isFiltered && (
            <EmptyState
              icon="search"
              text={
                busca
                  ? "Confira como está escrito, ou procure só uma parte do nome."
                  : "Nenhum registro está neste filtro."
              }
              title={busca ? `Nada encontrado para “${busca}”` : "Nada encontrado"}
            />
          )}
          {page.total === 0 && !isFiltered && isAlone && (
            <EmptyState {...texts.empty}>{add}</EmptyState>
          )}
          {added && (
            <AddedRecordPanel name={nameOf(added.row)} site={added.site}>
              <Rows
                {...rows}
                isHeadHidden
                isWhole={false}
                label="Acabou de entrar"
                page={{ rows: [added.row], total: 1, previous: undefined, next: undefined }}
              />
            </AddedRecordPanel>
          )}
          {page.rows.some(({ id }) => id !== added?.row.id) && (
            <Rows
              {...rows}
              isWhole={!isFiltered}
              label={texts.list ?? texts.title}
              listRef={list}
              page={page}
              shownAbove={added?.row.id}
            />
          )}
          <Pagination hrefOf={(position) => path + addressOf(position)} page={page} />
          {page.rows.length > 0 && isAlone && props.below}
        </div>
        {hasBeside && beside}
      </div>
      <Question
        confirm="Excluir"
        isBusy={changes.isBusy}
        onCancel={() => setToRemove(undefined)}
        onConfirm={() => toRemove && changes.remove(toRemove.id)}
        question={toRemove && texts.question?.(nameOf(toRemove))}
      >
        {(toRemove && texts.consequence?.(nameOf(toRemove))) ??
          (toRemove && `${nameOf(toRemove)} fica 30 dias na Lixeira, de onde pode voltar.`)}
      </Question>
    </>
  );
}
