/** What search engines and messengers find of the site. */
import { expect, type Page } from "@playwright/test";
import { DEMO_CONFIGURACOES } from "#demo/content/configuracoes.ts";
import { DEMO_EXAMES } from "#demo/content/exames.ts";
import { DEMO_PROFISSIONAIS } from "#demo/content/profissionais.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { slugify } from "#domain/slug.ts";
import { parseXml, textsOf } from "#tests/support/parse-xml.ts";
import { schemaFaults } from "#tests/support/schema-org.ts";
import { PUBLISHED_POSTS } from "./demo-posts.ts";
import { NOT_FOUND_MESSAGES } from "./public-pages.ts";
import { test } from "./test.ts";

const [POST] = PUBLISHED_POSTS;
const ARTICLE = `/blog/${POST?.slug}`;
const EXAM = `/exames/${slugify(DEMO_EXAMES[0]?.nome ?? "")}`;
const NAME = DEMO_CONFIGURACOES.nome_clinica;

async function properties(page: Page): Promise<Record<string, string>> {
  const all = await page
    .locator("head meta[property], head meta[name]")
    .evaluateAll((metas) =>
      metas.map((meta) => [
        meta.getAttribute("property") ?? meta.getAttribute("name"),
        meta.getAttribute("content"),
      ]),
    );
  expect(new Set(all.map(([name]) => name)).size, "each once").toBe(all.length);
  return Object.fromEntries(all);
}

async function records(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts.map((text) => JSON.parse(text));
}

test.describe("a shared link", () => {
  for (const path of [...PUBLIC_PAGES.map((page) => page.path), EXAM, ARTICLE]) {
    test(`to ${path} has a title, a text and a picture`, async ({ page, baseURL, request }) => {
      await page.goto(path);
      await expect(page.locator("head link[rel=canonical]")).toHaveAttribute(
        "href",
        `${baseURL}${path}`,
      );
      const found = await properties(page);
      expect(found).toMatchObject({
        "og:url": `${baseURL}${path}`,
        "og:type": path === ARTICLE ? "article" : "website",
        "og:locale": "pt_BR",
        "og:site_name": NAME,
        "og:description": found.description,
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
      });
      expect((await page.title()).startsWith(found["og:title"] ?? "?")).toBe(true);
      expect(found["og:image:alt"]).toContain(NAME);
      expect(found["og:image"]?.startsWith(`${baseURL}/og/`)).toBe(true);
      const image = await request.get(found["og:image"] ?? "", { maxRedirects: 0 });
      expect(image.status()).toBe(200);
      expect(image.headers()["content-type"]).toBe("image/png");
      expect(image.headers()["cache-control"]).toBe("public, no-cache");
      const header = await image.body();
      expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630]);
    });
  }
});

test.describe("records for search engines", () => {
  for (const [path, ...types] of [
    ["/", "MedicalClinic"],
    ["/profissionais", "BreadcrumbList", ...DEMO_PROFISSIONAIS.map(() => "Physician")],
    [EXAM, "BreadcrumbList", "MedicalTest"],
    [ARTICLE, "BlogPosting", "BreadcrumbList"],
    ["/blog?categoria=exames", "BreadcrumbList"],
    ["/contato", "BreadcrumbList"],
  ] as const) {
    test(`of ${path} are what schema.org expects`, async ({ page }) => {
      await page.goto(path);
      const found = await records(page);
      expect(found.map((record) => record["@type"]).sort()).toEqual([...types].sort());
      expect(found.flatMap(schemaFaults)).toEqual([]);
    });
  }

  test("name the same clinic", async ({ page, baseURL }) => {
    await page.goto("/");
    expect((await records(page))[0]).toMatchObject({ "@id": `${baseURL}/#clinica`, name: NAME });
    await page.goto(ARTICLE);
    const posting = (await records(page)).find((record) => record["@type"] === "BlogPosting");
    expect(posting?.publisher).toMatchObject({ "@id": `${baseURL}/#clinica`, name: NAME });
    expect(posting?.author).toMatchObject({ "@type": "Person", name: POST?.autor });
  });
});

test("the sitemap names every page, and each of them answers under that name", async ({
  baseURL,
  request,
}) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  const root = parseXml(await response.text());
  const addresses = textsOf(root, "loc");
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toHaveLength(PUBLIC_PAGES.length + DEMO_EXAMES.length + PUBLISHED_POSTS.length);
  for (const path of ["/", "/contato", EXAM, ARTICLE]) expect(addresses).toContain(baseURL + path);
  for (const address of addresses) {
    const page = await request.get(address, { maxRedirects: 0 });
    expect(page.status(), address).toBe(200);
    expect(await page.text()).toContain(`<link rel="canonical" href="${address}"/>`);
  }
  for (const changed of textsOf(root, "lastmod")) expect(Date.parse(changed)).not.toBeNaN();
});

test("robots are kept from staff's and patients' pages only", async ({ baseURL, request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect((await response.text()).split("\n").filter(Boolean)).toEqual([
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /auth",
    "Disallow: /resultados/laudos",
    `Sitemap: ${baseURL}/sitemap.xml`,
  ]);
});

test("a phone's home screen gets the clinic's name and mark", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/site.webmanifest");
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", /^#[0-9a-f]{6}$/);
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: NAME, short_name: "Claravale", start_url: "/" });
  const marks = await page
    .locator("link[rel=icon][type='image/png'], link[rel=apple-touch-icon]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(marks).toHaveLength(2);
  const sizes = await Promise.all(
    [...marks, ...manifest.icons.map(({ src }: { src: string }) => src)].map(async (src) => {
      const icon = await request.get(src);
      expect(icon.headers()["content-type"]).toBe("image/png");
      return (await icon.body()).readUInt32BE(16);
    }),
  );
  expect(sizes).toEqual([32, 180, 192, 512, 512]);
});

test.describe("a page that is not there", () => {
  test.use({ expected: { messages: NOT_FOUND_MESSAGES } });

  test("is offered to nobody", async ({ page }) => {
    for (const path of ["/nada", "/blog/nada", "/blog?categoria=nada"]) {
      await page.goto(path);
      const found = await properties(page);
      expect(found.robots).toBe("noindex");
      expect(Object.keys(found).filter((name) => name.startsWith("og:"))).toEqual([]);
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
      expect(await records(page)).toEqual([]);
    }
  });
});
