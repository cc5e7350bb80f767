import { randomBytes } from "node:crypto";
import type { Staff } from "#server/auth/staff.ts";
import { getAccountVersion } from "#server/data/people/senhas.ts";
import { replaceSessionToken } from "#server/data/people/sessions.ts";
import { cookieAttributes } from "#server/http/cookies/cookie-name.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { rememberBrowser } from "./known-browser.ts";
import { signSessionToken, storedToken } from "./session-token.ts";

/** @returns a new session cookie and a new known-browser cookie, which is signed for the new password */
export async function renewSession(
  context: RequestContext,
  request: Request,
  { sessionId, usuario }: Staff,
): Promise<Headers> {
  const { services } = context;
  const token = randomBytes(24).toString("base64url");
  await replaceSessionToken(services.database.signIn, sessionId, storedToken(token));
  const { authCookies } = await (await services.auth()).$context;
  const { name, attributes } = authCookies.sessionToken;
  const value = signSessionToken(services.secretKey, token);
  const rest = cookieAttributes(services.config.origin);
  const headers = new Headers({
    "Set-Cookie": `${name}=${value}; Max-Age=${attributes.maxAge}; ${rest}`,
  });
  const account = await getAccountVersion(services.database.signIn, { email: usuario.email });
  if (account) headers.append("Set-Cookie", rememberBrowser(context, request.headers, account));
  return headers;
}
