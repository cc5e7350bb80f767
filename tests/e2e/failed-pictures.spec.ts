import { expect, type Page } from "@playwright/test";
import { DEMO_HOME_ESTRUTURA } from "#demo/content/home.ts";
import { test } from "./test.ts";

test.use({ expected: { messages: [/net::ERR_FAILED/] } });

const [room] = DEMO_HOME_ESTRUTURA.imagens;

async function openWithout(page: Page, path: string, bucket: string) {
  await page.route(`**/arquivos/${bucket}/**`, (route) => route.abort());
  await page.goto(path);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ["/", "/quem-somos"]) {
      test(`${path} shows a drawing in place of a room`, async ({ page }) => {
        await openWithout(page, path, "estrutura");
        const figure = page.getByRole("figure").filter({ hasText: room?.titulo ?? "" });
        await figure.scrollIntoViewIfNeeded();
        const image = figure.locator("img");
        await expect(image).toHaveAttribute("src", /sala-padrao/);
        await expect
          .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
        await expect(image).toHaveAttribute("alt", "");
      });
    }

    test("/profissionais shows the drawn face, /blog our own cover", async ({ page }) => {
      await openWithout(page, "/profissionais", "medicos");
      await page.keyboard.press("Tab");
      const portrait = page.getByRole("main").locator("img").first();
      await portrait.scrollIntoViewIfNeeded();
      await expect(portrait).toHaveAttribute("src", /rosto-padrao/);
      await openWithout(page, "/blog", "blog");
      await expect(page.getByRole("main").locator("img").first()).toHaveAttribute(
        "src",
        /capa-padrao/,
      );
    });

    test("/convenios shows the letter of an insurer whose logo fails", async ({ page }) => {
      await openWithout(page, "/convenios", "convenios");
      await page.keyboard.press("Tab");
      const list = page.getByRole("region", { name: "Convênios aceitos" });
      const rows = await list.getByRole("listitem").all();
      for (const row of rows) {
        await row.scrollIntoViewIfNeeded();
        const image = row.locator("img");
        // Small logos are embedded in the page, so they cannot fail.
        if (await row.locator('source[srcset^="data:"]').count()) continue;
        const [letter = ""] = (await row.getByRole("heading").textContent()) ?? "";
        await expect(row.getByText(letter.toUpperCase(), { exact: true })).toBeVisible();
        await expect(image).toHaveCount(0);
      }
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the room's words stand where its picture would be", async ({ page }) => {
    await openWithout(page, "/", "estrutura");
    const image = page.getByRole("img", { name: room?.descricao });
    await image.scrollIntoViewIfNeeded();
    const box = await image.boundingBox();
    expect(box?.height).toBeGreaterThan(150);
  });
});
