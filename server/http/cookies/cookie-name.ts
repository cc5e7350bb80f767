/** How our cookies are called. */

type Cookie = "sessao" | "segundo-fator" | "navegador" | "aviso" | "acesso" | "codigo";

/**
 * `__Host-`: only this very host could have set it, over TLS, for all its paths (RFC 6265bis). A
 * loopback without TLS could not keep such a cookie, so there it has the plain name.
 * @param origin the configured public address; undefined on a loopback
 */
export function cookieName(name: Cookie, origin: string | undefined): string {
  return `${isSecureOrigin(origin) ? "__Host-" : ""}clinica-${name}`;
}

export function isSecureOrigin(origin: string | undefined): boolean {
  return origin?.startsWith("https:") ?? false;
}

/** @returns the attributes of a cookie that no script reads and no other site's form sends */
export function cookieAttributes(origin: string | undefined): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecureOrigin(origin) ? "; Secure" : ""}`;
}

/** Whether there may be one, under either name: nothing is said of what it holds. */
export function hasCookie(headers: Headers, name: Cookie): boolean {
  const starts = [undefined, "https:"].map((origin) => `${cookieName(name, origin)}=`);
  return pairsOf(headers).some((pair) => starts.some((start) => pair.startsWith(start)));
}

/** @returns undefined where there is none, or where there are several: one of them is not ours */
export function readCookie(headers: Headers, name: string): string | undefined {
  const values = pairsOf(headers).filter((pair) => pair.startsWith(`${name}=`));
  return values.length === 1 ? values[0]?.slice(name.length + 1) : undefined;
}

function pairsOf(headers: Headers): string[] {
  return (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
}
