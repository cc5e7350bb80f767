import { setTimeout as sleep } from "node:timers/promises";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Auth, AuthOptions } from "./auth/create-auth.ts";
import type { Config } from "./config.ts";
import { loadSecretKey } from "./crypto/secret-key.ts";
import { parseDatabaseUrl } from "./db/database-url.ts";
import { requireKnownCluster } from "./db/embedded/cluster-version.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./db/embedded/start.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { removeTemporaryFiles } from "./files/temporary-files.ts";
import { followWrites } from "./http/cache/follow-writes.ts";
import { PageCache } from "./http/cache/page-cache.ts";
import { openImages } from "./imagens/open-images.ts";
import type { Receiver } from "./imagens/receive/open-receiver.ts";
import { openQueue, type Queue } from "./jobs/queue.ts";
import type { Log } from "./log.ts";
import { createMailer } from "./mail/mailer.ts";
import { prepareDataFolder, requireKnownDataFolder } from "./start/data-folder.ts";
import { openStorage } from "./storage/open-storage.ts";
import type { Storage } from "./storage/storage.ts";

const DATABASE_WAIT_MS = 30_000;
/** Milliseconds that running statements get to finish. Stopping PostgreSQL aborts statements that take longer. */
const CONNECTIONS_MS = 1_500;
const OPENING_MS = 2_000;

export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly storage: Storage;
  readonly pages: PageCache;
  readonly secretKey: Buffer;
  readonly dataKeys: DataKeys;
  auth(): Promise<Auth>;
  readonly queue: Queue;
  /** Resolves with the reason if the server has to stop. */
  readonly failed: Promise<Error>;
  /** Closes connections, then PostgreSQL. @param withinMs milliseconds until PostgreSQL is forced to stop */
  close(withinMs?: number): Promise<void>;
  /** Closes connections only: the embedded PostgreSQL keeps running for the next process. */
  leave(): Promise<void>;
}

const KEY = Symbol.for("clinica.services");

/** In development a reload loads this module again, so opened services are stored outside it. */
const holder = globalThis as { [KEY]?: { opening: Promise<Services>; opened?: Services } };

/** A second call returns the same services. @throws StartupError after closing what was opened */
export function startServices(config: Config, log: Log, signal?: AbortSignal): Promise<Services> {
  if (holder[KEY]) return holder[KEY].opening;
  const opening = open(config, log, signal).then(
    (opened) => {
      holder[KEY] = { opening, opened };
      return opened;
    },
    (error) => {
      delete holder[KEY];
      throw error;
    },
  );
  holder[KEY] = { opening };
  return opening;
}

export function getServices(): Services {
  const services = holder[KEY]?.opened;
  if (!services) throw new Error("the services have not been started");
  return services;
}

async function open(config: Config, log: Log, signal?: AbortSignal): Promise<Services> {
  const { dataDir } = config;
  const remote =
    config.databaseUrl === undefined ? undefined : parseDatabaseUrl(config.databaseUrl);

  // Both checks only read: an unknown folder is refused before the first byte is written to it.
  await requireKnownDataFolder(dataDir);
  if (!remote) await requireKnownCluster(dataDir);
  await prepareDataFolder(dataDir);

  const secret = await loadSecretKey(config);
  if (secret.createdAt) announceSecret(secret.createdAt);

  let embedded: EmbeddedPostgres | undefined;
  let database: Database | undefined;
  let queue: Queue | undefined;
  let receiver: Receiver | undefined;
  const closeConnections = async () => {
    const connections = (async () => {
      await receiver?.close();
      await queue?.close();
      await database?.close();
    })();
    await Promise.race([connections, sleep(CONNECTIONS_MS, undefined, { ref: false })]);
  };
  const closeAll = async (withinMs?: number) => {
    try {
      await closeConnections();
    } finally {
      await embedded?.stop(withinMs);
    }
  };
  try {
    if (!remote) embedded = await startEmbeddedPostgres({ dataDir, log, signal });
    signal?.throwIfAborted();
    const owner = remote ?? (embedded as EmbeddedPostgres).owner;
    database = await orAborted(
      openDatabase({ owner, secretKey: secret.key, log, waitMs: DATABASE_WAIT_MS }),
      signal,
    );
    // Called only now, when it is certain that no other server uses this folder.
    await removeTemporaryFiles(dataDir);
    const dataKeys = await openDataKeys(database, secret.key);
    const pages = new PageCache();
    await followWrites(pages, database);
    const storage = await openStorage(config);
    const mailer = createMailer(config);
    const { origin } = config;
    queue = await openQueue({
      config,
      database,
      storage,
      log,
      mailer,
      secretKey: secret.key,
      dataKeys,
      origin,
    });
    signal?.throwIfAborted();
    receiver = await openImages({ config, database, storage, queue, dataKeys, log });
    signal?.throwIfAborted();

    let closing: Promise<void> | undefined;
    return {
      config,
      log,
      database,
      storage,
      pages,
      secretKey: secret.key,
      dataKeys,
      queue,
      auth: lazyAuth({ signIn: database.signIn, secretKey: secret.key, origin: config.origin }),
      failed: embedded?.failed ?? new Promise(() => {}),
      close(withinMs) {
        delete holder[KEY];
        closing ??= closeAll(withinMs);
        return closing;
      },
      leave() {
        delete holder[KEY];
        closing ??= closeConnections();
        return closing;
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function lazyAuth(options: AuthOptions): () => Promise<Auth> {
  let auth: Promise<Auth> | undefined;
  return () => {
    auth ??= import("./auth/create-auth.ts").then(({ createAuth }) => createAuth(options));
    return auth;
  };
}

/** After an abort, waits briefly for the database to open, so that it can be closed properly. */
async function orAborted(opening: Promise<Database>, signal?: AbortSignal): Promise<Database> {
  if (!signal) return opening;
  const done = new AbortController();
  const patience = new Promise<never>((_, reject) => {
    const onAbort = () => setTimeout(reject, OPENING_MS, signal.reason).unref();
    signal.addEventListener("abort", onAbort, { once: true, signal: done.signal });
  });
  try {
    return await Promise.race([opening, patience]);
  } finally {
    done.abort();
  }
}

function announceSecret(file: string) {
  process.stdout.write(
    `Chave secreta criada em ${file}: guarde uma cópia em outro lugar; sem ela os dados cifrados não abrem.\n`,
  );
}
