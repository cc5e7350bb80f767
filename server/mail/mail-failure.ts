/** Codes for why a mail was not sent. A mail server's own text often repeats the e-mail address. */

const FAILURES = ["no-tls", "bad-certificate", "login", "refused", "unreachable"] as const;
export type MailFailure = (typeof FAILURES)[number];

/** OpenSSL's and Node's names for certificate errors. */
const CERTIFICATE = /CERT|UNABLE_TO_VERIFY|UNABLE_TO_GET|SIGNATURE|CRL/;
/** Error codes of a server that answered but did not complete the TLS handshake. */
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

export function isAboutThisMail(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as Record<string, unknown>;
  return (command === "RCPT TO" || command === "DATA") && responseCode !== SHUTTING_DOWN;
}

/** Status codes of a bad recipient address (RFC 3463): 5.1.x without 5.1.7 and 5.1.8 (bad sender), and 5.2.1. */
const OF_ADDRESS = /^5\.(?:1\.(?![78]$)\d+|2\.1)$/;

/** True only for a permanent refusal of the recipient's address; other refusals may concern every recipient. */
export function isAddressRefused(error: unknown): boolean {
  const { command, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  const [, code] = /^\d{3}[ -](\d\.\d+\.\d+)(?!\S)/.exec(String(response)) ?? [];
  const isPermanent = Number(responseCode) >= 500 && Number(responseCode) < 600;
  return command === "RCPT TO" && isPermanent && (code === undefined || OF_ADDRESS.test(code));
}

export function readMailFailure(message: string | undefined): MailFailure | undefined {
  const word = /^mail not sent: (\S+)/.exec(message ?? "")?.[1];
  return FAILURES.find((failure) => failure === word);
}
