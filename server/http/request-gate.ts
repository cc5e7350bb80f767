/** What is refused before any page is thought of: each rule answers a status or lets it pass. */
import type { Config } from "#server/config.ts";

const ALLOWED_METHODS = ["GET", "HEAD", "POST"];
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

export interface Refusal {
  /** For the log. */
  id: "method" | "host" | "address" | "origin";
  status: 400 | 403 | 405;
  title: string;
  text: string;
}

/** The public origin of this request, or undefined where its Host may not be believed. */
export function requestOrigin(config: Pick<Config, "origin">, url: URL, host: string) {
  if (config.origin) return config.origin;
  return LOOPBACK_HOST.test(host) ? `${url.protocol}//${host}` : undefined;
}

/** RFC 9110 section 15.5.6: a 405 names what is allowed. */
export const ALLOW = ALLOWED_METHODS.join(", ");

/**
 * @param origin as `requestOrigin` gave it.
 * @returns why the request is refused, or undefined.
 */
export function refuse(
  request: Request,
  url: URL,
  origin: string | undefined,
): Refusal | undefined {
  if (!ALLOWED_METHODS.includes(request.method)) {
    return {
      id: "method",
      status: 405,
      title: "Método não permitido",
      text: "Este endereço não aceita este método.",
    };
  }
  if (origin === undefined) {
    return {
      id: "host",
      status: 400,
      title: "Endereço não configurado",
      text: "Este servidor ainda não sabe em que endereço atende. Quem o instala define a variável ORIGIN, por exemplo ORIGIN=https://www.clinica.com.br.",
    };
  }
  if (!isDecodable(url.pathname)) {
    return {
      id: "address",
      status: 400,
      title: "Endereço inválido",
      text: "O endereço pedido não pode ser lido.",
    };
  }
  if (request.method === "POST" && !isSameOrigin(request.headers, origin)) {
    return {
      id: "origin",
      status: 403,
      title: "Pedido recusado",
      text: "O formulário veio de outro site. Volte à página da clínica e tente de novo.",
    };
  }
  return undefined;
}

function isDecodable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** Fetch metadata first, then Origin, as OWASP's CSRF sheet orders them; neither means no browser. */
function isSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get("sec-fetch-site");
  const from = headers.get("origin");
  if (from !== null) return from === origin;
  return site === null || site === "same-origin" || site === "none";
}
