import type { LoaderFunctionArgs } from "react-router";
import { PUBLIC_PAGES } from "#domain/paginas/public-pages.ts";
import { listSitemapRecords } from "#server/data/sitemap.ts";
import { readPublic } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { fileAnswer, fileUnavailable } from "./file-answer.ts";
import { sitemapXml } from "./sitemap-xml.ts";

export async function loader({ context: routerContext }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const read = await readPublic(context, "sitemap", listSitemapRecords);
  if (!read) return fileUnavailable();
  const { exames, posts } = read;
  const xml = sitemapXml(context.origin, [
    ...PUBLIC_PAGES,
    ...exames.map(({ slug, atualizado_em }) => ({ path: `/exames/${slug}`, atualizado_em })),
    ...posts.map(({ slug, atualizado_em }) => ({ path: `/blog/${slug}`, atualizado_em })),
  ]);
  return fileAnswer(xml, "application/xml");
}
