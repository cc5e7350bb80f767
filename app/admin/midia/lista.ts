import { data } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { isBucket, midiaRetentionForm } from "#domain/midia/midia.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { keepMidia, listMidia } from "#server/data/midia.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";
import { readListSearch } from "../record/list/list-search.ts";
import type { Route } from "./+types/lista.ts";

const UNREAD = { rows: null, previous: undefined, next: undefined };

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "midia");
  const search = readListSearch(args.request);
  const bucket = new URL(args.request.url).searchParams.get("bucket");
  const found = await work.tryRead((tx) =>
    listMidia(tx, { ...search, ...(isBucket(bucket) && { bucket }) }),
  );
  return found ?? UNREAD;
}

/** Shows an error in the dialog, because the router would replace the whole screen by an error page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return UNREAD;
  }
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "midia");
  const submission = await parseForm(args.request, midiaRetentionForm);
  if (submission.status !== "success") return data({ isThere: false }, { status: 400 });
  const { chave } = submission.value;
  const isThere = await work.transaction((tx) => keepMidia(tx, chave));
  return data({ isThere }, { status: isThere ? 200 : 404 });
}

export const clientAction = keepTyped;
