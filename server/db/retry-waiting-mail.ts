/** At a start what waits for another try is tried at once: whatever was wrong may be mended. */
import type { Query } from "./pool.ts";

export async function retryWaitingMail(query: Query): Promise<void> {
  await query(
    "update pgboss.job set start_after = now() where name = 'mail' and state = 'retry' and start_after > now()",
  );
}
