/** The library as upload fields ask for it, and the word that one of its images is about to be used. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { readFormData } from "#app/ui/read-form-data.ts";
import { requirePermission, requireScreen } from "#server/auth/staff.ts";
import { keepMidia, listMidia } from "#server/data/midia.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffRead } from "#server/staff-read.ts";
import { staffTransaction } from "#server/staff-transaction.ts";
import { readMidiaSearch } from "./search.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const current = context.get(requestContext);
  const staff = await requireScreen(current, request, "midia");
  const search = readMidiaSearch(new URL(request.url).searchParams);
  const found = await staffRead(current, request, staff, "midia", (tx) => listMidia(tx, search));
  return found ?? { rows: null, page: 1, hasNext: false };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const current = context.get(requestContext);
  const staff = await requireScreen(current, request, "midia");
  requirePermission(staff, "update", "midia");
  const chave = String((await readFormData(request)).get("chave") ?? "");
  const isThere = await staffTransaction(current, request, staff, (tx) => keepMidia(tx, chave));
  return data({ isThere }, { status: isThere ? 200 : 404 });
}
