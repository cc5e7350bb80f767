import type { MailFailure } from "#server/mail/mail-failure.ts";

const FAILURES: Record<MailFailure, string> = {
  "no-tls": "o servidor de e-mail não aceitou uma conexão segura",
  "bad-certificate": "o servidor de e-mail não provou que é da clínica",
  login: "o servidor de e-mail recusou usuário ou senha",
  refused: "o servidor de e-mail recusou a mensagem",
  unreachable: "o servidor de e-mail não responde",
};

export function mailFailureText(failure: string | undefined): string {
  return FAILURES[failure as MailFailure] ?? "o e-mail não pôde ser entregue";
}
