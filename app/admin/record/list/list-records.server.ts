import type { RouterContextProvider } from "react-router";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { type Moved, movedText, ORDEM_NAO_MUDOU, type Pagina } from "#domain/listas/ordem.ts";
import { screenPath, type TableThing } from "#domain/permissions.ts";
import { type ListChange, listChangeForm } from "#domain/registro/record-forms.ts";
import { sitePath } from "#domain/registro/site-path.ts";
import type { Undo } from "#domain/registro/undo.ts";
import { thingLabel } from "#domain/things.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { RECORD_KINDS, restoreDeleted } from "#server/data/kit/record-kinds.ts";
import type { ListOptions, RecordPage, RecordRow } from "#server/data/kit/records.ts";
import type { Tx } from "#server/db/open.ts";
import { type Flash, redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";
import { RESTORE_TEXTS } from "../history/restore-texts.ts";
import type { AddedRecord } from "./added-record.tsx";
import { listSearch, readListSearch, readNewRecord } from "./list-search.ts";

export interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { id?: string };
}

export interface ListedRecords<Row> {
  /** Null if the records could not be read. */
  page: RecordPage<Row> | null;
  busca: string;
  added: AddedRecord<Row> | undefined;
}

interface ChangedRecords {
  remove(tx: Tx, id: string): Promise<string | undefined>;
  /** Says why a record that exists could not be removed; undefined if it does not exist. */
  whyNotRemoved?(tx: Tx, id: string): Promise<string | undefined>;
  reorder?(tx: Tx, move: { id: string; to: ListChange["to"] }): Promise<Moved | undefined>;
  pageOf?(tx: Tx, moved: Moved, pagina: Pagina): Promise<ListPosition>;
}

export async function listRecords<Row extends RecordRow>(
  args: RouteArgs,
  thing: TableThing,
  records: {
    list(tx: Tx, options: ListOptions): Promise<RecordPage<Row>>;
    get?(tx: Tx, id: string): Promise<Row | undefined>;
  },
  where?: ListOptions["where"],
): Promise<ListedRecords<Row>> {
  const work = await asStaff(args, "open", thing);
  const options = readListSearch(args.request);
  const id = readNewRecord(args.request);
  const found = await work.tryRead(async (tx) => ({
    page: await records.list(tx, { ...options, where }),
    record: id === undefined ? undefined : await records.get?.(tx, id),
  }));
  const row = found?.record;
  return {
    page: found?.page ?? null,
    busca: options.busca,
    added: row && { row, site: sitePath(thing, row as object) },
  };
}

/** Answers the forms of every list: `excluir` deletes a record, `restaurar` restores it, `mover` moves it. */
export async function changeList(
  args: RouteArgs,
  thing: TableThing,
  { reorder, pageOf, remove, whyNotRemoved }: ChangedRecords,
  texts: { removed: string; removeFailed: string },
) {
  const { request } = args;
  const { context } = await asStaff(args, "update", thing);
  const back = screenPath(thing) + listSearch(readListSearch(request));
  const unknown = async () => {
    await asStaff(args, "delete", thing);
    return answerError(texts.removeFailed, 400);
  };
  return answerForm(
    { context, request },
    {
      schema: listChangeForm,
      invalid: unknown,
      async do({ formulario, id, to }) {
        if (formulario === "mover") {
          if (!reorder) return unknown();
          const work = await asStaff(args, "update", thing);
          const pagina = typeof to === "object" && "position" in to ? to.pagina : undefined;
          const found = await work.transaction(async (tx) => {
            const moved = await reorder(tx, { id, to });
            return moved && { moved, at: pagina && (await pageOf?.(tx, moved, pagina)) };
          });
          if (!found) return redirectWithFlash(context, back, refused(ORDEM_NAO_MUDOU));
          const { moved, at } = found;
          const undo = moveBack(back, id, moved);
          if (!at) return answerDone(movedText(moved), { undo });
          return redirectWithFlash(
            context,
            screenPath(thing) + listSearch({ position: at }),
            done(movedText(moved), undo),
          );
        }
        const restore = RECORD_KINDS[thing]?.restore;
        if (formulario === "restaurar") {
          if (!restore) return unknown();
          const work = await asStaff(args, "create", thing);
          const { status } = await work.transaction((tx) =>
            restoreDeleted(tx, { thing, record: id }),
          );
          if (status !== "restored") return answerError(RESTORE_TEXTS[status], 409);
          return redirectWithFlash(context, back, `${thingLabel(thing)} de volta ao seu lugar.`);
        }
        const work = await asStaff(args, "delete", thing);
        const name = await work.transaction((tx) => remove(tx, id));
        if (name === undefined) {
          const why = whyNotRemoved && (await work.transaction((tx) => whyNotRemoved(tx, id)));
          const reason = why ?? "este registro já tinha sido excluído.";
          return redirectWithFlash(context, back, refused(`${texts.removeFailed}: ${reason}`));
        }
        const undo = restore && { path: back, formulario: "restaurar", id };
        return redirectWithFlash(context, back, done(texts.removed, undo));
      },
    },
  );
}

function moveBack(path: string, id: string, { back }: Moved): Undo | undefined {
  if (!back) return undefined;
  const target = "before" in back ? { antes_de: back.before } : { depois_de: back.after };
  return { path, formulario: "mover", id, ...target };
}

function done(text: string, undo: Undo | undefined): Flash {
  return { title: "Sucesso", text, kind: "success", ...(undo && { undo }) };
}

function refused(text: string): Flash {
  return { title: "Erro", text, kind: "error" };
}
