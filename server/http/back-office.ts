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
