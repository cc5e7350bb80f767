import type { Area } from "#server/http/area.ts";

/** The only foreign site that most pages may embed; its frame is loaded only after a click on `Carregar mapa`. */
const MAP_HOST = "https://www.google.com";

export const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // With `no-referrer` Chromium sends `Origin: null` with forms, which the origin check refuses.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** `Strict-Transport-Security` for one year; sent only if the public origin is https (RFC 6797). */
export const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";

interface PolicyParts {
  imageHosts?: Iterable<string>;
  frameHosts?: Iterable<string>;
  /** Undefined in development, where Vite adds its own scripts and styles. */
  nonce?: string;
}

export function policyOf(policy: Area["policy"], parts: PolicyParts = {}): string {
  if (policy === "bare") return BARE_POLICY;
  return policy === "public" ? pagePolicy(parts) : backOfficePolicy(parts.nonce);
}

function pagePolicy({ imageHosts = [], frameHosts = [] }: PolicyParts): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...imageHosts].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    [`frame-src ${MAP_HOST}`, ...frameHosts].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Allows React Router's inline scripts by nonce, and style attributes, which overlays need. */
function backOfficePolicy(nonce: string | undefined): string {
  const inline = nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src 'self' ${inline}`,
    `style-src 'self' ${inline}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
