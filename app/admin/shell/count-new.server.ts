import { can } from "#domain/permissions.ts";
import { countNewMensagens } from "#server/data/mensagens/mensagens.ts";
import type { Staff } from "#server/data/people/staff.ts";
import { describeError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/http/staff-transaction.ts";

/** The message with the id `opened` counts as read. @returns null without permission, undefined on failure */
export async function countNew(
  context: RequestContext,
  request: Request,
  staff: Staff,
  opened?: string,
): Promise<number | null | undefined> {
  if (!can(staff.usuario.tipo_usuario, "read", "mensagens")) return null;
  try {
    return await staffTransaction(context, request, staff, (tx) => countNewMensagens(tx, opened));
  } catch (error) {
    context.log.error({ read: "mensagens", error: describeError(error) }, "staff read failed");
    return undefined;
  }
}
