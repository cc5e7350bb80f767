/** Ends one of one's own sessions, or all but the one that asks. */
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  href,
  redirect,
} from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { refuse } from "#app/admin/form/refuse.ts";
import { endSessionForm } from "#domain/contas/conta.ts";
import { requireScreen } from "#server/auth/staff.ts";
import { endOtherSessions, endSession } from "#server/data/people/sessions.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/http/staff-transaction.ts";

export function loader() {
  return redirect(href("/admin/conta"));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "conta");
  const formData = await readFormData(request, endSessionForm);
  if (formData.get("outras") === "sim") {
    const ended = await staffTransaction(inHand, request, staff, (tx) =>
      endOtherSessions(tx, staff.usuario, staff.sessionId),
    );
    return data({ toast: { text: othersEnded(ended) } });
  }
  const id = String(formData.get("id") ?? "");
  const isEnded = await staffTransaction(inHand, request, staff, (tx) =>
    endSession(tx, staff.usuario, id),
  );
  if (!isEnded) return refuse("Esta sessão já tinha terminado.", 404);
  return data({ toast: { text: "Sessão encerrada." } });
}

function othersEnded(count: number): string {
  if (count === 0) return "As outras sessões já tinham terminado.";
  return count === 1 ? "1 sessão encerrada." : `${count} sessões encerradas.`;
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}
