/** Why a mail did not leave, as one word: a mail server's own answer repeats the address that it refused. */

const FAILURES = ["no-tls", "bad-certificate", "login", "refused", "unreachable"] as const;
export type MailFailure = (typeof FAILURES)[number];

/** OpenSSL's names for what is wrong with a certificate, and Node's own. */
const CERTIFICATE = /CERT|UNABLE_TO_VERIFY|UNABLE_TO_GET|SIGNATURE|CRL/;
/** Something was said, but no TLS, or only one that is broken. */
const HANDSHAKE = /^(?:ERR_SSL_|EPROTO$)/;

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

/** The same word in what was kept of a failed job. */
export function readMailFailure(message: string | undefined): MailFailure | undefined {
  const word = /^mail not sent: (\S+)/.exec(message ?? "")?.[1];
  return FAILURES.find((failure) => failure === word);
}
