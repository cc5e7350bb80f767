/** /blog/rss.xml: the newest articles, for feed readers. */
import type { LoaderFunctionArgs } from "react-router";
import { listPublishedPosts } from "#server/data/blog-posts.ts";
import { requestContext } from "#server/http/request-context.ts";
import { readPublic, readSettings } from "#server/public-read.ts";
import { fileAnswer, fileAway } from "../found/file-answer.ts";
import { rssXml } from "./rss-xml.ts";

const NEWEST = 30;

export async function loader({ context }: LoaderFunctionArgs) {
  const inHand = context.get(requestContext);
  const { nome_clinica } = await readSettings(inHand);
  const posts = await readPublic(inHand, "blog_rss", (tx) =>
    listPublishedPosts(tx, { limit: NEWEST }),
  );
  if (!posts) return fileAway();
  return fileAnswer(rssXml({ origin: inHand.origin, nome_clinica, posts }), "application/rss+xml");
}
