/** Every job: what it is told, how often it is tried, when it comes by itself, and what it does. */
import type { Config } from "#server/config.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { endGuardians, forgetOldAccess } from "#server/data/laudos/access-cleanup.ts";
import { removeExpired } from "#server/data/retention.ts";
import { emptyTrash } from "#server/data/trail/trash.ts";
import type { Database } from "#server/db/open.ts";
import { removeUnusedFiles } from "#server/images/remove-unused-files.ts";
import type { Log } from "#server/log.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { ServerNoticeKind } from "#server/mail/server-notice.tsx";
import { removeLostPdfs } from "#server/pdf/remove-lost-pdfs.ts";
import type { Storage } from "#server/storage/storage.ts";
import { makeBackup, tryLatestBackup, watchSpace } from "./backups.ts";
import { checkDaily, checkWeekly } from "./check-trail.ts";
import { deliverMail, type MailJob } from "./deliver-mail.ts";
import { type Going, type NewsletterJob, sendNewsletter } from "./send-newsletter.ts";

/** Payloads carry ids; what they are about is read when the job runs. */
export interface JobPayloads {
  mail: MailJob;
  "make-image-variants": { chave: string };
  /** Of the report's PDF. */
  "draw-laudo": { id: string };
  "end-accesses": Record<string, never>;
  "remove-lost-pdfs": Record<string, never>;
  "remove-unused-files": Record<string, never>;
  "empty-trash": Record<string, never>;
  "send-newsletter": NewsletterJob;
  "make-backup": Record<string, never>;
  "try-backup": Record<string, never>;
  "watch-space": Record<string, never>;
  "keep-retention": Record<string, never>;
  "check-trail": Record<string, never>;
  "check-old-trail": Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** What the queue is opened with. */
export interface QueueServices {
  database: Database;
  storage: Storage;
  log: Log;
  mailer: Mailer;
  secretKey: Buffer;
  dataKeys: DataKeys;
  origin: Config["origin"];
  config: Pick<Config, "dataDir" | "backupDir" | "backupKey" | "port">;
}

/** What jobs work with. */
export interface JobServices extends QueueServices {
  /** Aborted when the queue closes. */
  signal: AbortSignal;
  /** A mail to every administrator, once a day whatever its kind happens. */
  tellAdmins(kind: ServerNoticeKind): Promise<void>;
}

interface JobSettings {
  retryLimit: number;
  /** Seconds before the second try; each further wait is about twice as long. */
  retryDelay: number;
  /** Seconds. */
  retryDelayMax: number;
  /** A process that dies at work: its job is taken up again after so many seconds. */
  expireInSeconds: number;
  /** The same, where it is at work as long as it says so; at least ten. */
  heartbeatSeconds?: number;
  /** How long a new job may wait to be seen; seconds. */
  pollingIntervalSeconds: number;
  /** So many at once, of one person one: what a person has waiting holds up nobody else's. */
  atOnce?: number;
  /** Minute, hour, day, month, weekday in the clinic's zone, for what comes by itself. */
  cron?: string;
}

interface Job<Name extends JobName> extends JobSettings {
  /** Throws where it could not be done; then it is tried again. */
  run(services: JobServices, payload: JobPayloads[Name], going: Going): Promise<void>;
}

/** At night, when nobody sends pictures; the next one begins when this one is long done. */
const DAILY = {
  retryLimit: 3,
  retryDelay: 600,
  retryDelayMax: 3600,
  expireInSeconds: 1800,
  pollingIntervalSeconds: 60,
};

/** As long as a large clinic's archive may take. */
const BACKUP = { ...DAILY, retryLimit: 2, retryDelay: 1800, expireInSeconds: 6 * 3600 };

export const JOBS: { readonly [Name in JobName]: Job<Name> } = {
  // First again within a minute, at most four hours apart: twenty tries make two days.
  mail: {
    retryLimit: 20,
    retryDelay: 30,
    retryDelayMax: 4 * 3600,
    expireInSeconds: 60,
    pollingIntervalSeconds: 2,
    run: deliverMail,
  },
  // A server that is away is tried again as for one mail; each of its mails has tries of its own.
  "send-newsletter": {
    retryLimit: 20,
    retryDelay: 30,
    retryDelayMax: 4 * 3600,
    expireInSeconds: 120,
    heartbeatSeconds: 20,
    pollingIntervalSeconds: 2,
    run: sendNewsletter,
  },
  "make-image-variants": {
    retryLimit: 8,
    retryDelay: 10,
    retryDelayMax: 3600,
    expireInSeconds: 300,
    pollingIntervalSeconds: 1,
    async run(services, payload) {
      // With the first picture: until then its library would only take memory.
      const { makeImageVariants } = await import("#server/images/make-image-variants.ts");
      await makeImageVariants(services, payload);
    },
  },
  "draw-laudo": {
    retryLimit: 8,
    retryDelay: 10,
    retryDelayMax: 3600,
    expireInSeconds: 600,
    pollingIntervalSeconds: 1,
    atOnce: 2,
    async run(services, payload) {
      const { drawLaudo } = await import("#server/pdf/draw-laudo.ts");
      await drawLaudo(services, payload);
    },
  },
  // Each hour, for accesses that are kept busy; a guardian's last day ends with the one after midnight.
  "end-accesses": {
    ...DAILY,
    cron: "2 * * * *",
    async run({ database }) {
      await database.as({ role: "sistema" }, async (tx) => {
        await forgetOldAccess(tx);
        await endGuardians(tx);
      });
    },
  },
  "remove-lost-pdfs": {
    ...DAILY,
    cron: "40 3 * * *",
    async run(services) {
      await removeLostPdfs(services);
    },
  },
  "remove-unused-files": {
    ...DAILY,
    cron: "20 3 * * *",
    run: (services) => removeUnusedFiles(services),
  },
  "empty-trash": {
    ...DAILY,
    cron: "50 2 * * *",
    run: ({ database }) => database.as({ role: "sistema" }, emptyTrash),
  },
  // Before the backup, which then has the seal of what it copies.
  "check-trail": { ...DAILY, cron: "40 1 * * *", run: checkDaily },
  "check-old-trail": { ...DAILY, cron: "20 4 * * 6", run: checkWeekly },
  "make-backup": { ...BACKUP, cron: "10 2 * * *", run: makeBackup },
  "try-backup": { ...BACKUP, cron: "40 4 * * 0", run: tryLatestBackup },
  "watch-space": { ...DAILY, retryLimit: 0, cron: "5 * * * *", run: watchSpace },
  "keep-retention": {
    ...DAILY,
    cron: "20 2 * * *",
    async run({ database, log }) {
      const removed = await database.as({ role: "sistema" }, removeExpired);
      log.info({ removed }, "personal data past their time removed");
    },
  },
};
