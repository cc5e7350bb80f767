/** Queues unsent mail again, to be sent at once. */
import type { Query } from "./pool.ts";

/**
 * At a start: the cause may be fixed, and a killed process may have left a sending unfinished.
 * Mails are locked one by one, so another process may be sending too.
 */
export async function retryWaitingMail(query: Query): Promise<void> {
  await query(
    "update pgboss.job set start_after = now() where name in ('mail', 'send-newsletter') and state = 'retry' and start_after > now()",
  );
  await query(
    "update pgboss.job set state = 'retry', start_after = now() where name = 'send-newsletter' and state = 'active'",
  );
}

/** On request: also mail that was given up, with all its tries. */
export async function retryUnsentMail(query: Query): Promise<void> {
  await query(
    "update pgboss.job set state = 'retry', start_after = now(), retry_count = 0, completed_on = null where name in ('mail', 'send-newsletter') and state in ('retry', 'failed')",
  );
}
