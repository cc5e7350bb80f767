import { parseImagem, type Variantes } from "#domain/midia/imagem.ts";
import { listPictures } from "#server/data/midia.ts";
import type { Tx } from "#server/db/open.ts";
import { readPublic } from "#server/http/public-read.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { allowImage } from "./image-hosts.ts";

export interface KnownPicture {
  variantes: Variantes;
  texto_alternativo: string;
  cor: string | null;
}

export type KnownPictures = Readonly<Record<string, KnownPicture>>;

/** Also allows the images' hosts in the page's content policy. */
export async function readPictures(
  context: RequestContext,
  urls: Iterable<string | null | undefined>,
): Promise<KnownPictures> {
  const byKey = new Map<string, string>();
  for (const url of urls) {
    if (!url) continue;
    allowImage(context, url);
    const { chave } = parseImagem(url);
    if (chave) byKey.set(chave, url);
  }
  if (byKey.size === 0) return {};
  const keys = [...byKey.keys()];
  const read = (tx: Tx) => listPictures(tx, keys);
  const rows = await readPublic(context, "midia", read, `midia ${keys.join(" ")}`);
  return Object.fromEntries(
    (rows ?? []).map(({ chave, ...known }) => [byKey.get(chave) ?? "", known]),
  );
}
