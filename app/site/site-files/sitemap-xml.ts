import { escapeXml, xmlElement } from "./xml.ts";

export interface SitemapEntry {
  path: string;
  atualizado_em?: Date;
}

export function sitemapXml(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.map(({ path, atualizado_em }) => {
    const lastmod = atualizado_em ? xmlElement("lastmod", atualizado_em.toISOString()) : "";
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}
