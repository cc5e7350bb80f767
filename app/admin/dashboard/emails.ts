/** Tries again the mail that did not leave. */
import { type ActionFunctionArgs, href, redirect } from "react-router";
import { requirePermission, requireScreen } from "#server/auth/staff.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/http/staff-transaction.ts";

export function loader() {
  return redirect(href("/admin"));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "dashboard");
  // Who may change how mail is sent may also send it again.
  requirePermission(staff, "update", "configuracoes_site");
  await staffTransaction(inHand, request, staff, (tx) =>
    recordEvent(tx, { acao: "repetiu_emails", coisa: "emails" }),
  );
  await inHand.services.queue.retryMail();
  return redirectWithFlash(inHand, href("/admin"), {
    title: "Sucesso",
    text: "Os e-mails que não saíram serão tentados de novo em instantes.",
    kind: "success",
  });
}
