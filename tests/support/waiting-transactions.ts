import { expect } from "vitest";
import type { TestDatabase } from "./database.ts";
import { eventually } from "./eventually.ts";

/** Waits until `count` statements wait for a lock. */
export async function waitUntilWaiting(
  { superuser }: Pick<TestDatabase, "superuser">,
  count = 1,
): Promise<void> {
  await eventually(async () => {
    const waiting = await superuser`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(waiting.length).toBeGreaterThanOrEqual(count);
  });
}

/** Waits until a statement is in `pg_sleep`. */
export async function waitUntilAsleep({
  superuser,
}: Pick<TestDatabase, "superuser">): Promise<void> {
  await eventually(async () => {
    const asleep = await superuser`
      select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
    expect(asleep).not.toHaveLength(0);
  });
}
