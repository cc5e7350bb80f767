import type { Config } from "#server/config.ts";
import { isLoopbackHost } from "./loopback.ts";
import type { RouteMatch } from "./route-match.ts";

const ALLOWED_METHODS = ["GET", "HEAD", "POST"];
export const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
export const LONGEST_ADDRESS = 2_048;
/** Every browser's User-Agent begins like this. */
const BROWSER = /^(?:Mozilla|Opera)\//;

export interface Refusal {
  id: "length" | "method" | "host" | "address" | "origin" | "form" | "body" | "busy" | "prefetch";
  status: 400 | 403 | 405 | 413 | 414 | 503;
  title: string;
  text: string;
  /** RFC 9110 section 15.5.6: a 405 names the allowed methods. */
  allow?: string;
}

/** With a loopback ORIGIN, other loopback hosts may send forms. @returns undefined for a public Host without ORIGIN */
export function requestOrigin(
  { origin }: Pick<Config, "origin">,
  url: URL,
  host: string,
  from?: string,
): string | undefined {
  const own = LOOPBACK_HOST.test(host) ? `${url.protocol}//${host.toLowerCase()}` : undefined;
  if (origin === undefined) return own;
  const isHere = own !== undefined && isLoopbackHost(new URL(origin).hostname);
  return isHere && from === own ? own : origin;
}

export const TOO_LARGE: Refusal = {
  id: "body",
  status: 413,
  title: "Formulário grande demais",
  text: "O que foi enviado passa do tamanho aceito.",
};

export const TOO_BUSY: Refusal = {
  id: "busy",
  status: 503,
  title: "Muitos envios ao mesmo tempo",
  text: "Nada se perdeu por aqui: volte à página anterior e envie de novo em alguns segundos.",
};

export const UNKNOWN_HOST: Refusal = {
  id: "host",
  status: 400,
  title: "Endereço não configurado",
  text: "Este servidor ainda não sabe em que endereço atende. Quem o instala define a variável ORIGIN, por exemplo ORIGIN=https://www.clinica.com.br.",
};

const TOO_LONG: Refusal = {
  id: "length",
  status: 414,
  title: "Endereço longo demais",
  text: "O endereço pedido é mais longo do que os deste site.",
};

/** Back-office screens refuse prefetches, because opening a screen is audited and may mark a message as read. */
const PREFETCH: Refusal = {
  id: "prefetch",
  status: 403,
  title: "Ainda não aberto",
  text: "O navegador pediu esta página antes de alguém abrir. Abra o link para vê-la.",
};

export function refuseLength(url: string): Refusal | undefined {
  const path = url.indexOf("/", "https://".length);
  return path >= 0 && url.length - path > LONGEST_ADDRESS ? TOO_LONG : undefined;
}

/** @param url null for an invalid Host */
export function refuse(
  request: Request,
  url: URL | null,
  origin: string | undefined,
  { name, area }: Pick<RouteMatch, "name" | "area">,
): Refusal | undefined {
  const isPreflight = request.method === "OPTIONS" && area.allowsAnyOrigin === true;
  if (!ALLOWED_METHODS.includes(request.method) && !isPreflight) {
    return {
      id: "method",
      status: 405,
      title: "Método não permitido",
      text: "Este endereço não aceita este método.",
      allow: ALLOWED_METHODS.join(", "),
    };
  }
  if (!url || origin === undefined) return UNKNOWN_HOST;
  if (!isDecodable(url.pathname)) {
    return {
      id: "address",
      status: 400,
      title: "Endereço inválido",
      text: "O endereço pedido não pode ser lido.",
    };
  }
  if (area.identity === "staff" && isPrefetch(request.headers)) return PREFETCH;
  const isForeignWelcome = area.takesForeignForms === true;
  if (request.method === "POST" && !isForeignWelcome && !isSameOrigin(request.headers, origin)) {
    return {
      id: "origin",
      status: 403,
      title: "Pedido recusado",
      text: "O formulário veio de outro site. Volte à página da clínica e tente de novo.",
    };
  }
  const takesNoForm = area.bodyBytes === 0 && name !== "missing" && name !== "missingFile";
  if (request.method === "POST" && takesNoForm) {
    return {
      id: "form",
      status: 405,
      title: "Sem formulário",
      text: "Este endereço não recebe formulários.",
      allow: "GET, HEAD",
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

/** A request without Origin and Sec-Fetch-Site must have neither a cookie nor a browser's User-Agent (OWASP). */
function isSameOrigin(headers: Headers, origin: string): boolean {
  const from = headers.get("origin");
  if (from !== null) return from === origin;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  return !headers.has("cookie") && !BROWSER.test(headers.get("user-agent") ?? "");
}

/** `Purpose` and `X-Moz` are older names of `Sec-Purpose`, which contains `prefetch` also for a prerendered page. */
function isPrefetch(headers: Headers): boolean {
  const names = ["sec-purpose", "purpose", "x-moz"];
  return names.some((name) => headers.get(name)?.includes("prefetch"));
}
