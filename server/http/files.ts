/** Files: the build's own, stored images and the clinic's colours. A missing one is a short 404. */
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { paletteCss } from "#domain/cores.ts";
import type { Services } from "#server/services.ts";
import { clientFolder } from "./client-folder.ts";
import { BARE_POLICY } from "./policy.ts";
import { shareImages } from "./share-images.ts";

/** The content decides the address, so whoever has it never needs to ask again (RFC 8246). */
const IMMUTABLE = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400";
const CLIENT = clientFolder();
const STORED_KEY = /^[a-z]+\/[a-zA-Z0-9_-]+\.(?<type>webp|avif)$/;
const COLOURS = /^(?<primaria>[0-9a-f]{6})-(?<secundaria>[0-9a-f]{6})-v1\.css$/;

export function files(services: Services) {
  const { storage } = services;
  return new Hono()
    .use("*", async (c, next) => {
      await next();
      c.header("Content-Security-Policy", BARE_POLICY);
    })
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
    .use("*", serveStatic({ root: CLIENT, precompressed: true, onFound: keep(A_DAY) }))
    .notFound((c) => c.text("Não encontrado", 404, { "Cache-Control": "no-store" }));
}

function keep(cacheControl: string) {
  return (_path: string, c: { header(name: string, value: string): void }) => {
    c.header("Cache-Control", cacheControl);
  };
}
