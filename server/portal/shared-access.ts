import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RouterContextProvider } from "react-router";
import {
  type Compartilhado,
  noteSharedDelivery,
  type OpenRequest,
  type OpenResult,
  openCompartilhado,
  readCompartilhado,
} from "#server/data/compartilhamentos/open-compartilhado.ts";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import type { Tx } from "#server/db/open.ts";
import { describeError } from "#server/errors.ts";
import {
  cookieAttributes,
  readCookie,
  scopedCookieName,
} from "#server/http/cookies/cookie-name.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import type { Recipient } from "#server/pdf/deliver.ts";
import { newToken, tokenCredential } from "./access-token.ts";

type ShareRequest = Pick<OpenRequest, "named" | "senha" | "nome" | "via">;

export type OpenedShare =
  | { status: "aberto"; abertura: string; token: string; shown: Compartilhado }
  | Exclude<OpenResult, { status: "aberto" }>
  | { status: "fora" };

/** Milliseconds that every answer takes at least, so that its time does not reveal which links exist. */
const EARLIEST_MS = 50;
const COOKIE_SECONDS = 12 * 3600;

export async function openShare(
  context: RequestContext,
  requested: ShareRequest,
): Promise<OpenedShare> {
  const [result] = await Promise.all([open(context, requested), sleep(EARLIEST_MS)]);
  return result;
}

async function open(context: RequestContext, requested: ShareRequest): Promise<OpenedShare> {
  const { services, address, requestId } = context;
  const [token, abertura] = [newToken(), randomUUID()];
  const access = tokenCredential(token);
  const identity = { role: "paciente", access, address, requestId } as const;
  try {
    return await services.database.as(identity, async (tx): Promise<OpenedShare> => {
      const result = await openCompartilhado(tx, { ...requested, abertura, token: access });
      if (result.status !== "aberto") return result;
      const shown = await readCompartilhado(tx);
      return shown ? { status: "aberto", abertura, token, shown } : { status: "nada" };
    });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.log.error({ error: describeError(error) }, "share opened without database");
    return { status: "fora" };
  }
}

export async function withToken<T>(
  { services, address, requestId }: RequestContext,
  token: string,
  work: (tx: Tx, shown: Compartilhado) => T | Promise<T>,
): Promise<T | undefined> {
  const access = tokenCredential(token);
  return services.database.as({ role: "paciente", access, address, requestId }, async (tx) => {
    const shown = await readCompartilhado(tx);
    return shown && work(tx, shown);
  });
}

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { id?: string };
}

/** Runs `work` with the share that this URL's cookie opens. @returns undefined without a share that is still open */
export async function withOpened<T>(
  { context: provider, request, params }: RouteArgs,
  work: (tx: Tx, shown: Compartilhado) => T | Promise<T>,
): Promise<T | undefined> {
  const context = provider.get(requestContext);
  const token = readToken(context, request);
  if (token === undefined) return undefined;
  return withToken(context, token, (tx, shown) =>
    shown.abertura === params.id ? work(tx, shown) : undefined,
  );
}

/** The cookie is sent only to the URLs of the one share that it opens, so a doctor can have two shares open. */
export function openedCookie(
  { services }: RequestContext,
  abertura: string,
  token: string,
): string {
  const { origin } = services.config;
  const attributes = cookieAttributes(origin, openedPath(abertura));
  return `${scopedCookieName("compartilhado", origin)}=${token}; Max-Age=${COOKIE_SECONDS}; ${attributes}`;
}

export function openedPath(abertura: string): string {
  return `/compartilhado/${abertura}`;
}

function readToken({ services }: RequestContext, request: Request): string | undefined {
  const name = scopedCookieName("compartilhado", services.config.origin);
  const value = readCookie(request.headers, name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function sharedRecipient(args: RouteArgs): Recipient {
  return {
    transaction: (work) => withOpened(args, (tx) => work(tx)),
    async find(tx) {
      const shown = await readCompartilhado(tx);
      if (!shown || shown.status === "anulado" || !shown.versao) return undefined;
      return { subject: shown.abertura, versao: shown.versao, name: "laudo" };
    },
    note: (tx, _subject, delivered) => noteSharedDelivery(tx, delivered),
  };
}
