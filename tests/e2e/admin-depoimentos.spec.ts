import { expect, type Page } from "@playwright/test";
import { test } from "./shared-page.ts";
import { ownName, signInAs, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });
const publicSection = (page: Page) =>
  page.getByRole("region", { name: "O que dizem os pacientes" });
const sectionForm = (page: Page) => page.getByRole("form", { name: "Na página inicial" });

async function saveSection(page: Page) {
  await sectionForm(page).getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Seção atualizada com sucesso!");
  await notices(page).getByRole("button", { name: "Fechar" }).first().click();
}

test("a testimonial needs consent, is public at once, and leaves without a copy", async ({
  page,
}) => {
  const nome = ownName("Dona Ivone");
  await signInAs(page, "recepcao");
  await page.goto("/admin/depoimentos");
  await untilAwake(page);
  await page.getByRole("button", { name: "Adicionar Depoimento" }).click();
  await page.getByLabel("Nome", { exact: true }).fill(nome);
  await page.getByLabel("Texto").fill("Fui recebida com <b>carinho</b>.");
  await page.getByLabel("Ordem de exibição").fill("0");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByLabel("Consentimento")).toBeFocused();
  await expect(page.getByLabel("Consentimento")).toHaveAccessibleDescription(
    /Diga quem consentiu e quando/,
  );
  await page.getByLabel("Consentimento").fill("Ivone Dutra, por escrito, em 12/11/2026");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Depoimento criado com sucesso!");

  await page.goto("/");
  await expect(publicSection(page)).toContainText(nome);
  await expect(publicSection(page)).toContainText("Fui recebida com <b>carinho</b>.");
  expect(await page.content()).not.toContain("Ivone Dutra");

  await page.goto("/admin/depoimentos");
  await page.getByRole("button", { name: `Editar ${nome}` }).click();
  await expect(page.getByRole("heading", { name: "Editar Depoimento" })).toBeVisible();
  await page.getByRole("link", { name: "Histórico" }).click();
  await expect(page.getByText(/não há como voltar a uma versão/)).toBeVisible();
  await page.getByText("4 campos").click();
  await expect(page.getByText("não guardado").first()).toBeVisible();
  await expect(page.getByText("carinho")).toHaveCount(0);

  await page.goto("/admin/depoimentos");
  await untilAwake(page);
  await page.getByRole("button", { name: `Excluir ${nome}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("não pode voltar");
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notices(page)).toContainText("Depoimento excluído com sucesso!");
  await page.goto("/");
  await expect(publicSection(page)).not.toContainText(nome);
  await page.goto("/admin/lixeira");
  await expect(page.getByText(nome)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test("the section's figures change, twice in a row, and it can be hidden and shown", async ({
    page,
  }) => {
    await signInAs(page, "editor");
    await page.goto("/admin/depoimentos");
    await untilAwake(page);
    const form = sectionForm(page);
    const shown = form.getByRole("switch", { name: "Mostrar seção" });
    await expect(shown).toBeChecked();
    await form.getByLabel("Nota média").fill("4,7");
    await form.getByLabel("Avaliações").fill("");
    await saveSection(page);
    await expect(form.getByRole("button", { name: "Salvar" })).toBeFocused();
    await page.goto("/");
    await expect(publicSection(page)).toContainText("4,7");
    await expect(publicSection(page).getByText("avaliações", { exact: true })).toHaveCount(0);

    await page.goto("/admin/depoimentos");
    await untilAwake(page);
    await form.getByLabel("Nota média").fill("4,6");
    await saveSection(page);
    await form.getByLabel("Avaliações").fill("330");
    await shown.uncheck();
    await saveSection(page);
    await expect(shown).not.toBeChecked();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(publicSection(page)).toHaveCount(0);

    await page.goto("/admin/depoimentos");
    await untilAwake(page);
    await shown.check();
    await saveSection(page);
    await page.goto("/");
    await expect(publicSection(page)).toContainText("330");
  });
});

test.describe("two people at once", () => {
  test.use({ expected: { messages: [/status of 409/] } });

  test("both versions of the section are shown, and what was typed stays", async ({
    page,
    browser,
    baseURL,
  }) => {
    await signInAs(page, "recepcao");
    await page.goto("/admin/depoimentos");
    await untilAwake(page);
    await sectionForm(page).getByLabel("Satisfação").fill("91%");
    const other = await browser.newPage({ baseURL });
    await signInAs(other, "editor");
    await other.goto("/admin/depoimentos");
    await untilAwake(other);
    await sectionForm(other).getByLabel("Satisfação").fill("92%");
    await saveSection(other);
    await other.close();
    await sectionForm(page).getByRole("button", { name: "Salvar" }).click();
    const conflict = page.getByRole("alert", { name: "Duas versões" });
    await expect(conflict).toContainText("Este registro foi alterado por outra pessoa.");
    await expect(conflict).toContainText("92%");
    await expect(sectionForm(page).getByLabel("Satisfação")).toHaveValue("91%");
    await conflict.getByRole("button", { name: "Salvar a minha versão" }).click();
    await expect(notices(page)).toContainText("Seção atualizada com sucesso!");
    await page.goto("/");
    await expect(publicSection(page)).toContainText("91%");
  });
});
