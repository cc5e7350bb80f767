import { expect } from "@playwright/test";
import { test } from "./script-page.ts";

const FIELD = '<input aria-label="Protocolo" data-slip value="">';

test("the number behind # goes into its field and out of the address, whose query stays", async ({
  page,
  open,
}) => {
  await open(FIELD, { path: "/resultados?entrada=1#2026-7k3m9-p4x2r" });
  await expect(page.getByRole("textbox")).toHaveValue("2026-7K3M9-P4X2R");
  await expect(page).toHaveURL("/resultados?entrada=1");
  await page.goto("about:blank");
  await page.goBack();
  await expect(page).toHaveURL("/resultados?entrada=1");
});

test("a number is read however its signs are written", async ({ page, open }) => {
  await open(FIELD, { path: "/resultados#2026%207K3M9%20P4X2R" });
  await expect(page.getByRole("textbox")).toHaveValue("2026-7K3M9-P4X2R");
});

test("another number in the address of the open page takes the first one's place", async ({
  page,
  open,
}) => {
  await open(FIELD, { path: "/resultados#2026-7K3M9-P4X2R" });
  await page.evaluate(() => {
    location.hash = "2026-AAAAA-BBBBB";
  });
  await expect(page.getByRole("textbox")).toHaveValue("2026-AAAAA-BBBBB");
  await expect(page).toHaveURL("/resultados");
});

test("what is no number stays in the address and out of the field", async ({ page, open }) => {
  await open(FIELD, { path: "/resultados#ajuda" });
  await expect(page).toHaveURL("/resultados#ajuda");
  await expect(page.getByRole("textbox")).toHaveValue("");
});

test("a page without the field leaves the address alone", async ({ page, open }) => {
  await open("<p>Exames</p>", { path: "/exames#2026-7K3M9-P4X2R" });
  await expect(page).toHaveURL("/exames#2026-7K3M9-P4X2R");
});
