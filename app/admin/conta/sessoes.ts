/** Ends one of one's own sessions. */
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  href,
  redirect,
} from "react-router";
import { readFormData } from "#app/ui/read-form-data.ts";
import { requireScreen } from "#server/auth/staff.ts";
import { endSession } from "#server/data/sessions.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/staff-transaction.ts";
import { keepTyped } from "../keep-typed.ts";
import { refuse } from "../refuse.ts";

export function loader() {
  return redirect(href("/admin/conta"));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "conta");
  const id = String((await readFormData(request)).get("id") ?? "");
  const isEnded = await staffTransaction(inHand, request, staff, (tx) =>
    endSession(tx, staff.usuario, id),
  );
  if (!isEnded) return refuse("Esta sessão já tinha terminado.", 404);
  return data({ toast: { text: "Sessão encerrada." } });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}
