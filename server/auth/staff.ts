import { data, redirectDocument } from "react-router";
import { getStaffOfSession, type Staff } from "#server/data/people/staff.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { withinTime } from "#server/time-limit.ts";
import { authHeaders } from "./auth-headers.ts";
import { authStatus } from "./auth-status.ts";
import { hasSessionCookie } from "./session/session-cookie.ts";

export type { Staff };

/** Milliseconds for reading the session. While the database hangs, every back-office request waits this long. */
const LIMIT_MS = 5_000;
const pending = new WeakMap<Request, Promise<Staff | undefined>>();

/** The session is read once for each request. */
export function readStaff(
  context: RequestContext,
  request: Request,
  isBackground = false,
): Promise<Staff | undefined> {
  if (!hasSessionCookie(request.headers)) return Promise.resolve(undefined);
  const known =
    pending.get(request) ?? withinTime(findStaff(context, request, isBackground), LIMIT_MS);
  pending.set(request, known);
  return known;
}

async function findStaff(
  context: RequestContext,
  request: Request,
  isBackground: boolean,
): Promise<Staff | undefined> {
  const { services } = context;
  const auth = await services.auth();
  const find = () =>
    auth.api
      .getSession({ headers: authHeaders(context, request) })
      .catch(async (error: unknown) => {
        // better-auth hides the cause. If the database is unavailable, `ping` throws the database's own error.
        if (authStatus(error) === 500) await services.database.ping();
        throw error;
      });
  const found = await find().catch((error: unknown) => {
    // `ping` succeeded, so the database is available again and the session is read once more.
    if (authStatus(error) === 500) return find();
    throw error;
  });
  if (!found) return undefined;
  return getStaffOfSession(services.database.signIn, found.session.id, isBackground);
}

/** @throws a redirect to /auth; for a form a 401, so that the screen does not lose what was typed */
export async function requireStaff(
  context: RequestContext,
  request: Request,
  isBackground = false,
): Promise<Staff> {
  const staff = await readStaff(context, request, isBackground);
  if (staff) return staff;
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw data({ id: "signed-out", message: "Sua sessão terminou." }, { status: 401 });
  }
  // The whole document is replaced, because the sign-in page does not have the back office's layout.
  throw redirectDocument("/auth");
}
