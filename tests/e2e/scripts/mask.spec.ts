import { expect } from "@playwright/test";
import { test } from "./script-page.ts";

const HTML = `
<input aria-label="CPF" data-mask="cpf">
<input aria-label="Nascimento" data-mask="data">
<input aria-label="Protocolo">`;

test.beforeEach(({ open }) => open(HTML));

test("a CPF gets its points and its dash while it is typed, and no twelfth digit", async ({
  page,
}) => {
  const cpf = page.getByRole("textbox", { name: "CPF" });
  const steps = [
    ["1", "1"],
    ["23", "123"],
    ["4", "123.4"],
    ["56", "123.456"],
    ["7", "123.456.7"],
    ["89", "123.456.789"],
    ["0", "123.456.789-0"],
    ["9", "123.456.789-09"],
    ["9", "123.456.789-09"],
  ] as const;
  for (const [typed, shown] of steps) {
    await cpf.pressSequentially(typed);
    await expect(cpf).toHaveValue(shown);
  }
});

test("a pasted CPF is masked whole, and letters are left out", async ({ page }) => {
  const cpf = page.getByRole("textbox", { name: "CPF" });
  await cpf.fill("CPF 123 456 789/09");
  await expect(cpf).toHaveValue("123.456.789-09");
});

test("a deleted character of a CPF stays deleted", async ({ page }) => {
  const cpf = page.getByRole("textbox", { name: "CPF" });
  await cpf.fill("12345678909");
  for (const shown of ["123.456.789-0", "123.456.789", "123.456.78"]) {
    await page.keyboard.press("Backspace");
    await expect(cpf).toHaveValue(shown);
  }
});

test("a correction within a CPF keeps its place", async ({ page }) => {
  const cpf = page.getByRole("textbox", { name: "CPF" });
  await cpf.fill("12345678909");
  await page.keyboard.press("Home");
  await page.keyboard.type("9");
  await expect(cpf).toHaveValue("9123.456.789-09");
  await page.keyboard.type("8");
  await expect(cpf).toHaveValue("98123.456.789-09");
});

test("a date gets its slashes while it is typed, and only one where they are typed too", async ({
  page,
}) => {
  const date = page.getByRole("textbox", { name: "Nascimento" });
  const steps = [
    ["0", "0"],
    ["5", "05/"],
    ["0", "05/0"],
    ["3", "05/03/"],
    ["1980", "05/03/1980"],
  ] as const;
  for (const [typed, shown] of steps) {
    await date.pressSequentially(typed);
    await expect(date).toHaveValue(shown);
  }
  await date.fill("");
  await date.pressSequentially("05/03/1980");
  await expect(date).toHaveValue("05/03/1980");
});

test("a date with short numbers stays as it is typed", async ({ page }) => {
  const date = page.getByRole("textbox", { name: "Nascimento" });
  await date.pressSequentially("5/3/1980");
  await expect(date).toHaveValue("5/3/1980");
});

test("a slash of a date can be deleted, and pasted text stays unchanged", async ({ page }) => {
  const date = page.getByRole("textbox", { name: "Nascimento" });
  await date.pressSequentially("0503");
  await expect(date).toHaveValue("05/03/");
  await page.keyboard.press("Backspace");
  await expect(date).toHaveValue("05/03");
  await date.fill("");
  await date.evaluate((input: HTMLInputElement) => {
    input.value = "05";
    input.setSelectionRange(2, 2);
    const pasted = { bubbles: true, inputType: "insertFromPaste" };
    input.dispatchEvent(new InputEvent("input", pasted));
  });
  await expect(date).toHaveValue("05");
});

test("a field without a mask stays as it is typed", async ({ page }) => {
  const field = page.getByRole("textbox", { name: "Protocolo" });
  await field.pressSequentially("12345678909");
  await expect(field).toHaveValue("12345678909");
});

test("a form that comes into the page later is masked too", async ({ page }) => {
  await page.evaluate(() => {
    document.body.innerHTML = '<input aria-label="Novo CPF" data-mask="cpf">';
  });
  const cpf = page.getByRole("textbox", { name: "Novo CPF" });
  await cpf.pressSequentially("1234");
  await expect(cpf).toHaveValue("123.4");
});
