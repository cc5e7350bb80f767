import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import { paletteCss } from "#domain/clinica/cores.ts";
import { type Page, sendPage } from "#server/http/cache/page.ts";
import { BARE_POLICY } from "#server/http/checks/policy.ts";
import type { SentBody } from "#server/http/fast/answers/answer.ts";
import { subApplication } from "#server/http/sub-application.ts";
import type { Services } from "#server/services.ts";
import { clientFolder } from "./client-folder.ts";
import { shareImages } from "./share-images.ts";

/** For files whose URL changes with their content, so that clients never need to revalidate (RFC 8246). */
const IMMUTABLE = "public, max-age=31536000, immutable";
const CLIENT = clientFolder();
const PUBLIC_FILE = /^[\w.-]+\.(?:avif|css|js|png|svg|webp|woff2)$/;
const PACKED = /^(?:font\/|image\/(?!svg))/;
/** Milliseconds after which a removed picture disappears from the cache. */
const STORED_MS = 60_000;
/** Matches keys of stored files, below 255 bytes: file systems answer longer names with an error, not "not found". */
const STORED_KEY = /^[a-z-]{1,40}\/[a-zA-Z0-9_-]{1,200}\.(?<type>webp|avif|png)$/;
/** Matches the clinic's logo for mails, which may be embedded anywhere, because web mail is a page of another site. */
const MAIL_PICTURE = /^logo\/[\w-]+\.png$/;
const COLOURS = /^(?<primaria>[0-9a-f]{6})-(?<secundaria>[0-9a-f]{6})-v1\.css$/;

interface Storing {
  store(sent: SentBody): void;
}

export function files(services: Services) {
  const { storage } = services;
  const assets = listAssets();
  const read = new Map<string, Promise<Page>>();
  const asset = (address: string) => {
    const page = read.get(address) ?? readAsset(address);
    read.set(address, page);
    page.catch(() => read.delete(address));
    return page;
  };
  return subApplication()
    .use("*", async (c, next) => {
      await next();
      c.header("Content-Security-Policy", BARE_POLICY);
    })
    .get("/assets/*", async (c) => {
      if (!assets.has(c.req.path)) return c.notFound();
      return send(c, await asset(c.req.path), () => true);
    })
    .get("/arquivos/*", async (c) => {
      const key = c.req.path.slice("/arquivos/".length);
      const type = STORED_KEY.exec(key)?.groups?.type;
      const bytes = type && (await storage.get(key));
      if (!bytes) return c.notFound();
      const until = Date.now() + STORED_MS;
      const file = toFile(`image/${type}`, bytes);
      if (MAIL_PICTURE.test(key)) {
        file.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
      }
      return send(c, file, () => Date.now() < until);
    })
    .get("/cores/:file", (c) => {
      const colours = COLOURS.exec(c.req.param("file"))?.groups;
      if (!colours) return c.notFound();
      const css = paletteCss({
        primaria: `#${colours.primaria}`,
        secundaria: `#${colours.secundaria}`,
      });
      return c.body(css, 200, {
        "Content-Type": "text/css; charset=utf-8",
        "Cache-Control": IMMUTABLE,
      });
    })
    .route("/og", shareImages(services))
    .notFound(sendMissingFile);
}

export function sendMissingFile(c: Context): Response {
  return c.text("Não encontrado", 404, { "Cache-Control": "no-store" });
}

function listAssets(): ReadonlySet<string> {
  const folder = `${CLIENT}/assets`;
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(names.filter((name) => PUBLIC_FILE.test(name)).map((name) => `/assets/${name}`));
}

async function readAsset(address: string): Promise<Page> {
  const file = CLIENT + address;
  const [bytes, br, gzip] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`).catch(() => undefined),
    readFile(`${file}.gz`).catch(() => undefined),
  ]);
  const type = getMimeType(address) ?? "application/octet-stream";
  const page = toFile(type, bytes, PACKED.test(type));
  if (br) page.encoded.set("br", Promise.resolve(new Uint8Array(br)));
  if (gzip) page.encoded.set("gzip", Promise.resolve(new Uint8Array(gzip)));
  return page;
}

function toFile(type: string, bytes: Uint8Array, isCompressed = true): Page {
  return {
    status: 200,
    headers: new Headers({ "Content-Type": type }),
    body: new Uint8Array(bytes),
    encoded: new Map(),
    isCompressed,
  };
}

function send(c: Context, file: Page, isFresh: () => boolean) {
  const store = (c.env as Partial<Storing> | undefined)?.store;
  return sendPage(file, c.req.raw, {
    cached: true,
    cacheControl: IMMUTABLE,
    ...(store && { onSent: (sent) => store({ ...sent, isFresh }) }),
  });
}
