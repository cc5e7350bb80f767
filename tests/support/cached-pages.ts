import postgres from "postgres";
import { expect } from "vitest";
import type { OwnerOptions } from "#server/db/connect.ts";
import { eventually } from "./eventually.ts";

/** A page that no test expects to be cached. */
const PROBE = "/termos";

/** Requests a page, which is cached from then on. @returns whether it was cached before */
export async function wasCached(server: string, path = "/"): Promise<boolean> {
  const before = await answeredFromCache(server);
  expect((await fetch(server + path)).status).toBe(200);
  return (await answeredFromCache(server)) > before;
}

async function answeredFromCache(server: string): Promise<number> {
  const figures = await (await fetch(`${server}/metrics`)).text();
  return Number(/^http_kept_answers_total\{status="200"\} (\d+)$/m.exec(figures)?.[1] ?? 0);
}

/** Notifies a server as the commit of a write does, and waits until it counts its cached pages as stale. */
export async function notifyContent(owner: OwnerOptions, server: string): Promise<void> {
  await eventually(async () => expect(await wasCached(server, PROBE)).toBe(true));
  const sql = postgres({ ...owner, max: 1 });
  await sql`notify conteudo`;
  await sql.end();
  await eventually(async () => expect(await wasCached(server, PROBE)).toBe(false));
}
