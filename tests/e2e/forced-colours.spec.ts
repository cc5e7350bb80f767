import { expect, type Locator } from "@playwright/test";
import { test } from "./shared-page.ts";

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

function style(locator: Locator, name: string, pseudo?: string) {
  return locator.evaluate(
    (node, [property, part]) =>
      getComputedStyle(node, part || undefined).getPropertyValue(property ?? ""),
    [name, pseudo ?? ""],
  );
}

test("a filled button has an edge", async ({ page }) => {
  await page.goto("/contato");
  const button = page.getByRole("button", { name: "Enviar Mensagem" });
  expect(await style(button, "border-top-width")).toBe("1px");
  await page.goto("/");
  const link = page.getByRole("main").getByRole("link", { name: /^Como chegar/ });
  expect(await style(link, "border-top-width")).toBe("1px");
});

test("only the chosen category is underlined", async ({ page }) => {
  await page.goto("/blog?categoria=exames");
  const links = page.getByRole("navigation", { name: "Categorias" }).getByRole("link");
  for (const link of await links.all()) {
    const isChosen = (await link.getAttribute("aria-current")) === "page";
    expect(await style(link, "border-bottom-width")).toBe(isChosen ? "2px" : "0px");
  }
});

test("the current page stays underlined in the navigation, from the edge of its word", async ({
  page,
}) => {
  await page.goto("/");
  const link = page
    .getByRole("navigation", { name: "Principal" })
    .getByRole("link", { name: "Início" });
  expect(await style(link, "border-bottom-width", "::after")).toBe("2px");
  const box = await link.boundingBox();
  const indent = Number.parseFloat(await style(link, "left", "::after"));
  const brand = await page.getByRole("banner").getByRole("link").first().boundingBox();
  expect((box?.x ?? 0) + indent).toBeCloseTo(brand?.x ?? 0, 0);
});

test("the dot of the image that shows is not like the others", async ({ page }) => {
  await page.goto("/");
  const dots = page.getByRole("button", { name: /^Ir para a imagem/ });
  const [first, second] = await Promise.all(
    [0, 1].map((index) => style(dots.nth(index), "background-color", "::before")),
  );
  expect(first).not.toBe(second);
});
