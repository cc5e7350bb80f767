import { href, redirect } from "react-router";
import { asStaff } from "#server/auth/as-staff.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import type { Route } from "./+types/emails.ts";

export function loader() {
  return redirect(href("/admin"));
}

export async function action(args: Route.ActionArgs) {
  // Only people who may change the mail settings may send failed e-mails again.
  const { context, transaction } = await asStaff(args, "update", "configuracoes_site");
  await transaction((tx) => recordEvent(tx, { acao: "repetiu_emails", coisa: "emails" }));
  await context.services.queue.retryMail();
  return redirectWithFlash(
    context,
    href("/admin"),
    "Os e-mails que não saíram serão tentados de novo em instantes.",
  );
}
