/** What a list of records does on the server: reads its page, deletes a record, puts them in order. */
import type { RouterContextProvider } from "react-router";
import { refuse } from "#app/admin/form/refuse.ts";
import { ORDEM_NAO_MUDOU } from "#domain/listas/ordem.ts";
import { screenPath, type TableThing } from "#domain/permissions.ts";
import { type ListChange, listChangeForm } from "#domain/registro/record-forms.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import type { ListOptions, RecordPage, RecordRow } from "#server/data/kit/records.ts";
import type { Tx } from "#server/db/open.ts";
import { type Flash, redirectWithFlash } from "#server/http/cookies/flash.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";
import { listSearch, readListSearch } from "./list-search.ts";

export interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { id?: string };
}

/** What `changeList` needs of `recordsOf`. */
interface ChangedRecords {
  remove(tx: Tx, id: string): Promise<string | undefined>;
  reorder?(tx: Tx, move: { id: string; to: ListChange["to"] }): Promise<boolean>;
}

/** @returns `page` is null where the records could not be read; that is logged */
export async function listRecords<Row extends RecordRow>(
  args: RouteArgs,
  thing: TableThing,
  records: { list(tx: Tx, options: ListOptions): Promise<RecordPage<Row>> },
): Promise<{ page: RecordPage<Row> | null; busca: string }> {
  const work = await asStaff(args, "open", thing);
  const options = readListSearch(args.request);
  return { page: await work.tryRead((tx) => records.list(tx, options)), busca: options.busca };
}

/** Takes the two small forms that every list has: `excluir` and `mover`. */
export async function changeList(
  args: RouteArgs,
  thing: TableThing,
  records: ChangedRecords,
  texts: { removed: string; removeFailed: string },
) {
  const { request } = args;
  await asStaff(args, "open", thing);
  const back = screenPath(thing) + listSearch(readListSearch(request));
  const submission = await parseForm(request, listChangeForm);
  const change = submission.status === "success" ? submission.value : undefined;
  const { reorder } = records;
  if (change?.formulario === "mover" && reorder) {
    const work = await asStaff(args, "update", thing);
    const { id, to } = change;
    const isMoved = await work.transaction((tx) => reorder(tx, { id, to }));
    if (isMoved) return { moved: id };
    return redirectWithFlash(work.context, back, refused(ORDEM_NAO_MUDOU));
  }
  const work = await asStaff(args, "delete", thing);
  if (change?.formulario !== "excluir") return refuse(texts.removeFailed, 400);
  const name = await work.transaction((tx) => records.remove(tx, change.id));
  if (name === undefined) {
    const text = `${texts.removeFailed}: este registro já tinha sido excluído.`;
    return redirectWithFlash(work.context, back, refused(text));
  }
  return redirectWithFlash(work.context, back, {
    title: "Sucesso",
    text: texts.removed,
    kind: "success",
  });
}

/** Said with the list read again, as someone else changed it since it was opened. */
function refused(text: string): Flash {
  return { title: "Erro", text, kind: "error" };
}
