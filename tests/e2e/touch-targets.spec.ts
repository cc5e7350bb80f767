import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_EXAMES } from "#demo/content/exames.ts";
import { slugify } from "#domain/texto/slug.ts";
import { test } from "./shared-page.ts";

const FINGER = 44;
const POINTER = 24;

const LINKS: [path: string, part: (page: Page) => Locator, names: (string | RegExp)[]][] = [
  [
    "/",
    (page) => page.getByRole("region", { name: "Onde estamos" }),
    [/^\(67\)/, /^Como chegar/, /^WhatsApp/],
  ],
  [
    "/contato",
    (page) => page.getByRole("main"),
    [/^Telefone/, /^WhatsApp/, "contato@claravale.test", /^Como chegar/],
  ],
  [
    `/exames/${slugify(DEMO_EXAMES[0]?.nome ?? "")}`,
    (page) => page.getByRole("article"),
    ["Ver convênios aceitos", /^Como chegar/],
  ],
];

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const [path, part, names] of LINKS) {
    test(`the ways to the clinic on ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const name of names) {
        const link = part(page).getByRole("link", { name }).first();
        expect((await link.boundingBox())?.height, String(name)).toBeGreaterThanOrEqual(FINGER);
      }
    });
  }

  test("the dots below the hero's images", async ({ page }) => {
    await page.goto("/");
    const dots = page.getByRole("button", { name: /^Ir para a imagem/ });
    await expect(dots.first()).toBeVisible();
    for (const dot of await dots.all()) {
      const box = await dot.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(FINGER);
    }
    const controls = page.getByRole("group", { name: "Imagens da clínica" });
    expect((await controls.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  });
});

test("on a desk the footer's links are high enough for a pointer", async ({ page }) => {
  await page.goto("/");
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(POINTER);
  }
});
