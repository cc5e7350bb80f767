/** A session that goes on under a new token: whoever copied its cookie before is out. */
import { randomBytes } from "node:crypto";
import { replaceSessionToken } from "#server/data/sessions.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { signSessionToken, storedToken } from "./session-token.ts";
import type { Staff } from "./staff.ts";

/** @returns what the answer has to carry: the new cookie */
export async function renewSession(
  { services }: RequestContext,
  { sessionId }: Staff,
): Promise<Headers> {
  const token = randomBytes(24).toString("base64url");
  await replaceSessionToken(services.database.signIn, sessionId, storedToken(token));
  const { authCookies } = await (await services.auth()).$context;
  const { name, attributes } = authCookies.sessionToken;
  const cookie = [
    `${name}=${signSessionToken(services.secretKey, token)}`,
    `Max-Age=${attributes.maxAge}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(attributes.secure ? ["Secure"] : []),
  ];
  return new Headers({ "Set-Cookie": cookie.join("; ") });
}
