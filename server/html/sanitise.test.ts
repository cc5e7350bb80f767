import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { DEMO_BLOG_POSTS } from "#demo/content/blog-posts.ts";
import { BLOG_POST_AGENDADO } from "#demo/content/blog-posts-agendado.ts";
import { ARTICLE_TAGS } from "#domain/blog/article-html.ts";
import { isImageAddress } from "#domain/texto/fields.ts";
import { isSafeLink } from "#domain/texto/links.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { sanitiseArticle, sanitisePage } from "./sanitise.ts";

const TAG = /<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>(?: [a-z]+="[^"<>]*")*)(?: \/)?>/y;
const ATTRIBUTE = / (?<name>[a-z]+)="(?<value>[^"]*)"/g;
const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** Reports everything that is not exactly an allowed tag, because browsers parse malformed tags leniently. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    TAG.lastIndex = at;
    const tag = TAG.exec(html)?.groups;
    if (!tag) dangers.push(`no tag of ours: ${html.slice(at, at + 40)}`);
    else dangers.push(...dangersOf(tag.name ?? "", tag.attributes ?? ""));
  }
  if (/&(?!amp;|lt;|gt;|quot;)/.test(html)) dangers.push("an entity that is not ours");
  return dangers;
}

function dangersOf(name: string, attributes: string): string[] {
  const allowed = ARTICLE_TAGS[name];
  if (!allowed) return [`tag ${name}`];
  return [...attributes.matchAll(ATTRIBUTE)].flatMap(({ groups }) => {
    const attribute = groups?.name ?? "";
    const value = (groups?.value ?? "").replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
    if (!allowed.includes(attribute)) return [`attribute ${name}.${attribute}`];
    if (attribute === "href" && !isSafeLink(value)) return [`link ${value}`];
    if (attribute === "src" && !isImageAddress(value)) return [`image ${value}`];
    return [];
  });
}

describe("known payloads", () => {
  test.each(XSS_PAYLOADS.map((payload) => [payload]))("%s", (payload) => {
    for (const html of [payload, `<p>a${payload}b</p>`, `<table><tr><td>${payload}`]) {
      expect(dangersIn(sanitiseArticle(html))).toEqual([]);
    }
  });

  it("are many", () => {
    expect(new Set(XSS_PAYLOADS).size).toBeGreaterThanOrEqual(80);
  });

  test("the check itself finds what it is for", () => {
    for (const bad of [
      "<p onclick=x>",
      '<p class="x">',
      "<script>",
      '<a href="javascript:x">',
      '<img src="http://x/y.png" />',
      "a < b",
      "&#106;",
    ]) {
      expect(dangersIn(bad)).not.toEqual([]);
    }
  });
});

const PIECES = [
  ...Object.keys(ARTICLE_TAGS).flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  "<h1>",
  "<svg>",
  "</svg>",
  "<style>",
  "</style>",
  "<script>",
  "</script>",
  "<template>",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "<",
  ">",
  "&",
  "&lt;",
  "&amp;lt;",
  "&#x3C;",
  '"',
  "'",
  "texto",
  "\u0000",
  '<a href="/exames">',
  '<a href="https://exemplo.com.br/?a=1&b=2">',
  "<a href=javascript:alert(1)>",
  '<img src="/arquivos/blog/a-10x10.webp" width=10 height=10 onload=x>',
  "<td colspan=2 rowspan=x>",
  ...XSS_PAYLOADS,
];

const html = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((list) => list.join("")),
);

test("whatever comes in, only what is allowed goes out", () => {
  fc.assert(
    fc.property(html, (value) => {
      expect(dangersIn(sanitiseArticle(value))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test("sanitising twice is sanitising once", () => {
  fc.assert(
    fc.property(html, (value) => {
      const once = sanitiseArticle(value);
      expect(sanitiseArticle(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

describe("what may stay", () => {
  test("the demonstration's articles come out as they went in", () => {
    for (const { conteudo } of [...DEMO_BLOG_POSTS, BLOG_POST_AGENDADO]) {
      expect(sanitiseArticle(conteudo)).toBe(conteudo);
    }
  });

  test.each([
    ['<a href="/exames">Exames</a>', '<a href="/exames">Exames</a>'],
    [
      '<a href="https://www.gov.br" target="_blank" rel="opener">gov</a>',
      '<a href="https://www.gov.br" rel="noopener nofollow">gov</a>',
    ],
    ['<a href="tel:+556734410000">Ligar</a>', '<a href="tel:+556734410000">Ligar</a>'],
    ['<a href="mailto:a@clinica.test">E-mail</a>', '<a href="mailto:a@clinica.test">E-mail</a>'],
    ["<h1>Título</h1>", "<h2>Título</h2>"],
    ["<p>a<br>b</p><hr>", "<p>a<br />b</p><hr />"],
    [
      "<table><tr><th scope=col colspan=2>a</th></tr></table>",
      '<table><tr><th colspan="2" scope="col">a</th></tr></table>',
    ],
    [
      '<figure><img src="/arquivos/blog/a-800x600.webp" alt="Sala" width="800" height="600"><figcaption>Sala</figcaption></figure>',
      '<figure><img src="/arquivos/blog/a-800x600.webp" alt="Sala" width="800" height="600" loading="lazy" /><figcaption>Sala</figcaption></figure>',
    ],
    [
      '<img src="https://imagens.exemplo.com.br/a.png">',
      '<img src="https://imagens.exemplo.com.br/a.png" alt="" loading="lazy" />',
    ],
  ])("%s", (value, expected) => {
    expect(sanitiseArticle(value)).toBe(expected);
  });

  test("the text of a link that is not safe", () => {
    expect(sanitiseArticle('<p><a href="javascript:x">veja <b>aqui</b></a></p>')).toBe(
      "<p>veja <b>aqui</b></p>",
    );
  });
});

describe("an element whose words are no text of the article", () => {
  test.each([
    "script",
    "style",
    "title",
    "textarea",
    "option",
    "select",
    "xmp",
    "template",
    "iframe",
    "noscript",
    "noembed",
    "noframes",
    "object",
    "svg",
    "math",
  ])("<%s> goes with its words", (tag) => {
    const html = `<p>antes</p><${tag}>palavras</${tag}><p>depois</p>`;
    expect(sanitiseArticle(html)).toBe("<p>antes</p><p>depois</p>");
    expect(sanitisePage(html)).toBe("<p>antes</p><p>depois</p>");
  });

  test("any other element is removed, and its words stay", () => {
    expect(sanitiseArticle("<section><center>palavras</center></section>")).toBe("palavras");
  });
});

describe("an address that leads elsewhere than it reads", () => {
  const addresses = [
    "/arquivos/../admin/exportar",
    "/arquivos/%2e%2e/admin",
    "/arquivos/.%2E/%2e./admin",
    "/arquivos/%252e%252e/admin",
    "/arquivos/blog%2f..%2fadmin",
    "/arquivos/blog%5c..%5cadmin",
    "/arquivos/blog\\..\\admin",
    "/arquivos/&#46;&#46;/admin",
    "/arquivos/&period;&period;&sol;admin",
    "/arquivos/.&Tab;./admin",
    "/arquivos/.&NewLine;./admin",
    "/arquivos//admin",
    "//arquivos/a.webp",
    "/arq\tuivos/../a.webp",
  ];

  test.each(addresses)("%j is no image", (address) => {
    expect(sanitiseArticle(`<p>a<img src="${address}">b</p>`)).toBe("<p>ab</p>");
  });

  test.each(addresses)("%j is no link", (address) => {
    expect(sanitiseArticle(`<p><a href="${address}">a</a></p>`)).toBe("<p>a</p>");
  });
});

describe("more markup than an article has", () => {
  /** The sanitiser takes tens of milliseconds. A quadratic parser would take far longer than this limit. */
  const LIMIT_MS = 1_000;
  const filled = (part: string) => part.repeat(Math.floor(195_000 / part.length));
  const parts = [
    "<b>",
    "<ul>",
    "<ul><li>",
    "<b></i>",
    "<br>",
    "<p>x",
    "<table><tr><td>",
    "<",
    "&",
    "<svg>",
    "</b>",
  ];

  test.each(parts)("195 kB of %s are sanitised at once, to their words", async (part) => {
    const html = filled(part);
    const clean = sanitiseArticle(html);
    expect(clean).toMatch(/^<p>[^<>&]*<\/p>$/);
    expect(sanitiseArticle(clean)).toBe(clean);
    expect(await processorTime(LIMIT_MS, () => sanitiseArticle(html))).toBeLessThan(LIMIT_MS);
  });

  test.each([
    filled("<b>").slice(0, 3 * 60),
    "<p>x</p>".repeat(1_950),
    `<table>${"<tr><td>x".repeat(1_950)}`,
    "<p>&amp;".repeat(1_950),
    '<img src="/arquivos/a.webp">'.repeat(1_950),
    "&".repeat(10_000),
    "<".repeat(10_000),
  ])("as much as it may have is sanitised at once: %#", async (html) => {
    expect(await processorTime(LIMIT_MS, () => sanitiseArticle(html))).toBeLessThan(LIMIT_MS);
  });
});
