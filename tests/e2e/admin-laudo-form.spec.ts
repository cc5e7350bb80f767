import { expect, type Locator, type Page } from "@playwright/test";
import { laudoRow } from "./laudo-row.ts";
import { ownName, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

test.use({ clinic: "own" });
test.describe.configure({ mode: "default" });

const PHONE = { width: 390, height: 844 };
const GUARDIAN = "390.533.447-05";
const REGISTERED = "100.200.300-88";

test.describe("with answers that refuse", () => {
  test.use({ expected: { messages: [/status of 400/] } });

  test("Enter takes the first exam, and an unlisted one is reported, on a phone", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const nome = ownName("Noêmia Prates");
    await open(page, "recepcao", "/admin/laudos/novo?quem=novo");
    await page.getByLabel("Nome", { exact: true }).fill(nome);
    await page.getByLabel("Data de nascimento").fill("02/03/1975");
    const exame = page.getByRole("combobox", { name: "Exame" });
    await exame.pressSequentially("mamog");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(exame).toHaveValue(/^Mamografia/);
    await expect(page.getByRole("option")).toHaveCount(0);
    // A barcode reader also enters the text before the list of suggestions can appear.
    await exame.fill("ultrassonografia tireoide");
    await page.keyboard.press("Enter");
    await expect(exame).toHaveValue("Ultrassonografia da tireoide");
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Salvar" })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/laudos\/novo/);

    await exame.fill("");
    await exame.pressSequentially("torax");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const second = page.getByRole("option").nth(1);
    const marked = (await second.textContent()) ?? "";
    await page.keyboard.press("Enter");
    await expect(exame).toHaveValue(marked);

    await exame.fill("Cintilografia óssea de teste");
    await exame.press("Enter");
    await expect(page.getByText("salve de novo para usar este nome")).toBeVisible();
    await expect(exame).toBeFocused();
    await expect(page.getByText("Este exame não está na lista da clínica.")).toBeVisible();
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText("Laudo cadastrado");
    await expect(laudoRow(page, nome)).toContainText("Cintilografia óssea de teste");
  });
});

test("saving again while the notice is visible confirms the name", async ({ page }) => {
  const nome = ownName("Dalva Brum");
  await open(page, "recepcao", "/admin/laudos/novo?quem=novo");
  await page.getByLabel("Nome", { exact: true }).fill(nome);
  await page.getByLabel("Data de nascimento").fill("02/03/1975");
  await page.getByLabel("Exame", { exact: true }).fill("Exame de outro serviço");
  await page.getByLabel("CRM do médico").fill("CRM-MS 00001");
  await expect(page.getByText("Este exame não está na lista da clínica.")).toBeVisible();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Laudo cadastrado");
  await expect(laudoRow(page, nome)).toContainText("Exame de outro serviço");
});

test("half a word in the exam field is never saved by Enter", async ({ page }) => {
  await open(page, "recepcao", "/admin/laudos/novo?quem=novo");
  await page.getByLabel("Nome", { exact: true }).fill(ownName("Olga Brites"));
  await page.getByLabel("Data de nascimento").fill("02/03/1975");
  await page.getByRole("combobox", { name: "Médico responsável" }).pressSequentially("hel");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Médico responsável" })).not.toHaveValue("hel");
  await expect(page.getByLabel("CRM do médico")).not.toHaveValue("");
  await page.getByRole("combobox", { name: "Exame" }).pressSequentially("radiog");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Exame" })).toHaveValue(/^Radiografia/);
  await page.keyboard.press("Enter");
  await expect(notices(page)).toContainText("Laudo cadastrado");
  await notices(page).getByRole("link", { name: "Imprimir comprovante" }).click();
  await expect(page).toHaveURL(/\/admin\/laudos\/[\w-]+\/comprovante$/);
});

test("a child's guardian needs no calculation, and a second child's no typing", async ({
  page,
}) => {
  const guardian = ownName("Rui Peralta");
  for (const [index, at] of ["/admin/laudos/novo?quem=novo", "/admin/pacientes/novo"].entries()) {
    await open(page, "recepcao", at);
    await page.getByLabel("Nome", { exact: true }).fill(ownName(`Criança ${index}`));
    await page.getByRole("button", { name: "Informar responsável" }).click();
    const last = page.getByLabel("Responsável até");
    const name = page.getByLabel("Nome do responsável");
    await page.getByLabel("CPF do responsável").fill(GUARDIAN);
    if (index === 0) await name.fill(guardian);
    await expect(name).toHaveValue(guardian);
    await page.getByLabel("Data de nascimento").fill("03/02/2018");
    await expect(last).toHaveValue("03/02/2036");
    await page.getByLabel("Data de nascimento").fill("04/02/2018");
    await expect(last).toHaveValue("04/02/2036");
    await last.fill("01/01/2030");
    await page.getByLabel("Data de nascimento").fill("05/02/2018");
    await expect(last).toHaveValue("01/01/2030");
    if (index === 0) {
      await page.getByLabel("Exame", { exact: true }).pressSequentially("radiog");
      await page.keyboard.press("Enter");
    } else {
      await expect(page.getByText(`Já cadastrado: ${guardian}`)).toBeVisible();
    }
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(notices(page)).toContainText(/cadastrado|criado com sucesso/);
  }
});

test("Escape closes the list of patients, which never lies over the button, and the typed name stays", async ({
  page,
}) => {
  await open(page, "recepcao", "/admin/laudos/novo");
  const field = page.getByRole("combobox", { name: "Paciente" });
  // An open list hides the rest of the page from the tree of accessibility.
  const fresh = page.getByRole("button", { name: "Paciente novo", includeHidden: true });
  await field.pressSequentially("Mari");
  await expect(page.getByRole("option").first()).toBeVisible();
  const list = await page.getByRole("listbox").boundingBox();
  const button = await fresh.boundingBox();
  expect(button && list && button.y + button.height <= list.y).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field).toHaveValue("Mari");
  await fresh.click();
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Mari");
});

test("a new patient is the list's last option, with the name that was typed", async ({ page }) => {
  await open(page, "recepcao", "/admin/laudos/novo");
  await page.getByRole("combobox", { name: "Paciente" }).pressSequentially("Mari Prates");
  const last = page.getByRole("option").last();
  await expect(last).toHaveText('Cadastrar "Mari Prates"');
  await last.click();
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Mari Prates");
});

test.describe("with a CPF that is registered already", () => {
  test.use({ expected: { messages: [/status of 409/] } });

  for (const path of ["/admin/pacientes/novo", "/admin/laudos/novo?quem=novo"]) {
    test(`the notice with that patient comes into view at ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, "recepcao", path);
      await page.getByLabel("Nome", { exact: true }).fill(ownName("Jonas Lobo"));
      await page.getByLabel("CPF", { exact: true }).fill(REGISTERED);
      await page.getByLabel("Data de nascimento").fill("02/03/1975");
      const exame = page.getByRole("combobox", { name: "Exame" });
      if (await exame.isVisible()) {
        await exame.pressSequentially("radiog");
        await page.keyboard.press("Enter");
      }
      await page.getByRole("button", { name: "Salvar" }).click();
      const notice = page.getByRole("alert").filter({ hasText: "Este CPF já está cadastrado" });
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(notice).toBeFocused();
    });
  }

  test("the report is registered for that patient", async ({ page }) => {
    await open(page, "recepcao", "/admin/laudos/novo?quem=novo");
    await page.getByLabel("Nome", { exact: true }).fill(ownName("Jonas Lobo"));
    await page.getByLabel("CPF", { exact: true }).fill(REGISTERED);
    await page.getByLabel("Data de nascimento").fill("02/03/1975");
    await page.getByRole("combobox", { name: "Exame" }).pressSequentially("radiog");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Salvar" }).click();
    await page.getByRole("button", { name: "Usar este paciente" }).click();
    await expect(page.getByRole("combobox", { name: "Paciente" })).not.toHaveValue("");
  });
});

test.describe("without script", () => {
  test.use({
    javaScriptEnabled: false,
    expected: { messages: [/^csp: \S+\.js$/, /status of 400/] },
  });

  test("a child, her guardian and her report are registered in one form", async ({ page }) => {
    const nome = ownName("Lia Sampaio");
    await signInAs(page, "recepcao");
    await page.goto("/admin/laudos/novo");
    await page.getByRole("link", { name: "cadastrar um paciente novo com o laudo" }).click();
    await page.getByLabel("Nome", { exact: true }).fill(nome);
    await page.getByLabel("Data de nascimento").fill("03/02/2018");
    await page.getByLabel("CPF do responsável").fill("987.654.321-00");
    await page.getByLabel("Nome do responsável").fill(ownName("Vera Sampaio"));
    await page.getByLabel("Exame", { exact: true }).fill("Exame que não há");
    await page.getByLabel("Exame", { exact: true }).press("Enter");
    await expect(page.getByText("Este exame não está na lista da clínica.")).toBeVisible();
    await expect(page.getByLabel("Nome", { exact: true })).toHaveValue(nome);
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(laudoRow(page, nome)).toContainText("Exame que não há");
  });
});

async function open(page: Page, role: "recepcao", path: string): Promise<void> {
  await signInAs(page, role);
  await page.goto(path);
  await untilAwake(page);
}

function notices(page: Page): Locator {
  return page.getByRole("region", { name: "Avisos" });
}
