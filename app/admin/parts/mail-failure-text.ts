import type { MailFailure } from "#server/mail/mail-failure.ts";

const FAILURES: Record<MailFailure, string> = {
  "no-tls": "o servidor de e-mail não aceitou uma conexão segura",
  "bad-certificate": "o servidor de e-mail não provou que é da clínica",
  login: "o servidor de e-mail recusou usuário ou senha",
  refused: "o servidor de e-mail recusou a mensagem",
  unreachable: "o servidor de e-mail não responde",
};

/** @param failure a code of server/mail/mail-failure.ts; any other word counts as an unknown reason */
export function mailFailureText(failure: string | undefined): string {
  return FAILURES[failure as MailFailure] ?? "o e-mail não pôde ser entregue";
}
