import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import type { Options } from "postgres";
import { StartupError } from "#server/errors.ts";
import { isLoopbackHost } from "#server/http/checks/loopback.ts";

export type ConnectionOptions = Options<Record<string, never>>;

/** Omits parameters that PostgreSQL would refuse. @throws StartupError if the file `sslrootcert` cannot be read */
export function parseDatabaseUrl(address: string): ConnectionOptions {
  const url = new URL(address);
  const query = url.searchParams;
  const host = query.get("host") ?? (decodeURIComponent(url.hostname) || "localhost");
  const isSocket = host.startsWith("/");
  const timeout = Number(query.get("connect_timeout"));
  const options = query.get("options");
  return {
    host: host.replace(/^\[(.*)\]$/, "$1"),
    port: Number(query.get("port") ?? (url.port || 5432)),
    database: decodeURIComponent(url.pathname.slice(1)),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    ssl: isSocket ? false : parseSsl(host, query.get("sslmode"), query.get("sslrootcert")),
    ...(timeout > 0 ? { connect_timeout: timeout } : {}),
    connection: {
      application_name: query.get("application_name") ?? "clinica",
      ...(options ? { options } : {}),
    },
  };
}

/** Without `sslmode`, TLS is preferred as in libpq, except for a database on this machine. */
function parseSsl(
  host: string,
  mode: string | null,
  rootCertificate: string | null,
): ConnectionOptions["ssl"] {
  if (mode === "disable") return false;
  if (mode === null && isLoopbackHost(host)) return false;
  if (mode === null || mode === "allow" || mode === "prefer") return "prefer";
  if (mode === "require" && rootCertificate === null) return "require";
  const authority =
    rootCertificate === null || rootCertificate === "system"
      ? {}
      : { ca: readCertificate(rootCertificate) };
  // As in libpq, `require` with a root certificate works like `verify-ca`; only `verify-full` compares the host's name.
  return mode === "verify-full"
    ? { rejectUnauthorized: true, host, ...(isIP(host) ? {} : { servername: host }), ...authority }
    : { rejectUnauthorized: true, checkServerIdentity: () => undefined, ...authority };
}

function readCertificate(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`DATABASE_URL: sslrootcert "${file}" não pode ser lido (${code}).`);
  }
}
