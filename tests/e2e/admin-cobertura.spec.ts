import { expect, type Page } from "@playwright/test";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";

test.use({ clinic: "own", expected: { messages: [/409/] } });

async function open(page: Page) {
  await signInAs(page, "editor");
  await page.goto("/admin/cobertura");
  await untilAwake(page);
}

function paste(page: Page, text: string) {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test("the table is edited by keyboard and by pasting, and two people are told of each other", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const other = await context.newPage();
  await open(other);
  const rowOf = (one: Page, exame: string) =>
    one.getByRole("grid", { name: "Cobertura" }).getByRole("row", { name: exame });
  const cellsOf = (one: Page, exame = "Mamografia digital") =>
    rowOf(one, exame).getByRole("gridcell");
  const save = (one: Page) => one.getByRole("button", { name: "Salvar", exact: true }).click();

  // The row's cells are `Todos`, for all insurers, and Cassems, an insurer.
  await cellsOf(page).nth(0).click();
  await expect(cellsOf(page).nth(0)).toHaveText("não");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(cellsOf(page).nth(1)).toHaveText("autorização");
  await page.keyboard.press("Enter");
  await expect(cellsOf(page).nth(1)).toHaveText("não");
  await expect(page.getByText("2 mudanças ainda não salvas")).toBeVisible();
  await save(page);
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText("Cobertura salva");

  await cellsOf(other).nth(1).focus();
  await other.keyboard.press("a");
  await save(other);
  const conflict = other.getByRole("alert", { name: "Duas versões" });
  await expect(conflict).toContainText("Mamografia digital, Cassems");
  await other.getByRole("button", { name: "Salvar a minha versão" }).click();
  await expect(other.getByRole("region", { name: "Avisos" })).toContainText("Cobertura salva");
  await expect(cellsOf(other).nth(1)).toHaveText("autorização");

  const table = "\tcassems\tInventado\nMamografia digital\tsim\tsim\nRaio Z\tsim\tsim";
  await cellsOf(other).nth(1).focus();
  await paste(other, table);
  await expect(cellsOf(other).nth(1)).toHaveText("sim");
  const problems = other.getByRole("alert").filter({ hasText: "Nem tudo foi reconhecido" });
  await expect(problems).toContainText("Convênio não encontrado: “Inventado”");
  await expect(problems).toContainText("Exame não encontrado: “Raio Z”");
  await expect(other.getByLabel("Tabela copiada da planilha")).toHaveValue(table);
  await save(other);
  await expect(other.getByText("1 mudança ainda não salva")).toBeHidden();
  await other.reload();
  await expect(cellsOf(other).nth(1)).toHaveText("sim");
});
