import { expect, type Page } from "@playwright/test";
import { test } from "./script-page.ts";

const HTML = `
<button aria-label="Abrir menu" data-menu-toggle="menu" popovertarget="menu" type="button">≡</button>
<nav id="menu" popover><a href="#exames">Exames</a> <a href="#contato">Contato</a> <span>Seg a sex</span></nav>
<main><a href="#laudos">Laudos</a></main>`;

const toggle = (page: Page) => page.getByRole("button");
const menu = (page: Page) => page.locator("#menu");
const link = (page: Page, name: string) => page.getByRole("link", { name });

async function expectOpen(page: Page, isOpen: boolean) {
  await expect(toggle(page)).toHaveAttribute("aria-label", isOpen ? "Fechar menu" : "Abrir menu");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", String(isOpen));
}

for (const [browser, hasPopovers] of [
  ["a browser with popovers", true],
  ["an older browser", false],
] as const) {
  test.describe(`in ${browser}`, () => {
    test.beforeEach(async ({ page, open }) => {
      if (!hasPopovers) {
        await page.addInitScript(() => {
          for (const name of ["togglePopover", "showPopover", "hidePopover", "popover"]) {
            delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
          }
        });
      }
      const style = hasPopovers
        ? ""
        : "<style>#menu { all: revert; } .closed { display: none !important; }</style>";
      await open(style + (hasPopovers ? HTML : HTML.replace(/ popover(?:target="menu")?\b/g, "")));
    });

    test("the button opens and closes it, and says which of both it does", async ({ page }) => {
      await expectOpen(page, false);
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      await expectOpen(page, true);
      await toggle(page).click();
      await expect(menu(page)).toBeHidden();
      await expectOpen(page, false);
    });

    test("it stays open while the focus is in it or on its button, and closes when the focus leaves", async ({
      page,
    }) => {
      await toggle(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(link(page, "Exames")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(link(page, "Contato")).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(toggle(page)).toBeFocused();
      await expect(menu(page)).toBeVisible();
      await expectOpen(page, true);
      await link(page, "Contato").focus();
      await page.keyboard.press("Tab");
      await expect(link(page, "Laudos")).toBeFocused();
      await expect(menu(page)).toBeHidden();
      await expectOpen(page, false);
    });

    test("it closes when the focus goes from its button past it", async ({ page }) => {
      await toggle(page).click();
      await toggle(page).focus();
      await link(page, "Laudos").focus();
      await expect(menu(page)).toBeHidden();
    });
  });
}

test("a chosen link closes it, other text does not", async ({ page, open }) => {
  await open(HTML);
  await toggle(page).click();
  await page.getByText("Seg a sex").click();
  await expect(menu(page)).toBeVisible();
  await link(page, "Exames").click();
  await expect(menu(page)).toBeHidden();
  await expectOpen(page, false);
});

test("a button without its menu changes nothing", async ({ page, open }) => {
  await open(HTML.replace('id="menu"', 'id="outro"'));
  await expect(toggle(page)).not.toHaveAttribute("aria-expanded");
});
