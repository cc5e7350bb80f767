import { expect, type Page } from "@playwright/test";
import { test } from "./script-page.ts";

const DOT = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const GONE = "/arquivos/sala.webp";

test.use({ expected: { messages: [/status of 404/] } });

test.beforeEach(({ page }) =>
  page.route("**/arquivos/**", (route) => route.fulfill({ status: 404 })),
);

const img = (page: Page) => page.locator("img");
const loadedWidth = (page: Page) => img(page).evaluate((one: HTMLImageElement) => one.naturalWidth);

async function failLater(page: Page) {
  await img(page).evaluate((one: HTMLImageElement, gone) => {
    one.src = gone;
  }, GONE);
}

const replaced = (attributes: string, source = "") =>
  `<picture class="late-picture framed"><source srcset="${source}"><img class="cover" alt="A sala" ${attributes}></picture>`;

for (const [when, src, happens] of [
  ["before the script ran", GONE, async () => {}],
  ["later", DOT, failLater],
] as const) {
  test(`a picture that failed ${when} is replaced by its drawing, which says nothing`, async ({
    page,
    open,
  }) => {
    await open(replaced(`src="${src}" data-fallback="${DOT}#sala"`));
    await happens(page);
    await expect(img(page)).toHaveAttribute("src", `${DOT}#sala`);
    await expect(img(page)).toHaveAttribute("alt", "");
    await expect(page.locator("source")).toHaveCount(0);
    await expect.poll(() => loadedWidth(page)).toBe(1);
  });

  test(`a logo that failed ${when} is replaced by a letter of its size, which is not read out`, async ({
    page,
    open,
  }) => {
    await open(replaced(`src="${src}" data-letter="V"`));
    await happens(page);
    const letter = page.getByText("V", { exact: true });
    await expect(letter).toHaveClass("framed logo-letter");
    await expect(letter).toHaveAttribute("aria-hidden", "true");
    await expect(page.locator("picture, img")).toHaveCount(0);
  });
}

test("a drawing does not stand behind the sizes of the picture that failed", async ({
  page,
  open,
}) => {
  await open(`<img alt="A sala" srcset="${GONE} 640w" src="${GONE}" data-fallback="${DOT}#sala">`);
  await expect(img(page)).not.toHaveAttribute("srcset");
  await expect.poll(() => loadedWidth(page)).toBeGreaterThan(0);
});

test("a logo without a frame gives its class to its letter", async ({ page, open }) => {
  await open(`<img class="logo" alt="" src="${GONE}" data-letter="V">`);
  await expect(page.getByText("V", { exact: true })).toHaveClass("logo logo-letter");
});

test("a drawing that fails too is not tried again", async ({ page, open }) => {
  let tries = 0;
  await page.route("**/desenho.webp", (route) => {
    tries += 1;
    return route.fulfill({ status: 404 });
  });
  await open(`<img alt="A sala" src="${DOT}" data-fallback="/desenho.webp">`);
  const errors = page.evaluate(
    () =>
      new Promise<void>((done) => {
        let seen = 0;
        document.querySelector("img")?.addEventListener("error", () => {
          seen += 1;
          if (seen === 2) done();
        });
      }),
  );
  await failLater(page);
  await errors;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(tries).toBe(1);
});

test("pictures that are there, still to come, or without a substitute stay as they are", async ({
  page,
  open,
}) => {
  await open(`
    <img class="a" alt="A sala" src="${DOT}" data-fallback="/outra.webp">
    <img class="b" alt="A sala" data-fallback="/outra.webp">
    <img class="c" alt="A sala" src="${GONE}">`);
  await expect(page.locator("img[alt='A sala']")).toHaveCount(3);
  await expect(page.locator("[src='/outra.webp']")).toHaveCount(0);
});
