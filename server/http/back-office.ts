/**
 * Which addresses belong to the back office: its answers are made for one person, never kept, and
 * carry a policy of their own. `.data` is what the browser's router asks for between its screens.
 */
const BACK_OFFICE = /^\/admin(?:\/.*|\.data)?$/;
const ROUTER_DATA = /^\/admin(?:\/[^.]+)?\.data$/;

export const PRIVATE_CACHE_CONTROL = "private, no-store";

export function isBackOffice(pathname: string): boolean {
  return BACK_OFFICE.test(pathname);
}

/** It ends like a file and is none. */
export function isRouterData(pathname: string): boolean {
  return ROUTER_DATA.test(pathname);
}

/** A file for its reader's disk: it may be as long as the trail, and leaves as it is read. */
export function isDownload({ headers }: Response): boolean {
  return headers.get("content-disposition")?.startsWith("attachment") ?? false;
}

export function sendDownload({ body, status, headers }: Response): Response {
  const sent = new Headers(headers);
  sent.set("Cache-Control", PRIVATE_CACHE_CONTROL);
  return new Response(body, { status, headers: sent });
}
