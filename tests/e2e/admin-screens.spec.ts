import { expect, type Page } from "@playwright/test";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { expectPairsSideBySide, expectTipsInside } from "./admin-layout.ts";
import { test } from "./shared-page.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { type StaffRole, signInAs, untilAwake } from "./staff.ts";
import { type AxeRules, violationsOf } from "./violations.ts";

interface Screens {
  role: StaffRole;
  /** Those on which staff work all day, also on a tablet and on a wide screen. */
  daily?: string[];
  others: string[];
}

const RECORDS = RECORD_FIXTURES.map(({ path }) => path);
const [EXAMES, CONVENIOS] = ["/admin/exames", "/admin/convenios"];

const SCREENS: Record<string, Screens> = {
  "of the reception": {
    role: "recepcao",
    daily: [
      "/admin/laudos",
      EXAMES,
      CONVENIOS,
      "/admin/midia",
      "/admin/mensagens",
      "/admin/cobertura",
      "/admin/newsletter",
    ],
    others: [],
  },
  "of the site": {
    role: "admin_master",
    daily: ["/admin/paginas"],
    others: [
      "/admin/configuracoes",
      "/admin/configuracoes/feriados",
      "/admin/exames/catalogo",
      "/admin/exames/grupos",
      "/admin/homepage",
      "/admin/homepage/sobre",
      "/admin/homepage/estrutura",
    ],
  },
  "of the people and their work": {
    role: "admin_master",
    daily: ["/admin", "/admin/auditoria"],
    others: [
      "/admin/usuarios",
      "/admin/usuarios/novo",
      "/admin/conta",
      "/admin/lixeira",
      "/admin/agenda",
      "/admin/agendamentos/numeros",
    ],
  },
  "with records": {
    role: "admin_master",
    others: RECORDS.filter((path) => path !== EXAMES && path !== CONVENIOS),
  },
  "for a new record": {
    role: "admin_master",
    others: RECORDS.map((path) => `${path}/novo`),
  },
};

const [WIDE, DESK, TABLET, PHONE, NARROWEST] = [1440, 1280, 768, 390, 320];
const STOPS = 12;

/** The rules whose result depends on the width; all others are checked at 1280 px. */
const BY_WIDTH = { rules: ["target-size", "scrollable-region-focusable", "region"] };
/** A tablet's page shows other controls than a desk's, in the same colours, which take half of axe's time. */
const ON_A_TABLET = { except: ["color-contrast"] };
/** A phone's page has the same regions. */
const ON_A_PHONE = { rules: ["target-size"] };

for (const [which, { role, daily = [], others }] of Object.entries(SCREENS)) {
  test(`every screen ${which} stands at a desk's and a phone's width, and at 320 px with letters twice as large`, async ({
    page,
  }) => {
    test.slow();
    await signInAs(page, role);
    for (const path of [...daily, ...others]) {
      const isDaily = daily.includes(path);
      await page.setViewportSize({ width: isDaily ? WIDE : DESK, height: 900 });
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (isDaily) await expectByKeyboard(page, WIDE, BY_WIDTH);
      await expectAt(page, DESK);
      await expectPairsSideBySide(page, path);
      await expectTipsInside(page, path);
      if (isDaily) await expectByKeyboard(page, TABLET, ON_A_TABLET);
      await expectAt(page, PHONE, ON_A_PHONE);
      await page.setViewportSize({ width: NARROWEST, height: 900 });
      await page.locator("html").evaluate((html) => {
        html.style.fontSize = "200%";
      });
      await expectNoSidewaysScroll(page);
    }
  });
}

test("what opens over a screen has no violation either", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios");
  await page.getByRole("button", { name: "Abrir menu lateral" }).click();
  await expect(page.getByRole("dialog", { name: "Menu lateral" })).toBeVisible();
  expect(await violationsOf(page), "drawer").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "admin@clinica.test" }).click();
  await expect(page.getByRole("menuitem", { name: "Sair" })).toBeVisible();
  expect(await violationsOf(page), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Excluir Caio Menezes" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect(await violationsOf(page), "question").toEqual([]);
});

async function expectAt(page: Page, width: number, rules: AxeRules = {}) {
  await page.setViewportSize({ width, height: 900 });
  // Scrolls up, because the header covers content that is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoSidewaysScroll(page);
  expect(await violationsOf(page, rules), `${page.url()} at ${width} px`).toEqual([]);
}

async function expectByKeyboard(page: Page, width: number, rules: AxeRules) {
  await untilAwake(page);
  await expectAt(page, width, rules);
  expect(await hiddenStops(page), `${page.url()} at ${width} px`).toEqual([]);
}

async function hiddenStops(page: Page): Promise<string[]> {
  await page.getByRole("main").evaluate((main) => main.focus());
  const hidden: string[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(hiddenFocus);
    if (found === "outside") break;
    if (found !== "shown") hidden.push(found);
  }
  return hidden;
}

/** Runs in the page. @returns `outside`, `shown`, or the HTML of a focused element that is out of view or covered */
function hiddenFocus(): string {
  const focused = document.activeElement;
  if (!focused?.closest("main")) return "outside";
  const { left, top, bottom, width } = focused.getBoundingClientRect();
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const shown = document.elementFromPoint(left + width / 2, middle);
  const label = focused.closest("label");
  const isShown =
    shown && (focused.contains(shown) || shown.contains(focused) || label?.contains(shown));
  return isShown ? "shown" : focused.outerHTML.slice(0, 160);
}
