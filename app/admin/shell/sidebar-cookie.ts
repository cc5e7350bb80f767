const NAME = "sidebar:state";
const WEEK_S = 604_800;

export function readSidebarCookie(cookies: string | null): boolean {
  const found = (cookies ?? "").split(/;\s*/).find((cookie) => cookie.startsWith(`${NAME}=`));
  return found !== `${NAME}=false`;
}

export function formatSidebarCookie(isOpen: boolean): string {
  return `${NAME}=${isOpen}; path=/; max-age=${WEEK_S}; samesite=lax`;
}
