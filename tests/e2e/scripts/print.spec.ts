import { expect } from "@playwright/test";
import { test } from "./script-page.ts";

test("the buttons for printing are offered, and each opens the browser's own dialog", async ({
  page,
  open,
}) => {
  let printed = 0;
  await page.exposeFunction("countPrint", () => {
    printed += 1;
  });
  await page.addInitScript("window.print = () => window.countPrint()");
  await open("<button data-print hidden>Imprimir</button><button data-print hidden>Folha</button>");
  expect(printed).toBe(0);
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect.poll(() => printed).toBe(1);
  await page.getByRole("button", { name: "Folha" }).click();
  await expect.poll(() => printed).toBe(2);
});
