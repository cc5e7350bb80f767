import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseImagem } from "#domain/midia/imagem.ts";
import { eventually } from "./support/eventually.ts";
import { type ProductServer, startProduct } from "./support/product-server.ts";
import { startS3Server } from "./support/s3-server.ts";
import { type StaffCookies, signInEveryone } from "./support/staff-cookies.ts";

let store: Awaited<ReturnType<typeof startS3Server>>;
let server: ProductServer;
let cookies: StaffCookies;

beforeAll(async () => {
  store = await startS3Server();
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = store.config;
  server = await startProduct({
    demo: true,
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  cookies = await signInEveryone(server.url);
});

afterAll(async () => {
  await server?.stop();
  await store?.stop();
});

const image = () =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: "#6040a0" } })
    .withExif({ IFD3: { GPSLatitude: "22/1 14/1 0/1" } })
    .jpeg()
    .toBuffer();

function send(bytes: Uint8Array<ArrayBuffer>, bucket = "medicos", headers = {}) {
  const body = new FormData();
  body.set("bucket", bucket);
  body.set("arquivo", new File([bytes], "foto.png", { type: "image/png" }));
  const common = { origin: server.url, cookie: cookies.recepcao };
  return fetch(`${server.url}/admin/midia/enviar`, {
    method: "POST",
    headers: { ...common, ...headers },
    body,
  });
}

test("the demonstration's pictures come from the store", async () => {
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const html = await (await fetch(`${server.url}/convenios`)).text();
  const [address] = /\/arquivos\/[^" ]+\.webp/.exec(html) ?? [];
  const answer = await fetch(server.url + address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("immutable");
});

test("an upload is answered with its address, and its AVIF follows", async () => {
  const answer = await send(await image());
  expect(answer.status).toBe(200);
  const { url, width, height } = (await answer.json()) as Record<string, string>;
  expect([width, height]).toEqual([700, 500]);
  const { chave } = parseImagem(url ?? "");
  await eventually(async () => {
    const file = await fetch(`${server.url}/arquivos/${chave}-700.avif`);
    expect(file.status).toBe(200);
    const { exif, width } = await sharp(await file.arrayBuffer()).metadata();
    expect([exif, width]).toEqual([undefined, 700]);
  });
});

test("a refused file is answered in the specified words, and nothing is stored", async () => {
  const html = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  const huge = new Uint8Array(7 * 1024 * 1024);
  const cases = [
    [html, "hero", 400, "Apenas arquivos de imagem são permitidos"],
    [html, "medicos", 400, "Por favor, selecione um arquivo de imagem válido"],
    [large, "blog", 413, "A imagem deve ter no máximo 5MB"],
    [huge, "blog", 413, "A imagem deve ter no máximo 5MB"],
  ] as const;
  for (const [bytes, bucket, status, error] of cases) {
    const answer = await send(bytes, bucket);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error });
  }
});

test("nobody, another site and those who may not edit are refused", async () => {
  const bytes = await image();
  expect((await send(bytes, "blog", { cookie: "" })).status).toBe(401);
  expect((await send(bytes, "blog", { cookie: cookies.leitor })).status).toBe(403);
  expect((await send(bytes, "blog", { cookie: cookies.laudos })).status).toBe(403);
  expect((await send(bytes, "blog", { origin: "https://evil.example" })).status).toBe(403);
});

test("an unavailable store is reported in the bucket's sentence; the site stays, and is not ready", async () => {
  await store.stop();
  const other = await sharp(await image())
    .negate()
    .jpeg()
    .toBuffer();
  const answer = await send(new Uint8Array(other));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: "Erro ao fazer upload da foto" });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/`)).status).toBe(200);
});
