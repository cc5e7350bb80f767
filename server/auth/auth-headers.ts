/** What better-auth gets of a request: its cookies, and what is noted of a session. */
import type { RequestContext } from "#server/http/request-context.ts";
import { ADDRESS_HEADER } from "./create-auth.ts";

const LONGEST_AGENT = 300;

export function authHeaders({ address }: RequestContext, { headers }: Request): Headers {
  return new Headers({
    cookie: headers.get("cookie") ?? "",
    "user-agent": (headers.get("user-agent") ?? "").slice(0, LONGEST_AGENT),
    [ADDRESS_HEADER]: address,
  });
}
