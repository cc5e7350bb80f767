import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { rootCause, StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import { withinTime } from "#server/time-limit.ts";
import { needOf } from "./code/apply-code.ts";
import { applyWhenFree } from "./code/apply-when-free.ts";
import { collectStatements } from "./commit-statements.ts";
import { COMMIT_THEN_FLUSH, canFlush, readMarks } from "./commit-then-flush.ts";
import { connectOwner, type OwnerOptions } from "./connect.ts";
import { readSnapshot, type Snapshot } from "./copy/snapshot.ts";
import { ensureDeclaredActs } from "./declared-acts.ts";
import { isDatabaseUnavailable, isPasswordRefused, isUnknownRole } from "./error-kind.ts";
import type { Frame, Statement } from "./frame.ts";
import { type ListenHandlers, type Listening, listenOn } from "./listen.ts";
import { type Identity, setIdentity } from "./logins/identity.ts";
import { audienceOf, databaseRole } from "./logins/logins.ts";
import { isInUse, requireOwnKey, requireUnused } from "./logins/own-key.ts";
import { ensurePapeis } from "./logins/papeis.ts";
import { rewrapDataKeys } from "./logins/rewrap-keys.ts";
import { ensureRoles } from "./logins/roles.ts";
import type { Query, Tx } from "./pool.ts";
import { endPools, openPools, type Pools } from "./pools.ts";
import { notPermitted, toRefusal } from "./refusal.ts";
import { carryDataKeys } from "./transaction-keys.ts";

export type { Identity, Tx };

export interface Database {
  /** For `anonimo` each statement is a transaction. @throws AppError `not-permitted`, `signed-out` (no session) */
  as<T>(identity: Identity, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For the functions by which visitors add rows; each statement is a transaction. */
  asStranger<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The sign-in's connections, with the role clinica_entrada; each statement is a transaction. */
  readonly signIn: Tx;
  readonly signInQuery: Query;
  /** One connection with the role clinica_sistema, for the queue's own SQL. */
  readonly queueQuery: Query;
  readSnapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  /** Resolves when the first connection listens, or has failed and is retried. */
  listen(channel: string, handlers: ListenHandlers): Promise<Listening>;
  /** The handler runs before `as` resolves, if public content changed or may have changed (COMMIT was not answered). */
  onWrite(onWrite: () => void): void;
  /** Gives the keys to all later transactions (`dataKeysOf`), except reads of `anonimo`. */
  useDataKeys(keys: DataKeys): void;
  close(): Promise<void>;
}

export interface OpenOptions {
  owner: OwnerOptions;
  secretKey: Buffer;
  log: Log;
  /** Milliseconds to wait for an unavailable server. */
  waitMs: number;
  /** Only for a change of the key: returns the key that `secretKey` replaces. No server may be connected. */
  formerKey?: () => Promise<Buffer>;
}

const LOCK = "clinica: migrations";
const PING_MS = 2_000;
const CLOSE_MS = 5_000;
const DISK_FULL = "53100";

export async function openDatabase(options: OpenOptions): Promise<Database> {
  const owner = await connectOwner(options.owner, options.waitMs);
  const pools = openPools(options, owner.options.database);
  try {
    if (options.formerKey) {
      await requireUnused(owner);
      // First, so that a wrong former key stops the start before anything is changed.
      await rewrapDataKeys(owner, options.secretKey, options.formerKey);
    }
    await prepare(owner, options, options.formerKey !== undefined);
    await ensurePapeis(owner);
    await ensureDeclaredActs(owner);
    await proveLogins(pools, async () => {
      // The key is already verified, so somebody has changed a login's password by hand.
      options.log.warn("logins refused: setting their passwords again from this SECRET_KEY");
      await prepare(owner, options, true);
    });
    return databaseOver(pools, await canFlush(pools.equipe));
  } catch (error) {
    await endPools(pools);
    if (error instanceof StartupError) throw error;
    const code = (rootCause(error) as { code?: unknown } | undefined)?.code ?? "erro desconhecido";
    const why = code === DISK_FULL ? "está em um disco sem espaço livre" : "não pôde ser preparado";
    throw new StartupError(`Banco de dados: ${why} (${code}).`, { cause: error });
  } finally {
    await owner.end({ timeout: 5 });
  }
}

async function prepare(owner: Sql, options: OpenOptions, force = false): Promise<void> {
  const { secretKey, log } = options;
  const roles = { database: owner.options.database, secretKey, force };
  if ((await needOf(owner)) === "nothing" && !force) {
    await requireOwnKey(owner, options.owner, secretKey);
    await ensureRoles(owner, roles);
    return;
  }
  await owner`select pg_advisory_lock(hashtext(${LOCK}))`;
  try {
    const need = await needOf(owner);
    if (need === "return" && (await isInUse(owner))) {
      throw new StartupError(
        "Banco de dados: está em uso por uma versão mais nova deste sistema; inicie aquela versão. Nada foi alterado.",
      );
    }
    if (!force) await requireOwnKey(owner, options.owner, secretKey);
    await ensureRoles(owner, roles);
    if (need === "nothing") return;
    const changed = await applyWhenFree(owner, log);
    if (need !== "repair") log.info("database updated");
    else if (changed.length > 0) log.warn({ changed }, "database: code changed by hand, put right");
    else log.warn("database: changed by hand, nothing that a start could put right");
  } finally {
    await owner`select pg_advisory_unlock(hashtext(${LOCK}))`;
  }
}

async function proveLogins({ publico, equipe }: Pools, repair: () => Promise<void>): Promise<void> {
  const prove = async () => {
    const [visitor] = await publico.reads.execute(sql`
      select current_user as role, current_setting('transaction_read_only') as read_only`);
    if (visitor?.role !== databaseRole("anonimo") || visitor.read_only !== "on") {
      throw new StartupError(
        "Banco de dados: as conexões públicas não assumem a função clinica_anonimo (há um pooler no meio?).",
      );
    }
    await equipe.writes.execute(sql`select 1`);
  };
  try {
    await prove();
  } catch (error) {
    if (error instanceof StartupError || !isPasswordRefused(error)) throw startupError(error);
    await repair();
    await prove().catch((second) => {
      throw startupError(second);
    });
  }
}

function startupError(error: unknown): StartupError {
  if (error instanceof StartupError) return error;
  const code = (rootCause(error) as { code?: unknown } | undefined)?.code;
  return new StartupError(
    `Banco de dados: os logins do sistema não conseguem entrar (${code ?? "erro desconhecido"}); confira o pg_hba.conf.`,
    { cause: error },
  );
}

function databaseOver(pools: Pools, isFlushing: boolean): Database {
  const listenings = new Set<Listening>();
  const writeHandlers = new Set<() => void>();
  const { availability } = pools;
  const marks = readMarks(isFlushing);
  let dataKeys: DataKeys | undefined;
  let running = 0;
  let onIdle = () => {};
  return {
    signIn: pools.auth.transactions,
    signInQuery: pools.auth.query,
    queueQuery: pools.queue.query,
    async as(identity, work) {
      const { role } = identity;
      let changed: boolean | Promise<boolean> = false;
      let isChained = false;
      running++;
      try {
        if (role === "anonimo") return await work(pools.publico.reads);
        const audience = audienceOf(role);
        if (!audience) throw notPermitted();
        let atEnd: Statement[] = [];
        const frame: Frame = {
          first: setIdentity(identity),
          toError: (error) => (isUnknownRole(error) ? notPermitted(error) : error),
          last: () => [
            ...(atEnd.length === 0 ? [] : [...atEnd, marks]),
            ...((isChained || atEnd.length > 0) && isFlushing ? COMMIT_THEN_FLUSH : []),
          ],
          onLast(answers) {
            const mark = atEnd.length > 0 && answers[atEnd.length];
            if (mark) changed = mark.then(([row]) => row?.changed !== false, isDatabaseUnavailable);
          },
        };
        return await pools[audience].framed(frame, async (tx) => {
          atEnd = collectStatements(tx);
          if (dataKeys) carryDataKeys(tx, dataKeys);
          const result = await work(tx);
          // COMMIT waits for this answer: if it never comes, the caller gets an error, and nothing may be committed.
          if (atEnd.length === 0) {
            const [own] = await tx.execute(sql.raw(marks.text));
            changed = own?.changed !== false;
            isChained = own?.chained === true;
          }
          return result;
        });
      } catch (error) {
        throw toRefusal(error);
      } finally {
        if (await changed) for (const onWrite of writeHandlers) onWrite();
        running--;
        if (running === 0) onIdle();
      }
    },
    readSnapshot: (work) => readSnapshot(pools.backup, work, availability),
    async asStranger(work) {
      try {
        return await work(pools.estranhos.writes);
      } catch (error) {
        throw toRefusal(error);
      }
    },
    async ping() {
      await withinTime(pools.publico.reads.execute(sql`select 1`), PING_MS);
    },
    async listen(channel, handlers) {
      const listening = await listenOn(pools.login, channel, handlers, availability);
      listenings.add(listening);
      return listening;
    },
    useDataKeys(keys) {
      dataKeys = keys;
      carryDataKeys(pools.estranhos.writes, keys);
    },
    onWrite(onWrite) {
      writeHandlers.add(onWrite);
    },
    async close() {
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve;
      });
      await Promise.all([...listenings].map((listening) => listening.stop()));
      if (running > 0) await Promise.race([idle, sleep(CLOSE_MS, undefined, { ref: false })]);
      await endPools(pools);
    },
  };
}
