/** A durable queue in the clinic's database, in which a job exists only if the transaction that queued it commits. */
import { PgBoss } from "pg-boss";
import { listAdminIds } from "#server/data/people/senhas.ts";
import type { Tx } from "#server/db/open.ts";
import { retryUnsentMail, retryWaitingMail } from "#server/db/retry-mail.ts";
import { textsIn } from "#server/db/texts-in.ts";
import { describeError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import type { MailJob } from "#server/mail/mail-job.ts";
import type { ServerNoticeKind } from "#server/mail/server-notice.tsx";
import { MailNotSent } from "./deliver-mail.ts";
import type { JobServices, QueueServices } from "./job-services.ts";
import { JOBS, type JobName, type JobPayloads } from "./jobs.ts";

export interface MailLine {
  /** Queues a mail in the caller's transaction; the database decides which roles may queue which mail (pgboss.sql). */
  sendMail(tx: Tx, job: MailJob, afterSeconds?: number): Promise<void>;
  close(): Promise<void>;
}

interface SendOptions {
  person?: string;
  /** Seconds to wait, or the time at which the job runs. */
  after?: number | Date;
}

export interface Queue extends MailLine {
  send<Name extends JobName>(
    tx: Tx,
    name: Name,
    payload: JobPayloads[Name],
    options?: SendOptions,
  ): Promise<void>;
  /** Queues all unsent mail again, also mail that was given up. */
  retryMail(): Promise<void>;
  tellAdmins: JobServices["tellAdmins"];
}

type LineOptions = Pick<QueueServices, "database" | "log">;

const ZONE = "America/Campo_Grande";
const CLOSE_MS = 3_000;
/** Several copies of the server that start together queue a job once. */
const START_EVERY_SECONDS = 60;
const REPORT_EVERY_SECONDS = 86_400;

/** Opens a queue for a command that adds mails and does not send them. @throws if the database does not answer */
export async function openMailLine(options: LineOptions): Promise<MailLine> {
  const boss = await startBoss(options);
  await prepare(boss, "mail");
  return lineOf(boss);
}

export async function openQueue(opened: QueueServices): Promise<Queue> {
  const { database, log } = opened;
  const boss = await startBoss(opened);
  const closing = new AbortController();
  const send: Queue["send"] = async (tx, name, payload, { person, after = 0 } = {}) => {
    const group = person && { group: { id: person } };
    await boss.send(name, payload, { db: textsIn(tx), startAfter: after, ...group });
  };
  const services: JobServices = {
    ...opened,
    signal: closing.signal,
    queueDrawing: (tx, id) => send(tx, "draw-laudo", { id }),
    queueRendering: (tx, id) => send(tx, "render-serie", { id }),
    tellAdmins: (kind) => tellAdmins(boss, opened, kind),
  };
  const names = Object.keys(JOBS) as JobName[];
  for (const name of names) await prepare(boss, name);
  await retryWaitingMail(database.queueQuery);
  for (const name of names) await work(boss, name, services, log);
  for (const name of names.filter((one) => JOBS[one].atStart)) {
    await boss.send(name, {}, { singletonKey: "start", singletonSeconds: START_EVERY_SECONDS });
  }
  const line = lineOf(boss);
  return {
    ...line,
    close() {
      closing.abort();
      return line.close();
    },
    send,
    retryMail: () => retryUnsentMail(database.queueQuery),
    tellAdmins: services.tellAdmins,
  };
}

async function startBoss({ database, log }: LineOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.queueQuery(text, values) },
    schema: "pgboss",
    // The database's owner creates the schema (server/db/code/queue-schema.ts); this login may not.
    migrate: false,
    createSchema: false,
    persistWarnings: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 30,
  });
  boss.on("error", (error) => log.warn({ error: describeError(error) }, "queue"));
  await boss.start();
  return boss;
}

/** Queues the e-mail outside a transaction, so that it is sent even if the job fails. */
async function tellAdmins(
  boss: PgBoss,
  { database, origin, config }: QueueServices,
  kind: ServerNoticeKind,
): Promise<void> {
  for (const id of await listAdminIds(database.signIn)) {
    const job: MailJob = { kind, id, origin: origin ?? `http://localhost:${config.port}` };
    await boss.send("mail", job, {
      singletonKey: `${kind} ${id}`,
      singletonSeconds: REPORT_EVERY_SECONDS,
    });
  }
}

function lineOf(boss: PgBoss): MailLine {
  return {
    async sendMail(tx, job, startAfter = 0) {
      await boss.send("mail", job, { db: textsIn(tx), startAfter });
    },
    async close() {
      await boss.stop({ graceful: true, timeout: CLOSE_MS, close: false });
    },
  };
}

async function prepare(boss: PgBoss, name: JobName): Promise<void> {
  const { cron, ...job } = JOBS[name];
  const { retryLimit, retryDelay, retryDelayMax, expireInSeconds, heartbeatSeconds } = job;
  const settings = {
    retryLimit,
    retryDelay,
    retryBackoff: true,
    retryDelayMax,
    expireInSeconds,
    ...(heartbeatSeconds && { heartbeatSeconds }),
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
  // A job that was due while the server was off runs once when the server is back.
  if (cron) await boss.schedule(name, cron, {}, { tz: ZONE, missed: "once" });
}

async function work<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  services: JobServices,
  log: Log,
): Promise<void> {
  const { pollingIntervalSeconds, atOnce, run } = JOBS[name];
  const fairly = atOnce ? { localConcurrency: atOnce, localGroupConcurrency: 1 } : {};
  const options = { pollingIntervalSeconds, ...fairly };
  let worker: string | undefined;
  worker = await boss.work<JobPayloads[Name]>(name, options, async ([job]) => {
    if (!job) return;
    // Makes the worker fetch the next job at once, without waiting for the polling interval.
    if (worker) boss.notifyWorker(worker);
    try {
      await run(services, job.data, {
        signal: job.signal,
        async again(startAfter) {
          await boss.send(name, job.data, { startAfter });
        },
      });
    } catch (error) {
      log.warn({ job: name, id: job.id, error: describeError(error) }, "job failed");
      if (error instanceof MailNotSent) throw error;
      // The stored error must not name a person or repeat an SQL statement.
      throw new Error(`${name} failed (${(error as { code?: string }).code ?? "unknown"})`);
    }
  });
}
