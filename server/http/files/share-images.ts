/** Serves /og/{kind}-{slug}-{hash}.png with a public page's own title, so nobody can put other words on a picture. */
import { etag } from "hono/etag";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import {
  pageSubject,
  parseShareImage,
  type ShareSubject,
  shareImagePath,
  sharePicture,
} from "#domain/midia/share-image.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import {
  getExameShareSubject,
  getPostShareSubject,
  type SharedClinic,
} from "#server/data/share-subjects.ts";
import type { Tx } from "#server/db/open.ts";
import { describeError } from "#server/errors.ts";
import { subApplication } from "#server/http/sub-application.ts";
import { CLOSED_HEADERS } from "#server/http/team-only.ts";
import { ShareGallery } from "#server/images/share/share-gallery.ts";
import type { Services } from "#server/services.ts";
import { withinTime } from "#server/time-limit.ts";

const READ_MS = 2_000;
const CHECKED = "public, no-cache";
const NOT_CACHED = { "Cache-Control": "no-store" };

export function shareImages(
  {
    database,
    log,
    storage,
  }: Pick<Services, "database" | "log"> & Partial<Pick<Services, "storage">>,
  gallery = ShareGallery.over(storage),
) {
  return subApplication()
    .use(etag())
    .get("/:file", async (c) => {
      const path = `/og/${c.req.param("file")}`;
      const requested = parseShareImage(c.req.param("file"));
      if (!requested) return c.notFound();
      try {
        const read = database.as({ role: "anonimo" }, (tx) => readSubject(tx, requested));
        const found = await withinTime(read, READ_MS);
        if (!found) return c.notFound();
        const { subject, clinic } = found;
        if (clinic.somente_equipe) {
          (c.env as Partial<Closing> | undefined)?.noteClosed?.();
          return c.text("Este site está sendo preparado", 503, CLOSED_HEADERS);
        }
        const address = shareImagePath(subject, clinic);
        // The page has changed since it was shared, so the old URL redirects to the current picture.
        if (address !== path) return c.body(null, 302, { Location: address, ...NOT_CACHED });
        const bytes = await gallery.picture(address, sharePicture(subject, clinic));
        return c.body(bytes, 200, {
          "Content-Type": "image/png",
          "Cache-Control": CHECKED,
          ETag: `"${address}"`,
        });
      } catch (error) {
        log.warn({ error: describeError(error) }, "share image failed");
        return c.text("Indisponível no momento", 503, { "Retry-After": "60", ...NOT_CACHED });
      }
    });
}

interface Closing {
  noteClosed(): void;
}

interface Found {
  subject: ShareSubject;
  clinic: SharedClinic;
}

async function readSubject(
  tx: Tx,
  { kind, slug }: Pick<ShareSubject, "kind" | "slug">,
): Promise<Found | undefined> {
  if (kind === "pagina") {
    const subject = pageSubject(slug);
    if (subject.slug !== slug) return undefined;
    return { subject, clinic: (await getConfiguracoes(tx)) ?? DEFAULT_CONFIGURACOES };
  }
  const read = kind === "exame" ? getExameShareSubject : getPostShareSubject;
  const found = await read(tx, slug);
  if (!found) return undefined;
  const { title, clinic } = found;
  return { subject: { kind, slug, title }, clinic: clinic ?? DEFAULT_CONFIGURACOES };
}
