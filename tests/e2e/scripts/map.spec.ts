import { expect } from "@playwright/test";
import { test } from "./script-page.ts";

const MAP = "https://www.google.com/maps?q=Rua&output=embed";
const HTML = `
<div data-map="${MAP}"><p>Rua dos Ipês, 250</p><button data-map-load hidden>Carregar mapa</button></div>
<div data-map="${MAP}"><p>Sem botão</p></div>`;

test.use({ expected: { origins: ["https://www.google.com"] } });

test("the map is loaded at the click and not before; then it alone is in its box, with the focus", async ({
  page,
  open,
}) => {
  const requested: (string | undefined)[] = [];
  await page.route("https://www.google.com/**", (route) => {
    requested.push(route.request().headers().referer);
    return route.fulfill({ contentType: "text/html", body: "<title>Mapa</title>" });
  });
  await open(HTML);
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("button", { name: "Carregar mapa" }).click();
  const frame = page.locator("[data-map] > iframe:only-child");
  await expect(frame).toHaveAttribute("title", "Mapa com o endereço da clínica");
  await expect(frame).toHaveAttribute("src", MAP);
  await expect(frame).toHaveAttribute("tabindex", "0");
  await expect(frame).toBeFocused();
  await expect(page.getByText("Rua dos Ipês")).toHaveCount(0);
  await expect(page.getByText("Sem botão")).toBeVisible();
  await expect.poll(() => requested).toEqual([undefined]);
});
