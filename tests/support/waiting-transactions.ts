import { expect } from "vitest";
import type { TestDatabase } from "./database.ts";

export async function waitUntilWaiting({ superuser }: TestDatabase, count = 1): Promise<void> {
  const waiting = () => superuser`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(() => waiting().then(({ length }) => length), { timeout: 10_000 })
    .toBeGreaterThanOrEqual(count);
}
