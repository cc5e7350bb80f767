import { expect, type Page } from "@playwright/test";
import { DEMO_BLOG_POSTS } from "#demo/content/blog-posts.ts";
import { DEMO_DEPOIMENTOS, DEMO_DEPOIMENTOS_SECAO } from "#demo/content/depoimentos.ts";
import { DEMO_EXAMES } from "#demo/content/exames.ts";
import { DEMO_HOME_HERO } from "#demo/content/home.ts";
import { DEMO_PROFISSIONAIS } from "#demo/content/profissionais.ts";
import { DEFAULT_DEPOIMENTOS } from "#domain/defaults/depoimentos.ts";
import { groupExames, outrosText } from "#domain/exames/group-exames.ts";
import { formatDayMonth } from "#domain/texto/datas.ts";
import { test } from "./shared-page.ts";

const DAY_MONTH = /\b\d{2} (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\b/;

function section(page: Page, id: string) {
  return page.getByRole("main").locator(`section[aria-labelledby=${id}]`);
}

function sectionOrder(page: Page) {
  const sections = page.getByRole("main").getByRole("region");
  return sections.evaluateAll((all) => all.map((one) => one.getAttribute("aria-labelledby")));
}

test("the sections are in the specified order", async ({ page }) => {
  await page.goto("/");
  expect(await sectionOrder(page)).toEqual([
    "inicio-titulo",
    "sobre",
    "estrutura",
    "equipe",
    "exames",
    "blog",
    "depoimentos",
    "localizacao",
  ]);
});

test("the hero says who, since when, what to do and in figures", async ({ page }) => {
  await page.goto("/");
  const hero = section(page, "inicio-titulo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(DEMO_HOME_HERO.titulo);
  await expect(hero.getByText(DEMO_HOME_HERO.subtitulo, { exact: true })).toBeVisible();
  await expect(hero.getByText("Desde 2010", { exact: true })).toBeVisible();
  const first = hero.getByRole("link", { name: DEMO_HOME_HERO.botao1_texto, exact: true });
  const second = hero.getByRole("link", { name: DEMO_HOME_HERO.botao2_texto, exact: true });
  await expect(first).toHaveAttribute("href", DEMO_HOME_HERO.botao1_link);
  await expect(second).toHaveAttribute("href", DEMO_HOME_HERO.botao2_link);
  for (const { valor, descricao } of DEMO_HOME_HERO.estatisticas) {
    await expect(hero.getByText(valor, { exact: true })).toBeVisible();
    await expect(hero.getByText(descricao, { exact: true })).toBeVisible();
  }
});

test("an exam can be searched from the first screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const field = page.getByRole("searchbox", { name: "Buscar exame" });
  const bar = await page.getByRole("navigation", { name: "Acesso rápido" }).boundingBox();
  const box = await field.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await field.fill("mamografia");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL("/exames?busca=mamografia");
});

test("four shortcuts lead on, the results in a new tab", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Atalhos" }).getByRole("link");
  await expect(links).toHaveCount(4);
  const targets = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("href"), link.getAttribute("target")]),
  );
  expect(targets).toEqual([
    ["/resultados", "_blank"],
    ["https://www.cassems.com.br", "_blank"],
    ["/profissionais", null],
    ["/contato", null],
  ]);
  for (const index of [0, 1]) {
    await expect(links.nth(index)).toHaveAccessibleName(/nova aba/);
    await expect(links.nth(index)).toHaveAttribute("rel", /\bnoopener\b/);
  }
});

test("the ring around a focused shortcut is drawn inside it, where nothing cuts it off", async ({
  page,
}) => {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Atalhos" }).getByRole("link");
  await links.first().focus();
  await page.keyboard.press("Tab");
  const ring = await links.nth(1).evaluate((link) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(link);
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  expect(ring).toBeLessThanOrEqual(0);
});

test("two doctors are shown with their registration", async ({ page }) => {
  await page.goto("/");
  const team = section(page, "equipe");
  const [one, two] = DEMO_PROFISSIONAIS;
  await expect(team.getByRole("heading", { level: 3 })).toHaveText([
    one?.nome ?? "",
    two?.nome ?? "",
  ]);
  for (const doctor of [one, two]) {
    await expect(team.getByText(doctor?.crm ?? "-")).toBeVisible();
    await expect(team.getByText(doctor?.rqe ?? "-")).toBeVisible();
  }
});

test("exams stand in groups of four at most, and each group counts its others", async ({
  page,
}) => {
  await page.goto("/");
  const exams = section(page, "exames");
  const groups = groupExames(DEMO_EXAMES.slice(0, 12), DEMO_EXAMES);
  await expect(exams.getByRole("heading", { level: 3 })).toHaveText(
    groups.map(({ titulo }) => titulo),
  );
  for (const { titulo, exames, outros } of groups) {
    const group = exams
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: titulo }) });
    const names = exames.map(({ nome }) => nome);
    expect(names.length).toBeLessThanOrEqual(4);
    const more = outros > 0 ? [outrosText(outros)] : [];
    await expect(group.getByRole("link")).toHaveText([...names, ...more]);
    if (outros === 0) continue;
    await expect(group.getByRole("link", { name: more[0] })).toHaveAttribute("href", "/exames");
  }
  const counted = groups.reduce((sum, { exames, outros }) => sum + exames.length + outros, 0);
  expect(counted).toBe(DEMO_EXAMES.length);
});

test("the three newest published posts are shown, with day and month", async ({ page }) => {
  await page.goto("/");
  const newest = DEMO_BLOG_POSTS.filter(
    ({ status, data_publicacao }) =>
      status === "publicado" && Date.parse(data_publicacao) <= Date.now(),
  ).slice(0, 3);
  const articles = section(page, "blog").getByRole("article");
  await expect(articles.getByRole("heading", { level: 3 })).toHaveText(
    newest.map(({ titulo }) => titulo),
  );
  for (const [index, post] of newest.entries()) {
    const article = articles.nth(index);
    const day = formatDayMonth(new Date(post.data_publicacao));
    expect(day).toMatch(DAY_MONTH);
    await expect(article.getByText(day, { exact: true })).toBeVisible();
    await expect(article).toContainText(post.autor ?? "");
    await expect(article).toContainText(post.resumo);
    await expect(article.getByRole("link")).toHaveAttribute("href", `/blog/${post.slug}`);
  }
});

test("testimonials and figures are shown", async ({ page }) => {
  await page.goto("/");
  const testimonials = section(page, "depoimentos");
  await expect(testimonials.getByRole("figure")).toHaveCount(DEMO_DEPOIMENTOS.length);
  for (const { nome, texto, consentimento } of DEMO_DEPOIMENTOS) {
    await expect(testimonials.getByText(texto, { exact: true })).toBeVisible();
    await expect(testimonials.getByText(nome, { exact: true })).toBeVisible();
    await expect(page.getByText(consentimento)).toHaveCount(0);
  }
  const { satisfacao, media, avaliacoes } = DEMO_DEPOIMENTOS_SECAO;
  for (const figure of [satisfacao, media, avaliacoes]) {
    await expect(testimonials.getByText(figure, { exact: true })).toBeVisible();
  }
});

test("the last section says where, when and how to come", async ({ page }) => {
  await page.goto("/");
  const location = section(page, "localizacao");
  await expect(location).toContainText("Rua dos Ipês, 250");
  await expect(location).toContainText("Segunda a sexta: 7h às 18h");
  await expect(location.getByRole("link", { name: "(67) 3441-0012" })).toHaveAttribute(
    "href",
    "tel:+556734410012",
  );
  const route = location.getByRole("link", { name: /^Como chegar/ });
  await expect(route).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/dir\//);
  const whatsapp = location.getByRole("link", { name: /^WhatsApp/ });
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/5567934410012/);
  for (const link of [route, whatsapp]) await expect(link).toHaveAccessibleName(/nova aba/);
});

test.describe("before anything was written", () => {
  test.use({ clinic: "empty" });

  test("the built-in texts show, two sample doctors, no exams and no blog", async ({ page }) => {
    await page.goto("/");
    expect(await sectionOrder(page)).toEqual([
      "inicio-titulo",
      "sobre",
      "estrutura",
      "equipe",
      "depoimentos",
      "localizacao",
    ]);
    const testimonials = section(page, "depoimentos");
    for (const { texto } of DEFAULT_DEPOIMENTOS) {
      await expect(testimonials.getByText(texto, { exact: true })).toBeVisible();
    }
    const team = section(page, "equipe");
    await expect(team.getByRole("heading", { level: 3 })).toHaveText([
      "Médica radiologista",
      "Médico ultrassonografista",
    ]);
    await expect(team.getByText("CRM")).toHaveCount(0);
    const hero = section(page, "inicio-titulo");
    for (const valor of ["10+", "50k+", "95%", "24h"]) {
      await expect(hero.getByText(valor, { exact: true })).toBeVisible();
    }
  });
});
