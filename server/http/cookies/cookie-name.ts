type Cookie =
  | "sessao"
  | "segundo-fator"
  | "navegador"
  | "aviso"
  | "acesso"
  | "codigo"
  | "agendamento";

type ScopedCookie = "compartilhado";

/** With TLS, uses the prefix `__Host-`: no other host can set such a cookie (RFC 6265bis). */
export function cookieName(name: Cookie, origin: string | undefined): string {
  return `${isSecureOrigin(origin) ? "__Host-" : ""}clinica-${name}`;
}

/** Uses the prefix `__Secure-`, because a `__Host-` cookie would be sent to every path of this host. */
export function scopedCookieName(name: ScopedCookie, origin: string | undefined): string {
  return `${isSecureOrigin(origin) ? "__Secure-" : ""}clinica-${name}`;
}

export function isSecureOrigin(origin: string | undefined): boolean {
  return origin?.startsWith("https:") ?? false;
}

export function cookieAttributes(origin: string | undefined, path = "/"): string {
  return `Path=${path}; HttpOnly; SameSite=Lax${isSecureOrigin(origin) ? "; Secure" : ""}`;
}

/** True if the cookie is present, with or without the prefix `__Host-`; its value is not checked. */
export function hasCookie(headers: Headers, name: Cookie): boolean {
  const starts = [undefined, "https:"].map((origin) => `${cookieName(name, origin)}=`);
  return pairsOf(headers).some((pair) => starts.some((start) => pair.startsWith(start)));
}

/** @returns undefined unless there is exactly one such cookie, because another host may have set a second one */
export function readCookie(headers: Headers, name: string): string | undefined {
  const values = pairsOf(headers).filter((pair) => pair.startsWith(`${name}=`));
  return values.length === 1 ? values[0]?.slice(name.length + 1) : undefined;
}

function pairsOf(headers: Headers): string[] {
  return (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
}
