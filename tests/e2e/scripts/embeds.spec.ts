import { expect } from "@playwright/test";
import { test } from "./script-page.ts";

const VIDEO = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ";

const box = (link: string) => `
<div data-embed="${VIDEO}"><p>${link}</p>
  <p data-embed-offer hidden><button type="button">Assistir aqui</button> O vídeo é do YouTube.</p></div>`;

test.use({ expected: { origins: ["https://www.youtube-nocookie.com"] } });

for (const [link, title] of [
  ['<a href="https://youtu.be/aqz-KE-bpKQ">Como é a ressonância</a>', "Como é a ressonância"],
  ['<a href="https://youtu.be/aqz-KE-bpKQ"></a>', "Vídeo"],
  ["", "Vídeo"],
] as const) {
  test(`the video is loaded at the click and not before, with the title “${title}” for ${link || "no link"}`, async ({
    page,
    open,
  }) => {
    let requests = 0;
    await page.route(`${VIDEO}**`, (route) => {
      requests += 1;
      return route.fulfill({ contentType: "text/html", body: "<title>Vídeo</title>" });
    });
    await open(box(link));
    await expect(page.getByText("O vídeo é do YouTube.")).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.getByRole("button", { name: "Assistir aqui" }).click();
    const frame = page.locator("[data-embed] > iframe");
    await expect(frame).toHaveAttribute("src", VIDEO);
    await expect(frame).toHaveAttribute("title", title);
    await expect(frame).toHaveAttribute("allow", "fullscreen; picture-in-picture");
    await expect(frame).toHaveAttribute("tabindex", "0");
    await expect(frame).toBeFocused();
    await expect(page.getByText("O vídeo é do YouTube.")).toHaveCount(0);
    await expect.poll(() => requests).toBe(1);
  });
}

test("a video without an offer stays a link", async ({ page, open }) => {
  await open(`<div data-embed="${VIDEO}"><p><a href="/video">Vídeo</a></p></div>`);
  await expect(page.getByRole("link", { name: "Vídeo" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});
