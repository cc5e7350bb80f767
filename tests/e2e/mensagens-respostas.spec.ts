import { expect } from "@playwright/test";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

test("a ready answer joins what was typed, at the cursor, and a note leaves the answer as it is", async ({
  page,
}) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin/mensagens");
  const headers = { origin: new URL(page.url()).origin };
  const form = { nome: "Nair Pronta", email: "nair@exemplo.com.br", mensagem: "Quanto custa?" };
  await page.request.post("/contato", { form, headers, maxRedirects: 0 });
  await page.request.post("/admin/respostas/novo", {
    form: { nome: "Preço da Nair", texto: "[nome], custa R$ [valor].", ordem_exibicao: "1" },
    headers,
    maxRedirects: 0,
  });
  await page.goto("/admin/mensagens?busca=nair+pronta");
  await untilAwake(page);
  await page.getByRole("link", { name: "Abrir Nair Pronta" }).click();
  const answer = page.getByLabel("Resposta", { exact: true });
  const choose = async () => {
    await page.getByRole("button", { name: "Respostas prontas" }).click();
    await page.getByRole("button", { name: "Preço da Nair" }).click();
  };
  await choose();
  await expect(answer).toHaveValue("Olá, Nair.\n\nNair, custa R$ [valor].");
  await expect(answer).toBeFocused();
  await answer.press("Control+z");
  await expect(answer).toHaveValue("Olá, Nair.\n\n");
  await answer.fill("Bom dia. Até logo.");
  for (let n = 0; n < "Até logo.".length; n++) await answer.press("ArrowLeft");
  await choose();
  const written = "Bom dia. Nair, custa R$ [valor].Até logo.";
  await expect(answer).toHaveValue(written);
  await page.getByRole("button", { name: "Responder por e-mail" }).click();
  await expect(answer).toHaveAccessibleDescription("Troque [valor] pelo que é, ou apague");

  await page.getByLabel("Anotação").fill("Ligar depois das 18h");
  await page.getByRole("button", { name: "Guardar anotação" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Ligar depois" })).toContainText(
    "Marina Falcão",
  );
  await expect(answer).toHaveValue(written);
  expect(await violationsOf(page)).toEqual([]);
});
