import type { SMTPTransportOptions } from "nodemailer";
import { isLoopbackHost } from "#server/http/checks/loopback.ts";

const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const SUBMISSIONS_PORT = 465;

/** Requires TLS with a valid certificate before the login, except on this machine, where no network is crossed. */
export function smtpOptions(address: string, isLoopback = isLoopbackHost): SMTPTransportOptions {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const port = url.port === "" ? undefined : Number(url.port);
  const isHere = isLoopback(host);
  return {
    host,
    port,
    secure: url.protocol === "smtps:" || port === SUBMISSIONS_PORT,
    requireTLS: !isHere,
    tls: { minVersion: "TLSv1.2", rejectUnauthorized: !isHere },
    auth:
      url.username === ""
        ? undefined
        : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    ...TIMES_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
