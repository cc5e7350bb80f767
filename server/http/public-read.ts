/** A read that fails or takes longer than two seconds is logged, and the data last read for the page are shown. */
import type { ConfiguracoesSite } from "#domain/clinica/configuracoes-site.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { readStaff } from "#server/auth/staff.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { isConnectionLost } from "#server/db/error-kind.ts";
import type { Tx } from "#server/db/open.ts";
import { READ_CONNECTIONS } from "#server/db/pools.ts";
import { describeError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import type { Services } from "#server/services.ts";
import { withinTime } from "#server/time-limit.ts";

const LIMIT_MS = 2_000;
const lastSettings = new WeakMap<Services, ConfiguracoesSite>();

/** @returns undefined if the read failed and no older data exist; the page must then say that it failed */
export async function readPublic<T>(
  context: RequestContext,
  name: string,
  work: (tx: Tx) => Promise<T>,
  key = name,
): Promise<T | undefined> {
  const { database } = context.services;
  const answer = await withinLimit(context, name, () => database.as({ role: "anonimo" }, work));
  if (answer) {
    context.reads.set(key, answer.value);
    return answer.value;
  }
  const last = context.lastGood(key) as T | undefined;
  if (last === undefined) context.isIncomplete = true;
  return last;
}

export function lastGood<T>(context: RequestContext, name: string, path: string): T | undefined {
  return context.lastGood(name, path) as T | undefined;
}

async function withinLimit<T>(
  context: RequestContext,
  name: string,
  read: () => Promise<T>,
): Promise<{ value: T } | undefined> {
  try {
    return { value: await withinTime(readAgainIfCut(read), LIMIT_MS) };
  } catch (error) {
    context.degraded = true;
    context.log.warn({ read: name, error: describeError(error) }, "public read failed");
    return undefined;
  }
}

/** Repeats a read whose connection was lost, because after the database restarts each pooled connection fails once. */
async function readAgainIfCut<T>(
  read: () => Promise<T>,
  connections = READ_CONNECTIONS,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (connections === 0 || !isConnectionLost(error)) throw error;
    return readAgainIfCut(read, connections - 1);
  }
}

export async function readSettings(context: RequestContext): Promise<ConfiguracoesSite> {
  if (context.settings) return context.settings;
  const { services } = context;
  const read = () => services.database.as({ role: "anonimo" }, getConfiguracoes);
  const answer = await withinLimit(context, "configuracoes_site", read);
  if (answer) {
    const settings = answer.value ?? DEFAULT_CONFIGURACOES;
    lastSettings.set(services, settings);
    return settings;
  }
  const last = lastSettings.get(services);
  if (!last) context.isIncomplete = true;
  return last ?? DEFAULT_CONFIGURACOES;
}

/** True for a signed-in person; false also if the database fails. */
export async function readIsSignedIn(context: RequestContext, request: Request): Promise<boolean> {
  const answer = await withinLimit(context, "session", () => readStaff(context, request));
  return answer?.value !== undefined;
}
