import { data } from "react-router";
import { screenPath, type TableThing } from "#domain/permissions.ts";
import {
  type ComparedField,
  compareRecords,
  type RecordValues,
} from "#domain/registro/record-values.ts";
import { sitePath } from "#domain/registro/site-path.ts";
import type { z } from "#domain/z.ts";
import { asStaff, type StaffWork } from "#server/auth/as-staff.ts";
import { RECORD_KINDS } from "#server/data/kit/record-kinds.ts";
import type { RecordRow, UpdateResult } from "#server/data/kit/records.ts";
import { nameReferences } from "#server/data/kit/reference-names.ts";
import type { Tx } from "#server/db/open.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { DataAnswer, FieldErrors } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import type { RouteArgs } from "./list/list-records.server.ts";
import { currentListSearch, newRecordAddress } from "./list/list-search.ts";

interface SavedRecords<Row extends RecordRow> {
  get(tx: Tx, id: string): Promise<Row | undefined>;
  nextOrder?(tx: Tx): Promise<number>;
}

/** For a new record, `nextOrder` is the position after the last record. @throws a 404 for an unknown id */
export async function loadRecord<Row extends RecordRow>(
  args: RouteArgs,
  thing: TableThing,
  { get, nextOrder }: SavedRecords<Row>,
): Promise<{ record: Row | null; nextOrder: number }> {
  const { id } = args.params;
  const work = await asStaff(args, id === undefined ? "create" : "update", thing);
  return work.transaction(async (tx) => {
    if (id === undefined) return { record: null, nextOrder: (await nextOrder?.(tx)) ?? 0 };
    const record = await get(tx, id);
    if (!record) throw data(null, { status: 404 });
    return { record, nextOrder: 0 };
  });
}

type Said = string | (() => string);

/** What a form shows if another person has saved the record meanwhile: the saved record and the differences. */
export interface RecordConflict {
  conflict: RecordValues & { id?: string; versao?: number };
  differences: Record<string, ComparedField>;
}

interface FormOptions<Value> {
  thing: TableThing;
  schema: z.ZodType<Value>;
  to?: string;
  /** Fields that are never sent back, such as a password. */
  hidden?: string[];
  /** Checks what only the server can check. It runs before the transaction. */
  check?(value: Value, work: StaffWork): Promise<FieldErrors | undefined>;
}

interface SaveOptions<Value extends { versao?: number }, Row extends RecordRow>
  extends FormOptions<Value> {
  texts: { created?: Said; updated?: Said };
  /** True if the list begins with its newest record, so that a new one need not be shown above it. */
  isNewestFirst?: boolean;
  /** The position of a new record whose order was left blank; without it, such a record goes first. */
  nextOrder?(tx: Tx): Promise<number>;
  create?(tx: Tx, values: Omit<Value, "versao">): Promise<object | undefined>;
  update?(
    tx: Tx,
    change: { id: string; versao: number; values: Omit<Value, "versao"> },
  ): Promise<UpdateResult<Row>>;
}

/** Saves and redirects to `to`. Answers 400 for an invalid form, 404 for a missing record, 409 for a conflict. */
export async function saveRecord<Value extends { versao?: number }, Row extends RecordRow>(
  args: RouteArgs,
  { texts, isNewestFirst = false, nextOrder, create, update, ...options }: SaveOptions<Value, Row>,
) {
  const { id } = args.params;
  const to = options.to ?? screenPath(options.thing);
  const work = await asStaff(args, id === undefined ? "create" : "update", options.thing);
  const sent = await readFormData(args.request, options.schema);
  return saveForm(work, {
    ...options,
    sent,
    startsAnother: id === undefined && sent.has("outro"),
    // Leaves out the list's search after a new record, because the record may not match it.
    to: id === undefined ? to : to + currentListSearch(new URL(args.request.url).search),
    said: (id === undefined ? texts.created : texts.updated) ?? "",
    needsVersao: id !== undefined,
    isShownAbove: id === undefined && !isNewestFirst && RECORD_KINDS[options.thing] !== undefined,
    async write(tx, { versao, ...values }) {
      if (id !== undefined && versao !== undefined) {
        return required(update)(tx, { id, versao, values });
      }
      const isBlank = String(sent.get(ORDER) ?? "0").trim() === "";
      const last = isBlank && nextOrder ? { [ORDER]: await nextOrder(tx) } : {};
      return { status: "saved", record: await required(create)(tx, { ...values, ...last }) };
    },
  });
}

const ORDER = "ordem_exibicao";

interface SaveSingleOptions<Value extends { versao?: number }, Row extends RecordRow>
  extends FormOptions<Value> {
  said: Said;
  save(
    tx: Tx,
    change: { versao: number | undefined; values: Omit<Value, "versao"> },
  ): Promise<UpdateResult<Row>>;
}

/** Saves a record of which there is only one, such as the settings. The first save creates it. */
export async function saveSingleRecord<Value extends { versao?: number }, Row extends RecordRow>(
  args: RouteArgs,
  { save, ...options }: SaveSingleOptions<Value, Row>,
) {
  const work = await asStaff(args, "update", options.thing);
  return saveForm(work, {
    ...options,
    needsVersao: false,
    write: (tx, { versao, ...values }) => save(tx, { versao, values }),
  });
}

interface WriteOptions<Value extends { versao?: number }, Row extends RecordRow>
  extends FormOptions<Value> {
  sent?: FormData;
  startsAnother?: boolean;
  said: Said;
  needsVersao: boolean;
  isShownAbove?: boolean;
  write(
    tx: Tx,
    value: Value,
  ): Promise<UpdateResult<Row> | { status: "saved"; record: object | undefined }>;
}

function saveForm<Value extends { versao?: number }, Row extends RecordRow>(
  work: StaffWork,
  {
    thing,
    schema,
    sent,
    startsAnother,
    to,
    hidden = [],
    said,
    needsVersao,
    isShownAbove,
    check,
    write,
  }: WriteOptions<Value, Row>,
): Promise<Response | DataAnswer<RecordConflict>> {
  return answerForm(work, {
    schema,
    hidden,
    ...(sent && { sent }),
    async do(value, refuse) {
      const errors = await check?.(value, work);
      if (errors) return refuse(400, { errors });
      if (needsVersao && value.versao === undefined) {
        return refuse(400, { errors: { "": ["Recarregue a página"] } });
      }
      const saved = await work.transaction((tx) => write(tx, value));
      if (saved.status === "missing") throw data(null, { status: 404 });
      if (saved.status === "conflict") {
        const hiddenHere = ["versao", ...hidden];
        const mine = withoutFields(value, hiddenHere);
        const theirs = withoutFields(saved.current, hiddenHere);
        const [mineNamed = mine, theirsNamed = theirs] = await work.transaction((tx) =>
          nameReferences(tx, [
            { coisa: thing, values: mine },
            { coisa: thing, values: theirs },
          ]),
        );
        const differences = compareRecords(thing, mineNamed, theirsNamed);
        const conflict = saved.current as RecordValues;
        return refuse<RecordConflict>(409, { more: { conflict, differences } });
      }
      const site = sitePath(thing, saved.record ?? {});
      const list = to ?? screenPath(thing);
      const newId = (saved.record as { id?: string } | undefined)?.id;
      const added = isShownAbove && !startsAnother && newId;
      const shown = added ? newRecordAddress(list, added) : list;
      const next = startsAnother && newId ? newRecordAddress(`${list}/novo`, newId) : shown;
      return redirectWithFlash(work.context, next, {
        title: "Sucesso",
        text: typeof said === "function" ? said() : said,
        kind: "success",
        ...(site && !added && { site }),
      });
    },
  });
}

function withoutFields(value: object, fields: readonly string[]): RecordValues {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !fields.includes(name)));
}

/** @throws if `saveRecord` was given no `create` for a new record, or no `update` for an existing one */
function required<T>(step: T | undefined): T {
  if (!step) throw new Error("this form has no such step");
  return step;
}
