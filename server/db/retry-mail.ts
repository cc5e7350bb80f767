import type { Query } from "./pool.ts";

/** Called at the server's start. Interrupted newsletter jobs run again; a lock on each mail prevents duplicates. */
export async function retryWaitingMail(query: Query): Promise<void> {
  await query(
    "update pgboss.job set start_after = now() where name in ('mail', 'send-newsletter') and state = 'retry' and start_after > now()",
  );
  await query(
    "update pgboss.job set state = 'retry', start_after = now() where name = 'send-newsletter' and state = 'active'",
  );
}

/** Called when staff retry mail. It also queues mail that was given up, with the full number of retries. */
export async function retryUnsentMail(query: Query): Promise<void> {
  await query(
    "update pgboss.job set state = 'retry', start_after = now(), retry_count = 0, completed_on = null where name in ('mail', 'send-newsletter') and state in ('retry', 'failed')",
  );
}
