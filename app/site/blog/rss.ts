import type { LoaderFunctionArgs } from "react-router";
import { listPublishedPosts } from "#server/data/blog-posts.ts";
import { readPublic, readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { fileAnswer, fileUnavailable } from "../site-files/file-answer.ts";
import { rssXml } from "./rss-xml.ts";

const NEWEST = 30;

export async function loader({ context: routerContext }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const { nome_clinica } = await readSettings(context);
  const posts = await readPublic(context, "blog_rss", (tx) =>
    listPublishedPosts(tx, { limit: NEWEST }),
  );
  if (!posts) return fileUnavailable();
  return fileAnswer(rssXml({ origin: context.origin, nome_clinica, posts }), "application/rss+xml");
}
