import { mailFailureText } from "#app/admin/parts/mail-failure-text.ts";
import type { EmailEstado } from "#server/data/mensagens/respostas.ts";
import { readMailFailure } from "#server/mail/mail-failure.ts";

export type MailStanding =
  | { status: "sent"; when: Date }
  | { status: "waiting" }
  /** The e-mail is delayed for a few seconds, in which it can be cancelled. */
  | { status: "held" }
  | { status: "retrying"; next: Date; why: string }
  | { status: "failed"; why: string }
  /** The person withdrew the consent, so no answer may be sent. */
  | { status: "withheld" };

/** @param email the e-mail's job in the queue; without a job, an e-mail that was not sent counts as failed */
export function mailStanding(
  sentAt: Date | null,
  email: Pick<EmailEstado, "estado" | "proxima" | "falha"> | undefined,
  { isWithdrawn = false, now = new Date() } = {},
): MailStanding {
  if (sentAt) return { status: "sent", when: sentAt };
  if (isWithdrawn) return { status: "withheld" };
  const why = mailFailureText(readMailFailure(email?.falha ?? undefined));
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
