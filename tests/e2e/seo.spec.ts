import { type APIRequestContext, expect } from "@playwright/test";
import { DEMO_CONFIGURACOES } from "#demo/content/configuracoes.ts";
import { DEMO_EXAMES } from "#demo/content/exames.ts";
import { DEMO_PROFISSIONAIS } from "#demo/content/profissionais.ts";
import { PUBLIC_PAGES } from "#domain/paginas/public-pages.ts";
import { slugify } from "#domain/texto/slug.ts";
import { attributesOf, recordsOf, titleOf } from "#tests/support/html-elements.ts";
import { parseXml, textsOf } from "#tests/support/parse-xml.ts";
import { schemaFaults } from "#tests/support/schema-org.ts";
import { PUBLISHED_POSTS } from "./demo-posts.ts";
import { test } from "./shared-page.ts";

const [POST] = PUBLISHED_POSTS;
const ARTICLE = `/blog/${POST?.slug}`;
const EXAM = `/exames/${slugify(DEMO_EXAMES[0]?.nome ?? "")}`;
const NAME = DEMO_CONFIGURACOES.nome_clinica;

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

function properties(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf("</head>"));
  const all = attributesOf(head, "meta")
    .map(({ property, name = property, content = "" }) => [name, content] as const)
    .filter(([name]) => name !== undefined);
  expect(new Set(all.map(([name]) => name)).size, "each once").toBe(all.length);
  return Object.fromEntries(all);
}

const canonicals = (html: string) =>
  attributesOf(html, "link").flatMap(({ rel, href }) => (rel === "canonical" ? [href] : []));

test.describe("a shared link", () => {
  for (const path of [...PUBLIC_PAGES.map((page) => page.path), EXAM, ARTICLE]) {
    test(`to ${path} has a title, a text and a picture`, async ({ baseURL, request }) => {
      const html = await htmlOf(request, path);
      expect(canonicals(html)).toEqual([`${baseURL}${path}`]);
      const found = properties(html);
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
      expect(titleOf(html).startsWith(found["og:title"] ?? "?")).toBe(true);
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
    [EXAM, "BreadcrumbList", "MedicalTest", "Service"],
    [ARTICLE, "BlogPosting", "BreadcrumbList"],
    ["/blog?categoria=exames", "BreadcrumbList"],
    ["/contato", "BreadcrumbList"],
  ] as const) {
    test(`of ${path} are what schema.org expects`, async ({ request }) => {
      const found = recordsOf(await htmlOf(request, path));
      expect(found.map((record) => record["@type"]).sort()).toEqual([...types].sort());
      expect(found.flatMap(schemaFaults)).toEqual([]);
    });
  }

  test("name the same clinic", async ({ request, baseURL }) => {
    const [clinic] = recordsOf(await htmlOf(request, "/"));
    expect(clinic).toMatchObject({ "@id": `${baseURL}/#clinica`, name: NAME });
    const posting = recordsOf(await htmlOf(request, ARTICLE)).find(
      (record) => record["@type"] === "BlogPosting",
    );
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

test("robots.txt excludes only staff's and patients' pages", async ({ baseURL, request }) => {
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

test("a phone's home screen gets the clinic's name and mark", async ({ request }) => {
  const html = await htmlOf(request, "/");
  const links = attributesOf(html, "link");
  expect(links.filter(({ rel }) => rel === "manifest").map(({ href }) => href)).toEqual([
    "/site.webmanifest",
  ]);
  expect(properties(html)["theme-color"]).toMatch(/^#[0-9a-f]{6}$/);
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: NAME, short_name: "Claravale", start_url: "/" });
  const marks = links
    .filter(({ rel, type }) => (rel === "icon" ? type === "image/png" : rel === "apple-touch-icon"))
    .map(({ href = "" }) => href);
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

test("a page that is not there is offered to nobody", async ({ request }) => {
  for (const path of ["/nada", "/blog/nada", "/blog?categoria=nada"]) {
    const html = await htmlOf(request, path);
    const found = properties(html);
    expect(found.robots).toBe("noindex");
    expect(Object.keys(found).filter((name) => name.startsWith("og:"))).toEqual([]);
    expect(canonicals(html)).toEqual([]);
    expect(recordsOf(html)).toEqual([]);
  }
});
