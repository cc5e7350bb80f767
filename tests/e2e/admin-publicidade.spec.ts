import { expect, type Page } from "@playwright/test";
import { test } from "./shared-page.ts";
import { ownName, signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const warnings = (page: Page) => page.getByRole("list", { name: "Avisos do CFM" });
const warning = (page: Page, words: string) =>
  warnings(page)
    .getByRole("listitem")
    .filter({ hasText: `“${words}”` });

test("a doctor's text is warned about, saved all the same and marked, on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const nome = `Dra. ${ownName("Elisa")}`;
  await signInAs(page, "recepcao");
  await page.goto("/admin/profissionais/novo");
  await untilAwake(page);
  await page.getByLabel("Nome").fill(nome);
  await page.getByLabel("Especialidade").fill("Radiologia");
  await page.getByLabel("CRM").fill("CRM-MS 00077");
  await expect(warning(page, "Radiologia")).toContainText("art. 4º, II");
  await page.getByLabel("RQE").fill("RQE 0077");
  await expect(warnings(page)).toHaveCount(0);
  await page.getByLabel("Mini bio").fill("A melhor médica. O melhor horário é cedo.");
  await expect(warning(page, "A melhor médica")).toContainText("Vedado, art. 11");
  await expect(warnings(page).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("Mini bio: 1 aviso do CFM")).toBeAttached();
  await expect(page.getByText("Depois de salvar, cada aviso")).toBeVisible();
  await expect(page.getByRole("button", { name: "Visto" })).toHaveCount(0);
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText(
    "Profissional adicionado com sucesso",
  );

  await page.getByRole("button", { name: `Editar ${nome}` }).click();
  const seen = warning(page, "A melhor médica").getByRole("button", { name: "Visto" });
  await expect(seen).toHaveAccessibleDescription("“A melhor médica”");
  await seen.focus();
  await page.keyboard.press("Enter");
  await expect(warning(page, "A melhor médica")).toContainText(/Visto por .+ em \d\d\/\d\d\/\d{4}/);
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeFocused();
  expect(await violationsOf(page, { within: "[role=dialog]" })).toEqual([]);

  await page.getByLabel("Mini bio").fill("A melhor equipe, e A MELHOR MÉDICA.");
  await expect(warning(page, "A MELHOR MÉDICA")).toContainText("Visto por");
  await expect(warning(page, "A melhor equipe")).not.toContainText("Visto por");
  await page.getByLabel("Mini bio").fill("A melhor médica. O melhor horário é cedo.");
  await page.getByRole("link", { name: "Histórico" }).click();
  const line = page.getByRole("listitem").filter({ hasText: "viu um aviso do CFM" });
  await line.getByText("3 campos").click();
  await expect(line).toContainText("Mini bio");
  await expect(line).toContainText("A melhor médica");
});

test("the home page's texts and a testimonial are read, too, and a mark is taken back", async ({
  page,
}) => {
  await signInAs(page, "editor");
  await page.goto("/admin/homepage/sobre");
  await untilAwake(page);
  await page.getByLabel("Missão").fill("Somos a única clínica com tecnologia de ponta.");
  await expect(warning(page, "a única clínica")).toBeVisible();
  await expect(warning(page, "tecnologia de ponta")).toContainText("art. 11, II");
  await page.getByLabel("Missão").fill("Cuidar de quem precisa de um exame.");
  await expect(warning(page, "a única clínica")).toHaveCount(0);

  await page.goto("/admin/depoimentos");
  await untilAwake(page);
  await page
    .getByRole("button", { name: /^Editar / })
    .first()
    .click();
  await page.getByLabel("Texto").fill("Recomendo. Fui recebida com calma.");
  const praise = warning(page, "Recomendo");
  await expect(praise).toContainText("Só com condições, arts. 8º e 14");
  // Requests that reload the screen get no answer, as on a slow connection.
  await page.route(/\.data(\?|$)/, (route) =>
    route.request().method() === "GET" ? undefined : route.continue(),
  );
  await praise.getByRole("button", { name: "Visto" }).click();
  await expect(praise).toContainText("Visto por");
  await praise.getByRole("button", { name: "Desfazer" }).click();
  await expect(praise.getByRole("button", { name: "Visto" })).toBeFocused();
  await expect(praise).not.toContainText("Visto por");
  await page.unrouteAll();
});
