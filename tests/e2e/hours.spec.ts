import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_CONFIGURACOES } from "#demo/content/configuracoes.ts";
import { DEMO_EXAMES } from "#demo/content/exames.ts";
import { formatFeriado } from "#domain/horarios/hours-text.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { slugify } from "#domain/texto/slug.ts";
import { test } from "./shared-page.ts";

const RECEPTION = "Segunda a sexta: 7h às 18h";
const EXAMS = "Segunda a quinta: 7h às 18h";

const [next] = DEMO_CONFIGURACOES.feriados.filter(({ data }) => data >= isoDate(new Date()));
const HOLIDAYS = next ? [formatFeriado(next).dias] : [];

const POSITIONS: Record<string, { path: string; part(page: Page): Locator; lines: string[] }> = {
  "the home page's last section": {
    path: "/",
    part: (page) => page.getByRole("region", { name: "Onde estamos" }),
    lines: ["Recepção", RECEPTION, "Exames", EXAMS, ...HOLIDAYS],
  },
  contact: {
    path: "/contato",
    part: (page) => page.getByRole("main"),
    lines: [RECEPTION, EXAMS, ...HOLIDAYS],
  },
  "the footer": {
    path: "/blog",
    part: (page) => page.getByRole("contentinfo"),
    lines: ["Recepção", RECEPTION, ...HOLIDAYS],
  },
  "an exam": {
    path: `/exames/${slugify(DEMO_EXAMES[0]?.nome ?? "")}`,
    part: (page) => page.getByRole("region", { name: "Onde e quando" }),
    lines: ["Exames", EXAMS, ...HOLIDAYS],
  },
};

for (const scripts of [true, false]) {
  test.describe(`with scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 800 } });

    for (const [name, { path, part, lines }] of Object.entries(POSITIONS)) {
      test(`${name} says each line of the hours once`, async ({ page }) => {
        await page.goto(path);
        const text = (await part(page).textContent()) ?? "";
        for (const line of lines) expect(text.split(line).length - 1, line).toBe(1);
      });
    }
  });
}

test("contact says whether the clinic is open, on a phone and on a desk", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contato");
    const card = page.getByRole("main").getByText(/^(Aberto agora|Fechado, abre .+)$/);
    await expect(card).toBeVisible();
  }
});

test("on a phone the ways to call stand before the form, one finger wide", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/contato");
  const main = page.getByRole("main");
  const form = await main.getByLabel("Nome").boundingBox();
  for (const name of [/^Telefone/, /^WhatsApp/]) {
    const box = await main.getByRole("link", { name }).boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.y).toBeLessThan(form?.y ?? 0);
  }
});
