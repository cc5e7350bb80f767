/**
 * /og/{kind}-{slug}-{hash}.png: the picture that goes with a shared link. Only pages that exist have
 * one, and only with their own title: nobody's words but the clinic's get onto it.
 */

import type { ConfiguracoesSite } from "#domain/configuracoes-site.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import {
  pageSubject,
  parseShareImage,
  type ShareSubject,
  shareImagePath,
  sharePicture,
} from "#domain/share-image.ts";
import { getPublishedPost } from "#server/data/blog-posts.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { getExameBySlug } from "#server/data/exames.ts";
import type { Tx } from "#server/db/open.ts";
import { describeError } from "#server/errors.ts";
import { ShareGallery } from "#server/images/share-gallery.ts";
import type { Services } from "#server/services.ts";
import { subApplication } from "./sub-application.ts";

const HEADERS = {
  "Content-Type": "image/png",
  "Cache-Control": "public, max-age=31536000, immutable",
};
const NOT_KEPT = { "Cache-Control": "no-store" };

export function shareImages({ database, log }: Pick<Services, "database" | "log">) {
  const gallery = new ShareGallery();
  return subApplication().get("/:file", async (c) => {
    const file = c.req.param("file");
    const asked = parseShareImage(file);
    if (!asked) return c.notFound();
    const kept = gallery.kept(`/og/${file}`);
    if (kept) return c.body(kept, 200, HEADERS);
    try {
      const found = await database.as({ role: "anonimo" }, (tx) => readSubject(tx, asked));
      if (!found) return c.notFound();
      const { subject, clinic } = found;
      const address = shareImagePath(subject, clinic);
      // Drawn otherwise by now: a link that was shared before still gets today's picture.
      if (address !== `/og/${file}`) return c.body(null, 302, { Location: address, ...NOT_KEPT });
      return c.body(await gallery.make(address, sharePicture(subject, clinic)), 200, HEADERS);
    } catch (error) {
      log.warn({ error: describeError(error) }, "share image failed");
      return c.text("Indisponível no momento", 503, { "Retry-After": "60", ...NOT_KEPT });
    }
  });
}

interface Found {
  subject: ShareSubject;
  clinic: ConfiguracoesSite;
}

/** Undefined where there is no such page. */
async function readSubject(
  tx: Tx,
  { kind, slug }: Pick<ShareSubject, "kind" | "slug">,
): Promise<Found | undefined> {
  const subject = await readTitle(tx, kind, slug);
  if (!subject) return undefined;
  return { subject, clinic: (await getConfiguracoes(tx)) ?? DEFAULT_CONFIGURACOES };
}

async function readTitle(
  tx: Tx,
  kind: ShareSubject["kind"],
  slug: string,
): Promise<ShareSubject | undefined> {
  if (kind === "pagina") {
    const subject = pageSubject(slug);
    return subject.slug === slug ? subject : undefined;
  }
  const title =
    kind === "exame"
      ? (await getExameBySlug(tx, slug))?.nome
      : (await getPublishedPost(tx, slug))?.titulo;
  return title === undefined ? undefined : { kind, slug, title };
}
