import { expect, type Page } from "@playwright/test";
import { chooseCropped, dialog, namesOf, notices, open, rowOf, save } from "./profissional-form.ts";
import { test } from "./shared-page.ts";
import { ownName, signInAs } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

async function countOfDoctors(page: Page): Promise<number> {
  await page.goto("/admin");
  const [count] = await page
    .getByRole("definition")
    .filter({ has: page.locator("xpath=preceding-sibling::dt[contains(., 'Médicos')]") })
    .allTextContents();
  return Number(count);
}

test("a doctor is added with photograph and tags, and public at once", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, "recepcao");
  const before = await countOfDoctors(page);

  const nome = `Dra. ${ownName("Aurora")}`;
  await open(page);
  const form = dialog(page);
  expect((await form.boundingBox())?.width).toBeLessThan(1280);
  await form.getByLabel("Nome").fill(nome);
  await expect(form.getByLabel("Título")).toHaveValue("Médica");
  await form.getByLabel("Especialidade").fill("Radiologia");
  await form.getByLabel("CRM").fill("CRM-MS 00042");
  await form.getByLabel("RQE").fill("RQE 0042");
  await chooseCropped(page);
  await expect(notices(page)).toContainText("Foto carregada com sucesso");
  await expect(form.getByRole("img", { name: "Foto: imagem atual" })).toBeVisible();

  const entry = form.getByRole("textbox", { name: "Especializações" });
  await entry.fill("  Mamografia ");
  await entry.press("Enter");
  await entry.fill("Doppler");
  await form.getByRole("button", { name: "Adicionar", exact: true }).click();
  await entry.fill("mamografia");
  await entry.press("Enter");
  await expect(form.getByText("“mamografia” já está na lista.")).toBeVisible();
  await entry.fill("Engano");
  await entry.press("Enter");
  await expect(form.getByRole("listitem")).toHaveText(["Mamografia", "Doppler", "Engano"]);
  await form.getByRole("button", { name: "Remover Engano" }).focus();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("button", { name: "Remover Doppler" })).toBeFocused();
  await expect(form.getByRole("listitem")).toHaveText(["Mamografia", "Doppler"]);
  await entry.fill("Biópsia");
  await save(page);
  await expect(notices(page)).toContainText("Profissional adicionado com sucesso");
  await expect(form).toBeHidden();
  await expect(rowOf(page, nome)).toContainText("CRM-MS 00042");

  await page.goto("/profissionais");
  const card = page.getByRole("listitem").filter({ hasText: nome }).first();
  await expect(card).toContainText(/Médica\s*CRM-MS 00042\s*RQE 0042/);
  await expect(
    card.getByRole("list", { name: "Especializações" }).getByRole("listitem"),
  ).toHaveText(["Mamografia", "Doppler", "Biópsia"]);
  // Shows the pictures further down, which wait for the visitor's first action.
  await page.keyboard.press("Tab");
  const image = card.getByRole("img", { name: `Retrato de ${nome}` });
  const [w, h] = await Promise.all([image.getAttribute("width"), image.getAttribute("height")]);
  expect(Number(w) / Number(h)).toBeCloseTo(0.8, 2);
  expect(await countOfDoctors(page)).toBe(before + 1);
});

test("on a phone the form takes the whole width, and a photograph is cut to size", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page);
  expect((await dialog(page).boundingBox())?.width).toBe(390);
  await chooseCropped(page);
  await expect(dialog(page).getByRole("img", { name: "Foto: imagem atual" })).toBeVisible();
});

test("the title follows the name until somebody chooses it", async ({ page }) => {
  await open(page);
  const titulo = dialog(page).getByLabel("Título");
  const nome = dialog(page).getByLabel("Nome");
  await nome.fill("Dr. Ivo");
  await expect(titulo).toHaveValue("Médico");
  await nome.fill("Dra. Iva");
  await expect(titulo).toHaveValue("Médica");
  await nome.fill("Iva");
  await expect(titulo).toHaveValue("");
  await titulo.selectOption("Médica");
  await nome.fill("Dr. Ivo");
  await expect(titulo).toHaveValue("Médica");
});

test("closing asks about what is not saved, and gives the focus back", async ({ page }) => {
  const [nome = ""] = await namesOf(page);
  await open(page, nome);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: `Editar ${nome}` })).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog(page).getByRole("textbox", { name: "Especializações" }).fill("Metade");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => dialog(page).getByRole("link", { name: "Fechar" }).click(),
    () => dialog(page).getByRole("button", { name: "Cancelar" }).click(),
  ]) {
    await leave();
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expect(question).toBeHidden();
    await expect(dialog(page).getByRole("button", { name: "Remover Metade" })).toBeVisible();
  }
  await dialog(page).getByRole("link", { name: "Fechar" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: `Editar ${nome}` })).toBeFocused();
});

test("the focus stays in the dialog, also past a picture's own dialog", async ({ page }) => {
  await open(page);
  const isInside = () =>
    dialog(page).evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press("Tab");
    expect(await isInside()).toBe(true);
  }
  const library = dialog(page).getByRole("button", { name: "Escolher da biblioteca" });
  await library.click();
  await page.getByRole("dialog", { name: "Biblioteca de mídia" }).waitFor();
  await page.keyboard.press("Escape");
  await expect(library).toBeFocused();
  await expect(dialog(page)).toBeVisible();
});

test("an unfinished form is offered again with its photograph, title and tags", async ({
  page,
}) => {
  await open(page);
  const form = dialog(page);
  await form.getByLabel("Nome").fill("Dra. Metade");
  await chooseCropped(page);
  await expect(notices(page)).toContainText("Foto carregada com sucesso");
  const entry = form.getByRole("textbox", { name: "Especializações" });
  await entry.fill("Doppler");
  await entry.press("Enter");
  // The form is not sent while a field is wrong, so only the draft contains the typed text.
  await save(page);
  await expect(form.getByLabel("Especialidade")).toBeFocused();
  await form.getByRole("link", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await page.getByRole("button", { name: "Adicionar Profissional" }).click();
  await expect(form.getByRole("img", { name: "Foto: imagem atual" })).toBeHidden();
  await form.getByRole("button", { name: "Continuar o rascunho" }).click();
  await expect(form.getByRole("img", { name: "Foto: imagem atual" })).toBeVisible();
  await expect(form.getByLabel("Nome")).toHaveValue("Dra. Metade");
  await expect(form.getByLabel("Título")).toHaveValue("Médica");
  await expect(form.getByRole("button", { name: "Remover Doppler" })).toBeVisible();
});

test("the last specialization that there may be leaves the focus in its field", async ({
  page,
}) => {
  await open(page);
  const entry = dialog(page).getByRole("textbox", { name: "Especializações" });
  for (let count = 1; count <= 20; count++) {
    await entry.fill(`Área ${count}`);
    await entry.press("Enter");
  }
  await expect(entry).toHaveAccessibleDescription("São no máximo 20.");
  await expect(entry).toHaveAttribute("readonly");
  await expect(entry).toBeFocused();
});
