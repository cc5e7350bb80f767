import { expect, type Page } from "@playwright/test";
import { DEMO_COVERS } from "#demo/content/pictures.ts";
import { CATEGORIA_LABELS, CATEGORIAS } from "#domain/blog/blog-posts.ts";
import { formatDate } from "#domain/texto/datas.ts";
import { PUBLISHED_POSTS as POSTS } from "./demo-posts.ts";
import { NOT_FOUND_MESSAGES } from "./public-pages.ts";
import { test } from "./shared-page.ts";

const SENT = "Confirme sua inscrição pelo link que enviamos.";
const REFUSED = { messages: [/status of 400 \(Bad Request\)/] };
const GONE = { messages: [/status of 404 \(Not Found\)/] };

function articles(page: Page) {
  return page
    .getByRole("region", { name: "Artigos", exact: true })
    .getByRole("heading", { level: 2 });
}

test("the newest article stands first, the others follow, each with a page", async ({ page }) => {
  await page.goto("/blog");
  await expect(articles(page)).toHaveText(POSTS.map(({ titulo }) => titulo));
  const [newest] = POSTS;
  await page.getByRole("link", { name: newest?.titulo }).click();
  await expect(page).toHaveURL(`/blog/${newest?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest?.titulo ?? "");
});

for (const [path, width] of [
  ["/", 320],
  ["/", 768],
  ["/blog", 640],
  ["/blog", 1024],
] as const) {
  test(`no summary is cut on ${path} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const cut = await page
      .getByRole("main")
      .getByRole("article")
      .getByRole("paragraph")
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0)
          .map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
  });
}

test("a category is an address that shows its own articles", async ({ page }) => {
  await page.goto("/blog");
  const categories = page.getByRole("navigation", { name: "Categorias" });
  await expect(categories.getByRole("link")).toHaveText([
    "Todos",
    "Prevenção",
    "Gestação",
    "Exames",
    "Educação",
    "Tecnologia",
  ]);
  await expect(categories.locator("[aria-current=page]")).toHaveText("Todos");
  for (const categoria of CATEGORIAS) {
    await categories.getByRole("link", { name: CATEGORIA_LABELS[categoria] }).click();
    await expect(page).toHaveURL(`/blog?categoria=${categoria}`);
    await expect(categories.locator("[aria-current=page]")).toHaveText(CATEGORIA_LABELS[categoria]);
    await expect(articles(page)).toHaveText(
      POSTS.filter((post) => post.categoria === categoria).map(({ titulo }) => titulo),
    );
  }
});

test.describe("a category that is none", () => {
  test.use({ expected: GONE });

  test("is not found, and leads back", async ({ page }) => {
    const response = await page.goto("/blog?categoria=moda");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Categoria não encontrada");
    await page.getByRole("link", { name: "Ver todos os artigos" }).click();
    await expect(page).toHaveURL("/blog");
  });
});

test.describe("while there are no articles", () => {
  test.use({ clinic: "empty" });

  test("the page says so", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.getByText("Nenhum artigo encontrado.", { exact: true })).toBeVisible();
  });
});

for (const scripts of ["on", "off"] as const) {
  test.describe(`the newsletter, scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on", expected: REFUSED });

    test("a wrong e-mail is reported at its field, and stays typed", async ({ page }) => {
      await page.goto("/blog?categoria=exames");
      const field = page.getByRole("textbox", { name: "Seu e-mail" });
      await field.fill("ana@");
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: "Inscrever-se" }).click();
      const response = await answered;
      expect(response.status()).toBe(400);
      expect(await response.headerValue("cache-control")).toBe("no-store");
      await expect(field).toHaveValue("ana@");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription("E-mail inválido");
      await expect(field).toBeFocused();
      await expect(page.locator("nav[aria-label=Categorias] [aria-current=page]")).toHaveText(
        "Exames",
      );
    });

    test("a right one waits for its confirmation", async ({ page }) => {
      await page.goto("/blog?categoria=exames");
      await page.getByRole("textbox", { name: "Seu e-mail" }).fill(`ana-${scripts}@leitores.test`);
      await page.getByRole("button", { name: "Inscrever-se" }).click();
      await page.waitForURL("/blog?categoria=exames&enviado=1");
      const answer = page.getByRole("main").getByRole("status");
      await expect(answer).toContainText(SENT);
      await expect(answer).toBeInViewport();
      await expect(page.getByRole("textbox", { name: "Seu e-mail" })).toHaveValue("");
    });
  });
}

test("the newsletter form says why it needs the address, and has one more field for robots", async ({
  page,
}) => {
  await page.goto("/blog");
  const box = page.getByRole("region", { name: "Receba os próximos artigos" });
  await expect(box).toContainText("Usamos seu e-mail só para enviar artigos novos");
  await expect(box.locator("a[href='/privacidade']")).toBeVisible();
  await expect(box.getByRole("textbox")).toHaveCount(1);
  await expect(box.locator("form input")).toHaveCount(2);
});

test("an article says who wrote it, when, and how long it takes", async ({ page }) => {
  const [post] = POSTS.filter(({ categoria }) => categoria === "gestacao");
  if (!post) throw new Error("the demonstration has such an article");
  await page.goto("/blog");
  await page.getByRole("link", { name: post.titulo }).click();
  const article = page.getByRole("article").first();
  await expect(article.getByRole("link", { name: "Voltar ao blog" })).toHaveAttribute(
    "href",
    "/blog",
  );
  await expect(article.getByText(post.autor, { exact: true }).first()).toBeVisible();
  const written = (await article.locator("time").getAttribute("datetime")) ?? "";
  await expect(article.locator("time")).toHaveText(formatDate(new Date(written)));
  await expect(article.getByText(`${post.tempo_leitura_min} min de leitura`)).toBeVisible();
  await expect(article.getByRole("img", { name: DEMO_COVERS[post.slug]?.alt })).toBeVisible();
  // CFM's Resolução 2.336/2023 requires the registration beside a doctor's name.
  await expect(article.getByText(/^Médic[ao] · CRM-MS \d+ · RQE \d+$/)).toBeInViewport();
  for (const number of [/^Médic[ao]$/, /^CRM-MS \d+$/, /^RQE \d+$/]) {
    await expect(article.getByText(number)).toBeVisible();
  }
  const titles = [...post.conteudo.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title ?? "");
  await expect(article.locator(".article h2")).toHaveText(titles);
});

test("on a desk an article's text begins in the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { slug } of POSTS.slice(0, 4)) {
    await page.goto(`/blog/${slug}`);
    await expect(page.locator(".article").getByRole("paragraph").first()).toBeInViewport();
  }
});

test("a reader finds similar ones at the end, and a way to book", async ({ page }) => {
  const [post] = POSTS.filter(({ categoria }) => categoria === "prevencao");
  await page.goto(`/blog/${post?.slug}`);
  const others = page.getByRole("region", { name: "Leia também" });
  await expect(others.getByRole("heading", { level: 3 })).toHaveText(
    POSTS.filter(({ categoria, slug }) => categoria === "prevencao" && slug !== post?.slug)
      .map(({ titulo }) => titulo)
      .slice(0, 2),
  );
  const booking = page.getByRole("region", { name: "Precisa marcar um exame?" });
  await expect(booking.getByRole("link", { name: /Agendar pelo WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/5567934410012\?text=/,
  );
});

test("on a wide screen its sections can be jumped to", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/blog/${POSTS[0]?.slug}`);
  const contents = page.getByRole("navigation", { name: "Neste artigo" });
  const last = contents.getByRole("link").last();
  const title = (await last.textContent()) ?? "";
  await last.click();
  await expect(page.locator(".article").getByRole("heading", { name: title })).toBeInViewport();
});

test("it can be passed on and printed", async ({ page, baseURL }) => {
  const [post] = POSTS;
  await page.goto(`/blog/${post?.slug}`);
  const share = page.getByRole("link", { name: /Enviar pelo WhatsApp/ });
  const text = new URL((await share.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toBe(`${post?.titulo}\n${baseURL}/blog/${post?.slug}`);
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".article")).toBeVisible();
  await expect(page.getByText(`${baseURL}/blog/${post?.slug}`)).toBeVisible();
  for (const hidden of ["banner", "contentinfo"] as const) {
    await expect(page.getByRole(hidden)).toBeHidden();
  }
  await expect(page.getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
});

test.describe("an article that is not there", () => {
  test.use({ expected: { messages: NOT_FOUND_MESSAGES } });

  test("is not found, and leads back", async ({ page }) => {
    const response = await page.goto("/blog/um-artigo-que-nao-existe");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post não encontrado");
    await expect(
      page.getByText(
        "O artigo que você está procurando não foi encontrado ou não está mais disponível.",
      ),
    ).toBeVisible();
    await page.getByRole("link", { name: "Voltar ao blog" }).click();
    await expect(page).toHaveURL("/blog");
  });
});

test("the feed is announced and read by a browser's own XML", async ({ page }) => {
  await page.goto("/blog");
  const feed = page.locator("link[rel=alternate][type='application/rss+xml']");
  await expect(feed).toHaveAttribute("href", "/blog/rss.xml");
  const read = await page.evaluate(async () => {
    const response = await fetch("/blog/rss.xml");
    const xml = new DOMParser().parseFromString(await response.text(), "text/xml");
    return {
      type: response.headers.get("content-type"),
      error: xml.querySelector("parsererror")?.textContent,
      titles: [...xml.querySelectorAll("item > title")].map(({ textContent }) => textContent),
    };
  });
  expect(read.type).toBe("application/rss+xml; charset=utf-8");
  expect(read.error).toBeUndefined();
  expect(read.titles).toEqual(POSTS.map(({ titulo }) => titulo).slice(0, 30));
});
