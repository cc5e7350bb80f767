import { expect, type Page } from "@playwright/test";
import { titleOf } from "#tests/support/html-elements.ts";
import {
  NOT_FOUND_MESSAGES,
  VISITED_PAGES,
  type VisitedPage,
  WIDE,
  WIDTHS,
} from "./public-pages.ts";
import { test } from "./shared-page.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { violationsOf } from "./violations.ts";

const [SMALLEST] = WIDTHS;

for (const scripts of ["on", "off"] as const) {
  for (const one of VISITED_PAGES) {
    const name = `${one.path}${one.clinic ? " of an empty clinic" : ""} with scripts ${scripts}`;
    test.describe(name, () => {
      test.use({
        javaScriptEnabled: scripts === "on",
        clinic: one.clinic ?? "demo",
        expected: one.status === 404 ? { messages: NOT_FOUND_MESSAGES } : {},
      });

      test(`stands at ${WIDTHS.join(", ")} px`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width: WIDTHS[0], height: 800 });
        const response = await page.goto(one.path);
        expect(response?.status()).toBe(one.status ?? 200);
        await expectSkipLink(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectLandmarks(page);
          await expectNoSidewaysScroll(page);
          await expectNavigation(page, one, width);
          if (scripts === "on" && width !== SMALLEST) {
            expect(await violationsOf(page)).toEqual([]);
          }
        }
        if (scripts === "off") return;
        await page.locator("html").evaluate((html) => {
          html.style.fontSize = "200%";
        });
        for (const width of WIDTHS.toReversed()) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page);
        }
      });
    });
  }
}

test.describe("what has the focus on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("stands above the bottom bar, down to the end of the footer", async ({ page }) => {
    await page.goto("/contato");
    const bar = await page.getByRole("navigation", { name: "Acesso rápido" }).boundingBox();
    const stops = page.locator(":is(main, footer) :is(a, button, input, textarea):visible");
    for (const stop of (await stops.all()).slice(1)) {
      if (await stop.evaluate((node: HTMLElement) => node.tabIndex < 0)) continue;
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      if (!(await focused.evaluate((node) => node.closest("main, footer") !== null))) continue;
      const box = await focused.boundingBox();
      const name = await focused.evaluate((node) => node.outerHTML.slice(0, 80));
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});

test("the technical director stands below every page with word and registration", async ({
  page,
}) => {
  await page.goto("/termos");
  await expect(page.getByRole("contentinfo")).toContainText(
    /Diretor técnico: Dr\. [^,]+, Médico · CRM-MS \d+/,
  );
});

test.describe("a registration", () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const path of ["/", "/quem-somos", "/profissionais"]) {
    test(`stands on one line on ${path}`, async ({ page }) => {
      await page.goto(path);
      const numbers = page.getByText(/^(CRM|RQE)[- ]/).filter({ visible: true });
      expect(await numbers.count()).toBeGreaterThan(0);
      for (const number of await numbers.all()) {
        expect(await number.evaluate((node) => node.getClientRects().length)).toBe(1);
      }
      expect(await page.getByText(/^Médic[ao]$/).count()).toBeGreaterThan(0);
      await expect(page.getByText(/·\s*$/)).toHaveCount(0);
    });
  }
});

for (const path of ["/privacidade", "/termos", "/acessibilidade"]) {
  test.describe(`${path} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 800 } });

    test("begins with its text, and unfolds the list of its sections", async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2 }).first()).toBeInViewport();
      const first = (await main.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
      const link = main.getByRole("link", { name: first });
      await expect(link).toBeHidden();
      await main.getByText("Nesta página").click();
      await link.click();
      await expect(page).toHaveURL(/#secao-1$/);
    });
  });
}

test("no two pages share a title", async ({ request }) => {
  const titles: string[] = [];
  for (const { path, clinic } of VISITED_PAGES) {
    if (clinic) continue;
    titles.push(titleOf(await (await request.get(path)).text()));
  }
  expect(titles).not.toContain("");
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test.describe("typeface", () => {
  test.use({ expected: { messages: NOT_FOUND_MESSAGES } });

  test("no page needs more of it than what Portuguese is written with", async ({ page }) => {
    const requested = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "font") requested.add(new URL(request.url()).pathname);
    });
    for (const { path, clinic } of VISITED_PAGES) {
      if (clinic) continue;
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
    }
    expect([...requested]).toEqual([expect.stringContaining("/instrument-sans-pt-")]);
  });
});

/** Must run directly after loading, before anything has the focus. */
async function expectSkipLink(page: Page) {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Pular para o conteúdo" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}

async function expectLandmarks(page: Page) {
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  const first = page.getByRole("heading", { level: 1 });
  await expect(first).toHaveCount(1);
  await expect(first).toBeVisible();
}

async function expectNavigation(page: Page, { entry }: VisitedPage, width: number) {
  if (width < WIDE) await page.getByRole("button", { name: "Abrir menu" }).click();
  const navigation = page.getByRole("navigation", { name: "Principal" });
  await expect(navigation).toBeVisible();
  await expect(navigation.locator("[aria-current=page]")).toHaveText(entry ? [entry] : []);
  if (width < WIDE) await page.keyboard.press("Escape");
}
