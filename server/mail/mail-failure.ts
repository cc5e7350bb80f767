/** Why a mail did not leave, as one word: a mail server's own answer repeats the address that it refused. */

const FAILURES = ["no-tls", "bad-certificate", "login", "refused", "unreachable"] as const;
export type MailFailure = (typeof FAILURES)[number];

/** OpenSSL's names for what is wrong with a certificate, and Node's own. */
const CERTIFICATE = /CERT|UNABLE_TO_VERIFY|UNABLE_TO_GET|SIGNATURE|CRL/;
/** Something was said, but no TLS, or only one that is broken. */
const HANDSHAKE = /^(?:ERR_SSL_|EPROTO$)/;

/** Said at any moment by a server that closes the conversation. */
const SHUTTING_DOWN = 421;

/** @param error as nodemailer throws it */
export function mailFailure(error: unknown): MailFailure | undefined {
  const { code, originalCode, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  const cause = typeof originalCode === "string" ? originalCode : "";
  if (CERTIFICATE.test(cause)) return "bad-certificate";
  if (code === "ETLS" || command === "EHLO" || HANDSHAKE.test(cause)) return "no-tls";
  if (code === "EAUTH") return "login";
  if (typeof responseCode === "number") return "refused";
  if (["ESOCKET", "ECONNECTION", "ETIMEDOUT", "EDNS"].includes(String(code))) return "unreachable";
  return undefined;
}

/**
 * Whether the server spoke of this mail or its addressee, in a conversation that went well otherwise.
 * @param error as nodemailer throws it
 */
export function isAboutThisMail(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as Record<string, unknown>;
  return (command === "RCPT TO" || command === "DATA") && responseCode !== SHUTTING_DOWN;
}

/** And that it never takes it (RFC 5321, section 4.2.1). @param error as nodemailer throws it */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as Record<string, unknown>;
  return isAboutThisMail(error) && Number(responseCode) >= 500 && Number(responseCode) < 600;
}

/** The same word in what was kept of a failed job. */
export function readMailFailure(message: string | undefined): MailFailure | undefined {
  const word = /^mail not sent: (\S+)/.exec(message ?? "")?.[1];
  return FAILURES.find((failure) => failure === word);
}
