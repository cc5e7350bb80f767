import { expect, type Page } from "@playwright/test";
import { test } from "./script-page.ts";

const TURN_MS = 5_000;
const COUNT = 3;

const HTML = `
<a href="/exames">Exames</a>
<div data-carousel>
  ${Array.from({ length: COUNT }, (_, index) => `<div data-slide ${index > 0 ? "hidden" : ""}>Sala ${index + 1}</div>`).join("")}
  <fieldset data-carousel-controls hidden>
    <button data-previous>Imagem anterior</button>
    ${Array.from({ length: COUNT }, (_, index) => `<button data-dot ${index === 0 ? 'aria-current="true"' : ""}>Ir para a imagem ${index + 1}</button>`).join("")}
    <button data-next>Próxima imagem</button>
    <button aria-label="Pausar" data-pause></button>
  </fieldset>
</div>`;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const shown = (page: Page) => page.locator("[data-slide]").filter({ visible: true });

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.beforeEach(async ({ page, open }) => {
  // No slide may change while a slow machine loads the page.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.mouse.move(0, 0);
  await open(HTML);
});

async function expectShown(page: Page, number: number) {
  await expect(shown(page)).toHaveText([`Sala ${number}`]);
  const marked = page.locator("[data-dot][aria-current]");
  await expect(marked).toHaveText([`Ir para a imagem ${number}`]);
  await expect(marked).toHaveAttribute("aria-current", "true");
}

test("the controls are offered, and the buttons and dots lead to any image, round at both ends", async ({
  page,
}) => {
  await expectShown(page, 1);
  await expect(page.locator("[data-turned]")).toHaveCount(0);
  await button(page, "Imagem anterior").click();
  await expectShown(page, COUNT);
  await expect(page.locator("[data-carousel][data-turned]")).toHaveCount(1);
  await button(page, "Próxima imagem").click();
  await expectShown(page, 1);
  await button(page, "Próxima imagem").click();
  await expectShown(page, 2);
  await button(page, `Ir para a imagem ${COUNT}`).click();
  await expectShown(page, COUNT);
});

test("it turns every five seconds, and from the last image to the first", async ({ page }) => {
  await page.clock.runFor(TURN_MS - 100);
  await expectShown(page, 1);
  await page.clock.runFor(200);
  await expectShown(page, 2);
  await page.clock.runFor(TURN_MS * (COUNT - 1));
  await expectShown(page, 1);
});

test("Pausar stops it and Reproduzir lets it go on", async ({ page }) => {
  await button(page, "Pausar").click();
  await expect(page.locator("[data-pause][data-paused]")).toHaveCount(1);
  await page.mouse.move(0, 0);
  await button(page, "Reproduzir").blur();
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 1);
  await button(page, "Reproduzir").click();
  await expect(page.locator("[data-paused]")).toHaveCount(0);
  await page.mouse.move(0, 0);
  await button(page, "Pausar").blur();
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 2);
});

test("it waits while the pointer is over it, even after the focus left it", async ({ page }) => {
  await button(page, "Próxima imagem").hover();
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 1);
  await button(page, "Próxima imagem").focus();
  await button(page, "Próxima imagem").blur();
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 2);
});

test("it waits while the keyboard's focus is in it, even after the pointer left it", async ({
  page,
}) => {
  await page.getByRole("link", { name: "Exames" }).focus();
  await page.keyboard.press("Tab");
  await expect(button(page, "Imagem anterior")).toBeFocused();
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 1);
  await page.keyboard.press("Tab");
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 1);
  await button(page, "Próxima imagem").hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 1);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Exames" })).toBeFocused();
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 2);
});

test("it waits while nobody sees the page", async ({ page }) => {
  const hide = (hidden: boolean) =>
    page.evaluate(
      (value) => Object.defineProperty(document, "hidden", { configurable: true, value }),
      hidden,
    );
  await hide(true);
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 1);
  await hide(false);
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 2);
});

test("for people who ask for less motion it stops at once, and turns again when they take that back", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(button(page, "Reproduzir")).toBeVisible();
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 1);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(button(page, "Pausar")).toBeVisible();
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 2);
});

test("for people who asked for less motion before, it does not turn until they say so", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(button(page, "Reproduzir")).toBeVisible();
  await page.clock.runFor(TURN_MS);
  await expectShown(page, 1);
  await button(page, "Próxima imagem").click();
  await expectShown(page, 2);
});
