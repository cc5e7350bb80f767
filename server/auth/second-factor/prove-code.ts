import { takeCode, UsedCode } from "#server/auth/attempts.ts";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** Must run in an `authTransaction`, so that a recovery code stays valid if a later step fails. @throws UsedCode */
export async function proveCode(
  { services }: RequestContext,
  tx: Tx,
  headers: Headers,
  codigo: string,
): Promise<{ userId: string; headers: Headers }> {
  const auth = await services.auth();
  const sent = { body: { code: codigo }, headers, returnHeaders: true as const };
  const isAppCode = /^\d{6}$/.test(codigo);
  const answer = await (isAppCode ? auth.api.verifyTOTP(sent) : auth.api.verifyBackupCode(sent));
  const { id } = answer.response.user;
  if (isAppCode && !(await takeCode(tx, services, id, codigo))) throw new UsedCode();
  return { userId: id, headers: answer.headers };
}
