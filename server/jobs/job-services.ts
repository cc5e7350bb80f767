import type { Config } from "#server/config.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import type { Database } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { ServerNoticeKind } from "#server/mail/server-notice.tsx";
import type { Storage } from "#server/storage/storage.ts";
import type { Queue } from "./queue.ts";

export interface QueueServices {
  database: Database;
  storage: Storage;
  log: Log;
  mailer: Mailer;
  secretKey: Buffer;
  dataKeys: DataKeys;
  origin: Config["origin"];
  config: Pick<
    Config,
    "dataDir" | "backupDir" | "backupKey" | "backupImages" | "icpRoots" | "port"
  >;
}

export interface JobServices extends QueueServices {
  /** Aborted when the queue closes. */
  signal: AbortSignal;
  /** Queues another job in the transaction. */
  send: Queue["send"];
  /** Mails every administrator, at most once a day for each kind. */
  tellAdmins(kind: ServerNoticeKind): Promise<void>;
}
