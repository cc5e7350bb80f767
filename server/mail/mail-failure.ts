/** Why an e-mail was not sent, as a code, because a mail server's answer repeats the refused e-mail address. */

const FAILURES = ["no-tls", "bad-certificate", "login", "refused", "unreachable"] as const;
export type MailFailure = (typeof FAILURES)[number];

/** OpenSSL's and Node's names for certificate errors. */
const CERTIFICATE = /CERT|UNABLE_TO_VERIFY|UNABLE_TO_GET|SIGNATURE|CRL/;
/** The server answered, but did not complete the TLS handshake. */
const HANDSHAKE = /^(?:ERR_SSL_|EPROTO$)/;

/** The SMTP status with which a server may close the connection at any moment. */
const SHUTTING_DOWN = 421;

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

/** True if the server refused only this mail or recipient. @param error from nodemailer */
export function isAboutThisMail(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as Record<string, unknown>;
  return (command === "RCPT TO" || command === "DATA") && responseCode !== SHUTTING_DOWN;
}

/** True if the refusal is permanent (RFC 5321, section 4.2.1). @param error from nodemailer */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as Record<string, unknown>;
  return isAboutThisMail(error) && Number(responseCode) >= 500 && Number(responseCode) < 600;
}

/** Reads the reason from the error that is stored with a failed job. */
export function readMailFailure(message: string | undefined): MailFailure | undefined {
  const word = /^mail not sent: (\S+)/.exec(message ?? "")?.[1];
  return FAILURES.find((failure) => failure === word);
}
