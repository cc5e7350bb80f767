import type { Config } from "#server/config.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import type { Database, Tx } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { ServerNoticeKind } from "#server/mail/server-notice.tsx";
import type { Storage } from "#server/storage/storage.ts";

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
  signal: AbortSignal;
  queueDrawing(tx: Tx, versaoId: string): Promise<void>;
  queueRendering(tx: Tx, serieId: string): Promise<void>;
  /** Mails every administrator, at most once a day for each kind. */
  tellAdmins(kind: ServerNoticeKind): Promise<void>;
}
