/**
 * The durable queue in the same database: a job put in line in a transaction is there exactly when
 * the change is. Jobs carry ids; what they are about is read when they run.
 */
import { PgBoss } from "pg-boss";
import type { Database, Tx } from "#server/db/open.ts";
import { retryUnsentMail, retryWaitingMail } from "#server/db/retry-mail.ts";
import { textsIn } from "#server/db/texts-in.ts";
import { describeError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import { mailFailure } from "#server/mail/mail-failure.ts";

/** Which mail to write, and the address of the site that its links lead to. */
export interface MailJob {
  kind: "recuperacao" | "senha-trocada" | "segundo-fator-desligado";
  /** Of the recovery, or of the person in usuarios. */
  id: string;
  origin: string;
}

/** Where mail is put in line, for a server to send. */
export interface MailLine {
  /** In the caller's transaction, which has to be the sign-in's or a member of staff's. */
  sendMail(tx: Tx, job: MailJob): Promise<void>;
  /** Waits for the job in hand. */
  close(): Promise<void>;
}

export interface Queue extends MailLine {
  /** Tries all mail again that did not leave, also what was given up. */
  retryMail(): Promise<void>;
}

interface LineOptions {
  database: Database;
  log: Log;
}

export interface QueueOptions extends LineOptions {
  /** Throws where the mail could not be handed over; then it is tried again. */
  deliver: (job: MailJob) => Promise<void>;
}

const MAIL_QUEUE = "mail";

/**
 * First again within a minute, then each time about twice as long after, at most four hours: twenty
 * tries make two days. Then it stands as failed.
 */
const RETRY = { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 3600 };
const POLL_SECONDS = 2;
/** A process that dies while it sends: its job is taken up again after this long. */
const EXPIRE_SECONDS = 60;
const CLOSE_MS = 3_000;

/** For a command that sends nothing itself. @throws where the database does not answer */
export async function openMailLine(options: LineOptions): Promise<MailLine> {
  return lineOf(await startBoss(options));
}

/** @throws where the database does not answer */
export async function openQueue({ database, log, deliver }: QueueOptions): Promise<Queue> {
  const boss = await startBoss({ database, log });
  await retryWaitingMail(database.queueQuery);
  await boss.work<MailJob>(MAIL_QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
    if (!job) return;
    try {
      await deliver(job.data);
      log.info({ mail: job.data.kind, id: job.data.id }, "mail sent");
    } catch (error) {
      // The reason stays in the log as a code: a server's answer repeats the address it refused.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const failure = mailFailure(error) ?? "unknown";
      const { kind: mail, id } = job.data;
      log.warn({ mail, id, failure, code, responseCode }, "mail not sent");
      // Kept beside the job, for the dashboard.
      throw new Error(`mail not sent: ${failure}`);
    }
  });
  return { ...lineOf(boss), retryMail: () => retryUnsentMail(database.queueQuery) };
}

async function startBoss({ database, log }: LineOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.queueQuery(text, values) },
    schema: "pgboss",
    // The owner made the schema in a migration; this login may not.
    migrate: false,
    createSchema: false,
    schedule: false,
    persistWarnings: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 30,
  });
  boss.on("error", (error) => log.warn({ error: describeError(error) }, "queue"));
  await boss.start();
  await boss.createQueue(MAIL_QUEUE, { ...RETRY, expireInSeconds: EXPIRE_SECONDS });
  return boss;
}

function lineOf(boss: PgBoss): MailLine {
  return {
    async sendMail(tx, job) {
      await boss.send(MAIL_QUEUE, job, { db: textsIn(tx) });
    },
    async close() {
      await boss.stop({ graceful: true, timeout: CLOSE_MS, close: false });
    },
  };
}
