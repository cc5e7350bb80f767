/** Pages for refusals and errors, which need no router, database or build. */
import { createHash } from "node:crypto";
import { formatTelefone, telHref } from "#domain/clinica/telefone.ts";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7fafb;color:#0d2530;font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:34rem;padding:2rem}h1{font-size:2rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 1rem}p{margin:0 0 1rem}small{color:#4a626d}a{color:#00658f}";

export const PLAIN_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

export function plainPage(title: string, text: string, requestId: string): string {
  return page(
    title,
    `<p>${escapeHtml(text)}</p><p><a href="/">Voltar ao início</a></p><small>Número do pedido: ${escapeHtml(requestId)}</small>`,
  );
}

export function plainClinic({ nome_clinica, telefone }: PlainClinic): string {
  const call = `<a href="${escapeHtml(telHref(telefone))}">${escapeHtml(formatTelefone(telefone))}</a>`;
  return page(
    nome_clinica,
    `<p>Este site está sendo preparado. Para falar com a clínica, ligue:</p><p>${call}</p><p><a href="/resultados">Ver resultados de exames</a></p>`,
  );
}

interface PlainClinic {
  nome_clinica: string;
  telefone: string;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
