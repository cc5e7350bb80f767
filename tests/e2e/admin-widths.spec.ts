import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

const SCREENS = {
  recepcao: [
    "/admin/laudos",
    "/admin/exames",
    "/admin/convenios",
    "/admin/midia",
    "/admin/mensagens",
    "/admin/cobertura",
    "/admin/newsletter",
  ],
  admin_master: ["/admin", "/admin/auditoria", "/admin/paginas"],
} as const;

const [TABLET, DESK] = [768, 1440];
const STOPS = 12;

/** The rules whose result depends on the width; all others are checked at 1280 px. */
const BY_WIDTH = { rules: ["target-size", "scrollable-region-focusable", "region"] };
/** No other test checks this screen at 1280 px. */
const UNCHECKED = "/admin/laudos";

for (const [role, paths] of Object.entries(SCREENS)) {
  test(`the screens of ${role} stand at ${TABLET} and ${DESK} px, by keyboard too`, async ({
    page,
  }) => {
    test.slow();
    await signInAs(page, role as keyof typeof SCREENS);
    for (const path of paths) {
      await page.setViewportSize({ width: TABLET, height: 1024 });
      expect((await page.goto(path))?.status(), path).toBe(200);
      await untilAwake(page);
      await expectNoSidewaysScroll(page);
      // Colours are checked at 1280 px, and take half of axe's time.
      const except = ["color-contrast"];
      expect(await violationsOf(page, { except }), `${path} at ${TABLET}`).toEqual([]);
      expect(await hiddenStops(page), `${path} at ${TABLET}`).toEqual([]);
      await page.setViewportSize({ width: DESK, height: 900 });
      // Scrolls up, because the header covers content that is scrolled below it.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoSidewaysScroll(page);
      const checked = path === UNCHECKED ? {} : BY_WIDTH;
      expect(await violationsOf(page, checked), `${path} at ${DESK}`).toEqual([]);
      expect(await hiddenStops(page), `${path} at ${DESK}`).toEqual([]);
    }
  });
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
