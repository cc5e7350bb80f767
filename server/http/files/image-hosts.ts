import type { RequestContext } from "#server/http/request-context.ts";

export function allowImage({ imageHosts }: RequestContext, url: string | null) {
  const address = url === null ? null : URL.parse(url);
  if (address?.protocol === "https:") imageHosts.add(address.origin);
}

export function allowImagesIn(context: RequestContext, html: string) {
  for (const [, url = ""] of html.matchAll(/<img src="([^"]*)"/g)) {
    allowImage(context, url.replaceAll("&amp;", "&"));
  }
}
