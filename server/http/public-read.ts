/**
 * Reads for public pages. A read that fails or takes longer than two seconds never breaks a page:
 * it is logged, the page is marked as a stand-in and the caller shows what it has instead.
 */
import type { ConfiguracoesSite } from "#domain/configuracoes-site.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { readStaff } from "#server/auth/staff.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import type { Tx } from "#server/db/open.ts";
import { describeError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import type { Services } from "#server/services.ts";
import { withinTime } from "#server/time-limit.ts";

const LIMIT_MS = 2_000;
const lastSettings = new WeakMap<Services, ConfiguracoesSite>();

/**
 * Reads as an anonymous visitor.
 * @param name what is read, for the log.
 * @returns undefined when the read failed; the page cache then prefers the last good page.
 */
export async function readPublic<T>(
  context: RequestContext,
  name: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T | undefined> {
  return withinLimit(context, name, context.services.database.as({ role: "anonimo" }, work));
}

async function withinLimit<T>(
  context: RequestContext,
  name: string,
  read: Promise<T>,
): Promise<T | undefined> {
  try {
    return await withinTime(read, LIMIT_MS);
  } catch (error) {
    context.degraded = true;
    context.log.warn({ read: name, error: describeError(error) }, "public read failed");
    return undefined;
  }
}

/** The clinic's settings: the saved ones, else the last that were read, else the built-in default. */
export async function readSettings(context: RequestContext): Promise<ConfiguracoesSite> {
  const { services } = context;
  const saved = await readPublic(context, "configuracoes_site", getConfiguracoes);
  if (saved) lastSettings.set(services, saved);
  return saved ?? lastSettings.get(services) ?? DEFAULT_CONFIGURACOES;
}

/** Whether the header shows `Sair`; a database that is away never breaks a public page. */
export async function readIsSignedIn(context: RequestContext, request: Request): Promise<boolean> {
  const staff = await withinLimit(context, "session", readStaff(context, request));
  return staff !== undefined;
}
