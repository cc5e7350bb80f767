import { Availability } from "./availability/availability.ts";
import type { OwnerOptions } from "./connect.ts";
import { type Audience, databaseRole, LOGINS, loginName, loginPassword } from "./logins/logins.ts";
import { openPool, type Pool, type PoolOptions } from "./pool.ts";

interface PoolsOptions {
  owner: OwnerOptions;
  secretKey: Buffer;
}

/** Milliseconds by which our time limit exceeds PostgreSQL's. Ours matters if the database no longer answers. */
const MARGIN_MS = 5_000;
/** Reads share two connections, which saves a quarter of a page's CPU time (`npm run bench -- pages`). */
export const READ_CONNECTIONS = 2;

function longestMs(audience: Audience): number {
  return (LOGINS[audience].settings.statement_timeout ?? 0) + MARGIN_MS;
}

export interface Pools {
  readonly availability: Availability;
  publico: Pool;
  estranhos: Pool;
  equipe: Pool;
  auth: Pool;
  queue: Pool;
  jobs: Pool;
  operacao: Pool;
  login: OwnerOptions;
  backup: OwnerOptions;
}

export function openPools({ owner: options, secretKey }: PoolsOptions, database: string): Pools {
  const login = (audience: Audience): OwnerOptions => {
    const username = loginName(database, audience);
    const password = loginPassword(secretKey, username);
    return { ...options, user: username, username, pass: password, password };
  };
  const anonimo = { role: databaseRole("anonimo"), default_transaction_read_only: true };
  const publico = login("publico");
  const availability = new Availability(publico);
  const open = (
    audience: Exclude<Audience, "backup">,
    { transactions = 1, max = 1, ...own }: Partial<PoolOptions>,
  ) => {
    const settings = { ...login(audience), ...own, transactions, max };
    return openPool(settings, { availability, longestMs: longestMs(audience) });
  };
  return {
    availability,
    publico: open("publico", {
      connection: { ...options.connection, ...anonimo },
      max: READ_CONNECTIONS,
      transactions: 2,
    }),
    estranhos: open("publico", {
      connection: { ...options.connection, role: databaseRole("anonimo") },
      transactions: 4,
    }),
    equipe: open("equipe", { transactions: 10 }),
    auth: open("auth", {
      connection: { ...options.connection, role: databaseRole("auth") },
      max: 3,
      transactions: 3,
    }),
    jobs: open("jobs", { transactions: 4 }),
    // Used at the server's start and by commands.
    operacao: open("operacao", { transactions: 2, idle_timeout: 5 }),
    // A single connection, because pg-boss sends BEGIN and COMMIT itself. It also sends arrays, so types are fetched.
    queue: open("jobs", {
      connection: { ...options.connection, role: databaseRole("sistema") },
      fetch_types: true,
      max: 1,
    }),
    login: publico,
    backup: login("backup"),
  };
}

export async function endPools(all: Pools): Promise<void> {
  const { login: _login, backup: _backup, availability, ...pools } = all;
  availability.stop();
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
}
