import { expect, type Page } from "@playwright/test";
import { test } from "./script-page.ts";

const HOURS = {
  semana: { ter: [{ abre: "07:00", fecha: "18:00" }] },
  feriados: [{ data: "2026-12-08", nome: "Conceição", intervalos: [] }],
  fuso: -240,
};
const ELEMENTS = '<span class="open-state"></span> <span class="open-state"></span>';
const HTML = `${ELEMENTS}<script id="horarios" type="application/json">${JSON.stringify(HOURS)}</script>`;

async function at(page: Page, time: string) {
  await page.clock.install({ time: Date.parse(`${time}-04:00`) - 1_000 });
  await page.clock.pauseAt(Date.parse(`${time}-04:00`));
}

async function expectState(page: Page, text: string, isOpen: boolean) {
  const elements = page.locator(".open-state");
  await expect(elements).toHaveText([text, text]);
  await expect(elements.and(page.locator(`[data-open="${isOpen}"]`))).toHaveCount(2);
}

test("every place says whether the clinic is open, by the clinic's clock, and changes by itself", async ({
  page,
  open,
}) => {
  await at(page, "2026-12-01T06:59:40");
  await open(HTML);
  await expectState(page, "Fechado, abre hoje às 7h", false);
  await page.clock.runFor(30_000);
  await expectState(page, "Aberto agora", true);
});

test("a holiday counts", async ({ page, open }) => {
  await at(page, "2026-12-08T10:00:00");
  await open(HTML);
  await expectState(page, "Fechado, abre em 15/12 às 7h", false);
});

test("a page without hours says nothing", async ({ page, open }) => {
  await open(ELEMENTS);
  await expect(page.locator(".open-state").and(page.locator(":empty"))).toHaveCount(2);
});
