import { data, redirectDocument } from "react-router";
import { type Action, can, canOpen, type Thing } from "#domain/permissions.ts";
import { getStaffOfSession, type Staff } from "#server/data/people/staff.ts";
import { AppError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { withinTime } from "#server/time-limit.ts";
import { authHeaders } from "./auth-headers.ts";
import { authStatus } from "./auth-status.ts";
import { hasSessionCookie } from "./session/session-cookie.ts";

export type { Staff };

interface Refused {
  id: "signed-out" | "not-permitted";
  message: string;
}

/** Every back-office answer begins with this read: a hanging database must be reported soon. */
const LIMIT_MS = 5_000;
const pending = new WeakMap<Request, Promise<Staff | undefined>>();

/** The member of staff whose session the request carries; read once for each request. */
export function readStaff(context: RequestContext, request: Request): Promise<Staff | undefined> {
  if (!hasSessionCookie(request.headers)) return Promise.resolve(undefined);
  const known = pending.get(request) ?? withinTime(findStaff(context, request), LIMIT_MS);
  pending.set(request, known);
  return known;
}

async function findStaff(context: RequestContext, request: Request): Promise<Staff | undefined> {
  const { services } = context;
  const auth = await services.auth();
  const find = () =>
    auth.api
      .getSession({ headers: authHeaders(context, request) })
      .catch(async (error: unknown) => {
        // better-auth hides why it failed: an unavailable database fails here with its own error.
        if (authStatus(error) === 500) await services.database.ping();
        throw error;
      });
  const found = await find().catch((error: unknown) => {
    // The database came back in between.
    if (authStatus(error) === 500) return find();
    throw error;
  });
  if (!found) return undefined;
  return getStaffOfSession(services.database.signIn, found.session.id);
}

/** @throws a redirect to /auth; for a form a 401, so that the screen preserves what was typed */
export async function requireStaff(context: RequestContext, request: Request): Promise<Staff> {
  const staff = await readStaff(context, request);
  if (staff) return staff;
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw data({ id: "signed-out", message: "Sua sessão terminou." } satisfies Refused, {
      status: 401,
    });
  }
  // A document redirect, because the sign-in page is outside the back office's frame.
  throw redirectDocument("/auth");
}

/** @throws as requireStaff; a 403 where the role may not open the screen */
export async function requireScreen(
  context: RequestContext,
  request: Request,
  screen: Thing,
): Promise<Staff> {
  const staff = await requireStaff(context, request);
  const { id: usuario, tipo_usuario } = staff.usuario;
  if (canOpen(tipo_usuario, screen)) return staff;
  context.log.warn({ screen, usuario, tipo_usuario }, "screen refused");
  throw data({ id: "not-permitted", message: "Acesso negado" } satisfies Refused, { status: 403 });
}

/** @throws AppError `not-permitted` where the table of domain/permissions.ts refuses */
export function requirePermission(staff: Staff, action: Action, thing: Thing): void {
  if (can(staff.usuario.tipo_usuario, action, thing)) return;
  throw new AppError({
    status: 403,
    id: "not-permitted",
    message: "Acesso negado.",
    action: "Peça a quem administra o site que confira as suas permissões.",
  });
}
