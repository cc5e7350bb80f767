import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDemo } from "#tests/support/demo-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { ProductServer } from "#tests/support/product-server.ts";
import { readSettingsForm } from "#tests/support/settings-form.ts";
import { type StaffCookies, signInEveryone } from "#tests/support/staff-cookies.ts";

/** The home page's size limit, as in bench/page-weight.ts. */
const HOME_BYTES = 40_000;
const SIGN = '<circle cx="50" cy="50" r="45" fill="#401020"/>';
const wide = svg(200, `<script>alert(1)</script><a href="https://evil.example/">${SIGN}</a>`);
const square = svg(100, SIGN);

let server: ProductServer;
let cookies: StaffCookies;
let before: string;

beforeAll(async () => {
  server = await startDemo();
  cookies = await signInEveryone(server.url);
  before = await read("/");
});
afterAll(() => server?.stop());

function svg(width: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100">${inner}<path d="M${width - 9} 50h9" stroke="#401020"/></svg>`;
}

async function read(address: string, cookie = ""): Promise<string> {
  return (await fetch(server.url + address, { headers: { cookie } })).text();
}

async function upload(file: string | Uint8Array<ArrayBuffer>, bucket: string) {
  const body = new FormData();
  body.set("bucket", bucket);
  body.set("arquivo", new File([file], "logo.svg", { type: "image/svg+xml" }));
  const headers = { origin: server.url, cookie: cookies.admin_master };
  return fetch(`${server.url}/admin/midia/enviar`, { method: "POST", headers, body });
}

async function addressOf(file: string, bucket: string): Promise<string> {
  const answer = await upload(file, bucket);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

async function save(changes: Record<string, string>): Promise<Response> {
  const body = await readSettingsForm(server.url, cookies.admin_master);
  for (const [name, value] of Object.entries(changes)) body.set(name, value);
  const headers = { origin: server.url, cookie: cookies.admin_master };
  const options = { method: "POST", headers, body, redirect: "manual" } as const;
  return fetch(`${server.url}/admin/configuracoes`, options);
}

test("an SVG is taken here only, and as pixels only", async () => {
  expect((await upload(square, "convenios")).status).toBe(400);
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "${"&a;".repeat(1e5)}">]>${square.replace(SIGN, `<text>${"&b;".repeat(1e4)}</text>`)}`;
  const refused = await upload(bomb, "logo");
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    error: "Por favor, selecione um arquivo de imagem válido",
  });
  const url = await addressOf(wide, "logo");
  expect(url).toMatch(/^\/arquivos\/logo\/[0-9a-f]{24}-claro-\d+x\d+\.webp$/);
  for (const [address, type] of [
    [url, "webp"],
    [url.replace(".webp", ".png"), "png"],
  ] as const) {
    const answer = await fetch(server.url + address);
    expect(answer.headers.get("content-type")).toBe(`image/${type}`);
    expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe(type);
    // Only the PNG, which is for mail programs, may be shown in pages of other sites.
    const policy = type === "png" ? "cross-origin" : "same-origin";
    expect(answer.headers.get("cross-origin-resource-policy")).toBe(policy);
  }
});

test("a logo is everywhere with the next request, and a wide one replaces the name", async () => {
  const logo = await addressOf(wide, "logo");
  const icone = await addressOf(square, "icone");
  expect((await save({ logo_url: logo, icone_url: icone })).status).toBe(302);
  const name = 'alt="Claravale Diagnóstico por Imagem"';
  const home = await read("/");
  expect(home.split(`src="${logo}"`)).toHaveLength(3);
  expect(home).toContain(name);
  expect(home).toContain("brand-logo large on-light");
  expect(Buffer.byteLength(home)).toBeLessThan(HOME_BYTES);
  expect(home).toContain(`${server.url}${logo.replace(".webp", ".png")}`);
  expect(await read("/auth")).toContain(`src="${logo}"`);
  expect(await read("/admin", cookies.admin_master)).toContain(`src="${logo}"`);
  for (const page of [home, await read("/auth"), await read("/admin", cookies.editor)]) {
    expect(page).toContain(icone.replace(".webp", "-32.png"));
    expect(page).not.toMatch(/rel="icon"[^>]*svg/);
  }
  const { icons } = JSON.parse(await read("/site.webmanifest"));
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(
      await (await fetch(server.url + src)).arrayBuffer(),
    ).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("a shared link's picture shows it, at another address", async () => {
  const addressIn = (html: string) => /\/og\/pagina-inicio-\w+\.png/.exec(html)?.[0] ?? "";
  const address = addressIn(await read("/"));
  expect(address).not.toBe(addressIn(before));
  const picture = sharp(await (await fetch(server.url + address)).arrayBuffer());
  const corner = { left: 76, top: 52, width: 4, height: 4 };
  const { channels } = await sharp(await picture.extract(corner).png().toBuffer()).stats();
  expect(channels[0]?.min).toBeGreaterThan(200);
});

test("a mail shows it by its whole address", async () => {
  const body = new URLSearchParams({ acao: "recuperar", email: "leitor@clinica.test" });
  const headers = { origin: server.url };
  await fetch(`${server.url}/auth?etapa=recuperar`, { method: "POST", headers, body });
  const outbox = path.join(server.dataDir, "outbox");
  await eventually(async () => {
    const [file = ""] = await readdir(outbox);
    const letter = await readFile(path.join(outbox, file), "utf8");
    const html = letter.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    expect(html).toMatch(/<img [^>]*src="http:\/\/[^"]+\/arquivos\/logo\/[^"]+\.png"/);
  });
});

test("a square logo stands beside the name, within the page's budget", async () => {
  expect((await save({ logo_url: await addressOf(square, "logo") })).status).toBe(302);
  const home = await read("/");
  expect(home).not.toContain('alt="Claravale');
  expect(home).toMatch(/<img alt="" class="brand-logo"[^>]*\/><span class="brand-name">Claravale/);
  expect(Buffer.byteLength(home)).toBeLessThan(HOME_BYTES);
});

test("another picture's address is no logo", async () => {
  for (const url of ["https://evil.example/logo.svg", "/arquivos/convenios/a-1x1.webp"]) {
    const answer = await save({ logo_url: url });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Envie a imagem por este campo");
  }
});

test("without them every page is as it was", async () => {
  expect((await save({ logo_url: "", icone_url: "" })).status).toBe(302);
  expect(await read("/")).toBe(before);
});
