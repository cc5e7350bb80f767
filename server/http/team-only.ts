import type { ConfiguracoesSite } from "#domain/clinica/configuracoes-site.ts";
import { PLAIN_POLICY, plainClinic } from "./plain-page.ts";
import { readIsSignedIn, readSettings } from "./public-read.ts";
import type { RequestContext } from "./request-context.ts";

const RETRY_AFTER_S = "3600";

export const CLOSED_HEADERS = {
  "Cache-Control": "no-store",
  "Retry-After": RETRY_AFTER_S,
  "X-Robots-Tag": "noindex",
} as const;

/** @returns the answer for visitors while only the team may see the site; undefined if the page may be shown */
export async function closedToVisitor(
  context: RequestContext,
  url: URL,
  headers: HeadersInit | undefined,
): Promise<Response | undefined> {
  const settings = await readSettings(context);
  context.settings = settings;
  if (!settings.somente_equipe) return undefined;
  if (await readIsSignedIn(context, new Request(url, { headers }))) return undefined;
  return closedPage(settings);
}

function closedPage(clinic: ConfiguracoesSite): Response {
  return new Response(plainClinic(clinic), {
    status: 503,
    headers: {
      ...CLOSED_HEADERS,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": PLAIN_POLICY,
    },
  });
}
