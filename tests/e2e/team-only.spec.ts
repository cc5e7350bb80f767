import { type Browser, expect, type Page } from "@playwright/test";
import { DEMO_CONFIGURACOES } from "#demo/content/configuracoes.ts";
import { test } from "./shared-page.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const LABEL = "Mostrar o site só para a equipe";
const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });

async function press(page: Page, isOn: boolean): Promise<void> {
  await page.goto("/admin/configuracoes");
  await untilAwake(page);
  await page
    .getByRole("navigation", { name: "Partes desta tela" })
    .getByRole("link", { name: "Quem vê o site" })
    .click();
  await page.getByRole("switch", { name: LABEL }).setChecked(isOn);
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Configurações salvas com sucesso.");
}

async function asStranger(
  browser: Browser,
  { baseURL, width }: { baseURL: string | undefined; width: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 850 } });
  return context.newPage();
}

for (const width of [390, 1280]) {
  test(`strangers read the clinic's name and telephone, the team reads the site, at ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    const stranger = await asStranger(browser, { baseURL, width });
    expect((await stranger.goto("/exames"))?.status()).toBe(200);

    await signInAs(page, "admin_master");
    await press(page, true);
    expect(await violationsOf(page)).toEqual([]);

    expect((await stranger.goto("/exames"))?.status()).toBe(503);
    await expect(
      stranger.getByRole("heading", { name: DEMO_CONFIGURACOES.nome_clinica, level: 1 }),
    ).toBeVisible();
    await expect(stranger.getByRole("link", { name: "(67) 3441-0012" })).toHaveAttribute(
      "href",
      "tel:+556734410012",
    );
    expect(await violationsOf(stranger)).toEqual([]);
    await expectNoSidewaysScroll(stranger);
    await stranger.getByRole("link", { name: "Ver resultados de exames" }).click();
    await expect(stranger.getByLabel("Protocolo")).toBeVisible();

    await page.goto("/exames");
    await expect(page.getByRole("complementary", { name: "Só para a equipe" })).toContainText(
      "Só a equipe vê este site.",
    );
    expect(await violationsOf(page)).toEqual([]);
    await expectNoSidewaysScroll(page);

    await press(page, false);
    expect((await stranger.goto("/exames"))?.status()).toBe(200);
    await page.goto("/exames");
    await expect(page.getByRole("complementary", { name: "Só para a equipe" })).toHaveCount(0);
    await stranger.context().close();
  });
}
