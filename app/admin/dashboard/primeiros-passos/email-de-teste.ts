/** Sends a mail to the current user at once, without the queue, so that the person sees the mail server's answer. */
import { href, redirect } from "react-router";
import { asStaff } from "#server/auth/as-staff.ts";
import { takeTestMail } from "#server/auth/attempts.ts";
import { noteMailWorks } from "#server/data/status/primeiros-passos.ts";
import { type Flash, redirectWithFlash } from "#server/http/cookies/flash.ts";
import type { Route } from "./+types/email-de-teste.ts";

export function loader() {
  return redirect(href("/admin"));
}

const WITHOUT_SMTP: Flash = {
  kind: "warning",
  title: "O e-mail não saiu",
  text: "Este servidor ainda não tem por onde mandar e-mails: a mensagem ficou em um arquivo, na pasta outbox. Defina SMTP_URL e MAIL_FROM no servidor, reinicie-o e teste de novo.",
};

export async function action(args: Route.ActionArgs) {
  const { context, staff, transaction } = await asStaff(args, "update", "configuracoes_site");
  const { services, origin, log } = context;
  const answer = (flash: Flash) => redirectWithFlash(context, href("/admin"), flash);
  const { email } = staff.usuario;
  const attempt = await takeTestMail(services, email);
  if (attempt.isLimited) {
    const text = `Muitas tentativas. Tente novamente em ${attempt.minutes} minutos.`;
    return answer({ kind: "error", title: "Erro", text });
  }
  // Imported only when a test mail is sent, because the mail libraries need memory.
  const { sendTestMail } = await import("#server/mail/send-test-mail.tsx");
  const problem = await sendTestMail({ ...services, origin, log }, email);
  if (problem) return answer({ kind: "error", title: "O e-mail não saiu", text: problem });
  if (services.config.smtpUrl === undefined) return answer(WITHOUT_SMTP);
  await transaction(noteMailWorks);
  const text = `O servidor de e-mail aceitou a mensagem para ${email}. Confira se ela chegou, também na pasta de spam.`;
  return answer({ kind: "success", title: "E-mail de teste enviado", text });
}
