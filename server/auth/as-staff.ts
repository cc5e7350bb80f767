/** Loaders and actions of the back office first call `asStaff`, which checks the session and the permission. */
import { data, type RouterContextProvider } from "react-router";
import { type Action, can, type Thing } from "#domain/permissions.ts";
import type { Staff } from "#server/data/people/staff.ts";
import type { Tx } from "#server/db/open.ts";
import { describeError } from "#server/errors.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/http/staff-transaction.ts";
import { requireStaff } from "./staff.ts";

export interface StaffWork {
  readonly context: RequestContext;
  readonly request: Request;
  readonly staff: Staff;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads data that the screen can do without. @returns null if the read failed; the failure is logged */
  tryRead<T>(work: (tx: Tx) => Promise<T>): Promise<T | null>;
}

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

interface StaffOptions {
  /** True for a request that the page sends by itself. Such requests do not prolong an idle session. */
  isBackground?: boolean;
}

/** @throws a redirect to /auth (for a form, a 401) if nobody is signed in; a 403 if the role may not do this */
export async function asStaff(
  { context: provider, request }: RouteArgs,
  action: Action,
  thing: Thing,
  { isBackground = false }: StaffOptions = {},
): Promise<StaffWork> {
  const context = provider.get(requestContext);
  const staff = await requireStaff(context, request, isBackground);
  const { id: usuario, tipo_usuario } = staff.usuario;
  if (!can(tipo_usuario, action, thing)) {
    context.log.warn({ action, thing, usuario, tipo_usuario }, "refused");
    throw data({ id: "not-permitted", message: "Acesso negado" }, { status: 403 });
  }
  const transaction = <T>(work: (tx: Tx) => Promise<T>) =>
    staffTransaction(context, request, staff, work);
  return {
    context,
    request,
    staff,
    transaction,
    async tryRead(work) {
      try {
        return await transaction(work);
      } catch (error) {
        context.log.error({ read: thing, error: describeError(error) }, "staff read failed");
        return null;
      }
    },
  };
}
