import { setTimeout as sleep } from "node:timers/promises";
import postgres, { type Options, type Sql } from "postgres";
import { StartupError } from "#server/errors.ts";

export type OwnerOptions = Options<Record<string, never>>;

const OLDEST = 150_000;
const PAUSE_MS = 250;

const HOPELESS: Record<string, string> = {
  "28P01": "usuário ou senha recusados",
  "28000": "usuário recusado",
  "3D000": "o banco não existe",
  ENOTFOUND: "a máquina não foi encontrada",
  CERT_HAS_EXPIRED: "o certificado do servidor venceu",
  DEPTH_ZERO_SELF_SIGNED_CERT: "o certificado do servidor não é confiável",
  SELF_SIGNED_CERT_IN_CHAIN: "o certificado do servidor não é confiável",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "o certificado do servidor não é confiável",
  ERR_TLS_CERT_ALTNAME_INVALID: "o certificado do servidor é de outra máquina",
};

/** The caller closes the connection. @throws StartupError, whose text omits the password */
export async function connectOwner(options: OwnerOptions, waitMs: number): Promise<Sql> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const owner = postgres({
      ...options,
      max: 1,
      connect_timeout: Math.max(1, Math.min(5, waitMs / 1000)),
      idle_timeout: 0,
      max_lifetime: null,
      fetch_types: false,
      onnotice: () => {},
    });
    try {
      const [row] = await owner`select current_setting('server_version_num')::int as version`;
      requireVersion(Number(row?.version));
      return owner;
    } catch (error) {
      await owner.end({ timeout: 0 });
      if (error instanceof StartupError) throw error;
      const code = String((error as { code?: unknown }).code ?? "");
      const address = describeAddress(owner);
      if (code in HOPELESS) {
        throw new StartupError(`Banco de dados em ${address}: ${HOPELESS[code]}.`, {
          cause: error,
        });
      }
      if (Date.now() + PAUSE_MS > deadline) {
        const seconds = Math.round(waitMs / 1000);
        throw new StartupError(
          `Banco de dados em ${address}: sem resposta em ${seconds} s (${code || "erro desconhecido"}).`,
          { cause: error },
        );
      }
      await sleep(PAUSE_MS);
    }
  }
}

function requireVersion(version: number): void {
  if (version >= OLDEST) return;
  throw new StartupError(
    `Banco de dados: PostgreSQL ${Math.floor(version / 10_000)} é antigo demais; é preciso o 15 ou mais novo.`,
  );
}

/** Omits the other options, because one of them is the password. */
function describeAddress({ options }: Sql): string {
  const { path, host, port, database } = options;
  return path ? `${path} (${database})` : `${host[0]}:${port[0]}/${database}`;
}
