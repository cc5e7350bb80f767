/** Embeds small images in the page, so that a page with a dozen logos takes one request instead of 13. */
import { parseImagem, varianteKey } from "#domain/midia/imagem.ts";
import { describeError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import type { Services } from "#server/services.ts";
import type { KnownPictures } from "./pictures.ts";

const LARGEST_BYTES = 2 * 1024;
/** The most characters of all embedded images together: the HTML stays below 14 KB, which one round trip delivers. */
const PAGE_CHARACTERS = 9 * 1024;
const LIMIT_MS = 300;
const MOST_CACHED = 200;

const stored = new WeakMap<Services, Map<string, string>>();

export async function inlineSmallImages(
  { services, log }: Pick<RequestContext, "services" | "log">,
  urls: (string | null)[],
  known: KnownPictures,
): Promise<Map<string, string>> {
  const inline = new Map<string, string>();
  let left = PAGE_CHARACTERS;
  const limit = Promise.withResolvers<undefined>();
  const timer = setTimeout(limit.resolve, LIMIT_MS, undefined);
  try {
    const read = Promise.all(urls.map((url) => url && readInline(services, url, known)));
    for (const [index, data] of ((await Promise.race([read, limit.promise])) ?? []).entries()) {
      const url = urls[index];
      if (!url || !data || data.length > left) continue;
      left -= data.length;
      inline.set(url, data);
    }
  } catch (error) {
    log.warn({ error: describeError(error) }, "small images not read");
  } finally {
    clearTimeout(timer);
  }
  return inline;
}

async function readInline(
  services: Services,
  url: string,
  pictures: KnownPictures,
): Promise<string | undefined> {
  const known = stored.get(services) ?? new Map<string, string>();
  stored.set(services, known);
  const before = known.get(url);
  if (before) return before;
  const { chave } = parseImagem(url);
  const [smallest] = pictures[url]?.variantes.avif ?? [];
  if (!chave || !smallest) return undefined;
  const bytes = await services.storage.get(varianteKey(chave, smallest, "avif"));
  if (!bytes || bytes.length > LARGEST_BYTES) return undefined;
  const data = `data:image/avif;base64,${Buffer.from(bytes).toString("base64")}`;
  if (known.size < MOST_CACHED) known.set(url, data);
  return data;
}
