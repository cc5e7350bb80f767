/** How it stands with a mail: what was marked when it left, and else what the queue knows of it. */
import type { EmailEstado } from "#server/data/mensagens/respostas.ts";
import { readMailFailure } from "#server/mail/mail-failure.ts";

const FAILURES = {
  "no-tls": "o servidor de e-mail não aceitou uma conexão segura",
  "bad-certificate": "o servidor de e-mail não provou que é da clínica",
  login: "o servidor de e-mail recusou usuário ou senha",
  refused: "o servidor de e-mail recusou a mensagem",
  unreachable: "o servidor de e-mail não responde",
};

export type MailStanding =
  | { status: "sent"; when: Date }
  | { status: "waiting" }
  /** It leaves in a moment, and can be taken back until then. */
  | { status: "held" }
  | { status: "retrying"; next: Date; why: string }
  | { status: "failed"; why: string }
  /** Nobody may be answered who withdrew the consent. */
  | { status: "withheld" };

/** A job that is gone and left no mark did not do its work. */
export function mailStanding(
  sentAt: Date | null,
  email: Pick<EmailEstado, "estado" | "proxima" | "falha"> | undefined,
  { isWithdrawn = false, now = new Date() } = {},
): MailStanding {
  if (sentAt) return { status: "sent", when: sentAt };
  if (isWithdrawn) return { status: "withheld" };
  const failure = readMailFailure(email?.falha ?? undefined);
  const why = failure ? FAILURES[failure] : "o e-mail não pôde ser entregue";
  switch (email?.estado) {
    case "created":
      return { status: email.proxima > now ? "held" : "waiting" };
    case "active":
    case "completed":
      return { status: "waiting" };
    case "retry":
      return { status: "retrying", next: email.proxima, why };
    default:
      return { status: "failed", why };
  }
}
