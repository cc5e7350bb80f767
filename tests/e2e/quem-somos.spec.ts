import { expect } from "@playwright/test";
import { DEMO_HOME_ESTRUTURA, DEMO_HOME_SOBRE } from "#demo/content/home.ts";
import { test } from "./shared-page.ts";

test("the history is set in its paragraphs, with a picture of the clinic", async ({ page }) => {
  await page.goto("/quem-somos");
  const history = page.getByRole("region", { name: DEMO_HOME_SOBRE.titulo });
  const paragraphs = DEMO_HOME_SOBRE.historia.split("\n\n");
  expect(paragraphs.length).toBeGreaterThan(1);
  await expect(history.getByRole("paragraph")).toHaveText(paragraphs);
  const [room] = DEMO_HOME_ESTRUTURA.imagens;
  await expect(history.getByRole("figure")).toContainText(room?.titulo ?? "");
  await expect(history.getByRole("img", { name: room?.descricao })).toBeVisible();
});
