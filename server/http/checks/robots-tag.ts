import type { RouteMatch } from "./route-match.ts";

const UNLISTED = "noindex, noarchive";

export function robotsTag(
  match: Pick<RouteMatch, "area" | "isListed"> | undefined,
  { method, status }: { method: string; status: number },
): string | undefined {
  if (match?.area.isListed) return undefined;
  const isRead = method === "GET" || method === "HEAD";
  return match?.isListed && isRead && status < 300 ? "noarchive" : UNLISTED;
}
