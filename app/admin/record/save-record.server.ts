/** What a record's form does on the server: reads the record, saves it over the version opened. */
import { data } from "react-router";
import { parseForm } from "#app/ui/read-form-data.ts";
import type { TableThing } from "#domain/permissions.ts";
import type { z } from "#domain/z.ts";
import { asStaff, type StaffWork } from "#server/auth/as-staff.ts";
import type { RecordRow, UpdateResult } from "#server/data/records.ts";
import type { Tx } from "#server/db/open.ts";
import { AppError, describeError } from "#server/errors.ts";
import { type Flash, redirectWithFlash } from "#server/flash.ts";
import type { RouteArgs } from "./list-records.server.ts";

/** What loading needs of `recordsOf`. */
interface KeptRecords<Row extends RecordRow> {
  get(tx: Tx, id: string): Promise<Row | undefined>;
  nextOrder?(tx: Tx): Promise<number>;
}

/**
 * The record of `params.id`, or null for a new one with the place where it goes to stand last.
 * @throws a 404 where there is no such record
 */
export async function loadRecord<Row extends RecordRow>(
  args: RouteArgs,
  thing: TableThing,
  { get, nextOrder }: KeptRecords<Row>,
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

type FieldErrors = Record<string, string[]>;

interface SaveOptions<Value extends { versao?: number }, Row extends RecordRow> {
  thing: TableThing;
  schema: z.ZodType<Value>;
  /** Where a saved record leads. */
  to: string;
  texts: {
    created?: string;
    /** Asked once it is saved, where what is said depends on what was saved. */
    updated?: string | (() => Pick<Flash, "text"> & Partial<Flash>);
  };
  /** Names of fields that are never sent back, such as a password. */
  hidden?: string[];
  /** What only the server can judge, outside the transaction. */
  check?(value: Value, work: StaffWork): Promise<FieldErrors | undefined>;
  create?(tx: Tx, values: Omit<Value, "versao">): Promise<unknown>;
  update?(
    tx: Tx,
    change: { id: string; versao: number; values: Omit<Value, "versao"> },
  ): Promise<UpdateResult<Row>>;
  /** Instead of the two, for what there is only one of. */
  save?(
    tx: Tx,
    change: { versao: number | undefined; values: Omit<Value, "versao"> },
  ): Promise<UpdateResult<Row>>;
}

/**
 * Answers 400 with what was typed and what is wrong, 409 with the other version where someone else
 * saved since the record was opened, 404 where it was deleted, or leads to `to` with a notice.
 */
export async function saveRecord<Value extends { versao?: number }, Row extends RecordRow>(
  args: RouteArgs,
  options: SaveOptions<Value, Row>,
) {
  const { id } = args.params;
  const { save } = options;
  const isNew = id === undefined && !save;
  const work = await asStaff(args, isNew ? "create" : "update", options.thing);
  const submission = await parseForm(args.request, options.schema);
  const answer = (status: number, fieldErrors?: FieldErrors) =>
    data({ result: submission.reply({ hideFields: options.hidden, fieldErrors }) }, { status });
  if (submission.status !== "success") return answer(400);
  const wrong = await options.check?.(submission.value, work);
  if (wrong) return answer(400, wrong);
  const { versao, ...values } = submission.value;
  try {
    if (isNew) {
      await work.transaction((tx) => required(options.create)(tx, values));
    } else {
      const saved = await work.transaction(async (tx) => {
        if (save) return save(tx, { versao, values });
        if (id === undefined || versao === undefined) return undefined;
        return required(options.update)(tx, { id, versao, values });
      });
      if (!saved) return answer(400, { "": ["Recarregue a página"] });
      if (saved.status === "missing") throw data(null, { status: 404 });
      if (saved.status === "conflict") {
        const result = submission.reply({ hideFields: options.hidden });
        return data({ result, conflict: saved.current }, { status: 409 });
      }
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 403) throw error;
    if (error.status >= 500) {
      work.context.log.error({ error: describeError(error.cause) }, error.id);
      const result = submission.reply({ hideFields: options.hidden });
      const toast = { kind: "error" as const, text: error.message };
      return data({ result, toast }, { status: error.status });
    }
    return answer(error.status, { [error.field ?? ""]: [error.message] });
  }
  const { created, updated } = options.texts;
  const said = isNew ? created : updated;
  const notice = typeof said === "function" ? said() : { text: said ?? "" };
  return redirectWithFlash(work.context, options.to, {
    title: "Sucesso",
    kind: "success",
    ...notice,
  });
}

/** A route without an id makes records, one with it changes them. */
function required<T>(step: T | undefined): T {
  if (!step) throw new Error("this form has no such step");
  return step;
}
