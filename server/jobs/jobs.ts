import { DAY_MS } from "#domain/texto/durations.ts";
import { endProposals } from "#server/data/agenda/horarios.ts";
import { queueReminders } from "#server/data/agenda/lembretes.ts";
import { listLateSeries } from "#server/data/imagens/renderings.ts";
import { endGuardians, forgetOldAccess } from "#server/data/laudos/access-cleanup.ts";
import { reserveOfGrown } from "#server/data/laudos/reserve-laudos.ts";
import { removeExpired } from "#server/data/retention.ts";
import { emptyTrash } from "#server/data/trail/trash.ts";
import { removeOldAnexos } from "#server/files/remove-old-anexos.ts";
import { removeUnusedFiles } from "#server/images/remove-unused-files.ts";
import type { MailJob } from "#server/mail/mail-job.ts";
import { removeLostPdfs } from "#server/pdf/remove-lost-pdfs.ts";
import { makeBackup, tryLatestBackup, watchSpace } from "./backups.ts";
import { checkDaily, checkWeekly } from "./check-trail.ts";
import { deliverMail } from "./deliver-mail.ts";
import type { JobServices } from "./job-services.ts";
import { offerVagas } from "./offer-vagas.ts";
import { type Going, type NewsletterJob, sendNewsletter } from "./send-newsletter.ts";

/** Payloads contain only ids, and the data is read when the job runs. */
export interface JobPayloads {
  mail: MailJob;
  "make-image-variants": { chave: string };
  "draw-laudo": { id: string };
  "check-stored-signatures": Record<string, never>;
  "render-serie": { id: string };
  "queue-late-series": Record<string, never>;
  "remove-lost-imagens": Record<string, never>;
  "end-accesses": Record<string, never>;
  "remove-lost-pdfs": Record<string, never>;
  "end-proposals": Record<string, never>;
  "queue-reminders": Record<string, never>;
  "remove-old-anexos": Record<string, never>;
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

interface JobSettings {
  retryLimit: number;
  /** Seconds before the first retry; each further wait is about twice as long. */
  retryDelay: number;
  retryDelayMax: number;
  /** Seconds after which a job runs again if its process died. */
  expireInSeconds: number;
  /** Seconds without a report of progress after which a job runs again. At least ten. */
  heartbeatSeconds?: number;
  pollingIntervalSeconds: number;
  /** How many jobs run at once. Of each person, only one job runs at a time. */
  atOnce?: number;
  /** Minute, hour, day, month, weekday in the clinic's time zone. */
  cron?: string;
  /** Also queued at each start of a server. */
  atStart?: true;
}

interface Job<Name extends JobName> extends JobSettings {
  run(services: JobServices, payload: JobPayloads[Name], going: Going): Promise<void>;
}

const DAILY = {
  retryLimit: 3,
  retryDelay: 600,
  retryDelayMax: 3600,
  expireInSeconds: 1800,
  pollingIntervalSeconds: 60,
};

/** Settings of the backup: six hours are enough for a large clinic's archive. */
const BACKUP = { ...DAILY, retryLimit: 2, retryDelay: 1800, expireInSeconds: 6 * 3600 };

export const JOBS: { readonly [Name in JobName]: Job<Name> } = {
  // The first retry comes within a minute and later ones up to four hours apart, so twenty tries take two days.
  mail: {
    retryLimit: 20,
    retryDelay: 30,
    retryDelayMax: 4 * 3600,
    expireInSeconds: 60,
    pollingIntervalSeconds: 2,
    run: deliverMail,
  },
  // Retries the job while the mail server is unavailable. A single mail that fails has its own retries within the job.
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
  "check-stored-signatures": {
    ...DAILY,
    expireInSeconds: 6 * 3600,
    pollingIntervalSeconds: 10,
    atStart: true,
    async run(services) {
      const { checkStoredSignatures } = await import("#server/pdf/check-stored-signatures.ts");
      await checkStoredSignatures(services);
    },
  },
  // One at a time, because rendering uses a whole processor.
  "render-serie": {
    retryLimit: 8,
    retryDelay: 10,
    retryDelayMax: 3600,
    expireInSeconds: 1800,
    pollingIntervalSeconds: 1,
    async run(services, payload, going) {
      const { renderStoredSerie } = await import("#server/imagens/render-stored-serie.ts");
      await renderStoredSerie(services, payload, going);
    },
  },
  // An image series whose job used up its retries would otherwise stay in preparation for ever.
  "queue-late-series": {
    ...DAILY,
    cron: "35 3 * * *",
    run: ({ database, queueRendering }) =>
      database.as({ role: "sistema" }, async (tx) => {
        for (const id of await listLateSeries(tx)) await queueRendering(tx, id);
      }),
  },
  "remove-lost-imagens": {
    ...DAILY,
    cron: "45 3 * * *",
    async run(services) {
      const { removeLostImagens } = await import("#server/imagens/remove-imagens.ts");
      await removeLostImagens(services);
    },
  },
  // The run after midnight ends the accesses of guardians whose last day of access is over, and reserves the reports of
  // patients who turned 16.
  "end-accesses": {
    ...DAILY,
    cron: "2 * * * *",
    async run({ database }) {
      await database.as({ role: "sistema" }, async (tx) => {
        await forgetOldAccess(tx);
        await reserveOfGrown(tx);
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
  // Proposed appointments expire at any moment, so the job runs often. Freed slots go to the waiting list.
  "end-proposals": {
    ...DAILY,
    cron: "*/10 * * * *",
    async run(services) {
      await services.database.as({ role: "sistema" }, endProposals);
      await offerVagas(services);
    },
  },
  "queue-reminders": {
    ...DAILY,
    cron: "*/10 * * * *",
    async run({ database, origin, config }) {
      const address = origin ?? `http://localhost:${config.port}`;
      await database.as({ role: "sistema" }, (tx) => queueReminders(tx, address));
    },
  },
  "remove-old-anexos": {
    ...DAILY,
    cron: "30 3 * * *",
    run: (services) => removeOldAnexos(services),
  },
  "remove-unused-files": {
    ...DAILY,
    cron: "20 3 * * *",
    async run(services) {
      await removeUnusedFiles(services);
      // Another copy of the server may still be writing a younger file.
      await services.storage.removeUnfinished(new Date(Date.now() - DAY_MS));
    },
  },
  "empty-trash": {
    ...DAILY,
    cron: "50 2 * * *",
    run: ({ database }) => database.as({ role: "sistema" }, emptyTrash),
  },
  // Runs before the backup, which then contains the signed result of today's check.
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
