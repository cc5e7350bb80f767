/** Files: the build's own, stored images and the clinic's colours. A missing one is a short 404. */
import { existsSync, readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context } from "hono";
import { paletteCss } from "#domain/cores.ts";
import { BARE_POLICY } from "#server/http/gate/policy.ts";
import { subApplication } from "#server/http/sub-application.ts";
import type { Services } from "#server/services.ts";
import { clientFolder } from "./client-folder.ts";
import { shareImages } from "./share-images.ts";

/** The content decides the address, so whoever has it never needs to ask again (RFC 8246). */
const IMMUTABLE = "public, max-age=31536000, immutable";
const CLIENT = clientFolder();
/** What pages name. Compressed twins have no address of their own: they are what these are sent as. */
const PUBLIC_FILE = /^[\w.-]+\.(?:avif|css|js|png|svg|webp|woff2)$/;
/** File systems refuse names of more than 255 bytes with an error, not with "there is none". */
const STORED_KEY = /^[a-z-]{1,40}\/[a-zA-Z0-9_-]{1,200}\.(?<type>webp|avif)$/;
const COLOURS = /^(?<primaria>[0-9a-f]{6})-(?<secundaria>[0-9a-f]{6})-v1\.css$/;

export function files(services: Services) {
  const { storage } = services;
  const assets = listAssets();
  return subApplication()
    .use("*", async (c, next) => {
      await next();
      c.header("Content-Security-Policy", BARE_POLICY);
    })
    .use("/assets/*", (c, next) =>
      assets.has(c.req.path) ? next() : Promise.resolve(c.notFound()),
    )
    .use("/assets/*", serveStatic({ root: CLIENT, precompressed: true, onFound: keep(IMMUTABLE) }))
    .get("/arquivos/*", async (c) => {
      const key = c.req.path.slice("/arquivos/".length);
      const type = STORED_KEY.exec(key)?.groups?.type;
      const bytes = type && (await storage.get(key));
      if (!bytes) return c.notFound();
      return c.body(new Uint8Array(bytes), 200, {
        "Content-Type": `image/${type}`,
        "Cache-Control": IMMUTABLE,
      });
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

/** The addresses of the build's public files; none in development, where Vite serves them. */
function listAssets(): ReadonlySet<string> {
  const folder = `${CLIENT}/assets`;
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(names.filter((name) => PUBLIC_FILE.test(name)).map((name) => `/assets/${name}`));
}

function keep(cacheControl: string) {
  return (_path: string, c: { header(name: string, value: string): void }) => {
    c.header("Cache-Control", cacheControl);
  };
}
