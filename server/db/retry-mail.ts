/** Puts mail that did not leave in line again, to be tried at once. */
import type { Query } from "./pool.ts";

/**
 * At a start: whatever was wrong may be mended by now. A sending that a killed process left in its middle
 * goes on without waiting to be missed; where another process is at it, its mails are locked one by one.
 */
export async function retryWaitingMail(query: Query): Promise<void> {
  await query(
    "update pgboss.job set start_after = now() where name in ('mail', 'send-newsletter') and state = 'retry' and start_after > now()",
  );
  await query(
    "update pgboss.job set state = 'retry', start_after = now() where name = 'send-newsletter' and state = 'active'",
  );
}

/** When someone asks for it: also what was given up, with all its tries before it again. */
export async function retryUnsentMail(query: Query): Promise<void> {
  await query(
    "update pgboss.job set state = 'retry', start_after = now(), retry_count = 0, completed_on = null where name in ('mail', 'send-newsletter') and state in ('retry', 'failed')",
  );
}
