/** The files that a browser chooses, by the widths in `srcset` and the width that `sizes` says. */
import { expect } from "@playwright/test";
import { PUBLISHED_POSTS } from "./demo-posts.ts";
import { test } from "./test.ts";

const PATHS = [
  "/",
  "/quem-somos",
  "/profissionais",
  "/convenios",
  "/blog",
  `/blog/${PUBLISHED_POSTS[0]?.slug}`,
];
/** The widths for phones are said slightly too small on purpose. */
const LEAST = 0.7;

interface Chosen {
  address: string;
  /** Widths of files, in pixels; `smaller` is the next smaller file than the chosen one, or 0. */
  width: number;
  smaller: number;
  largest: number;
  /** The width at which the picture is drawn, in pixels of the screen. */
  drawn: number;
}

/** Runs in the page. */
async function readChosen(): Promise<Chosen[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return images.flatMap((image) => {
    const source = image.parentElement?.querySelector("source");
    const candidates = `${source?.srcset ?? ""}, ${image.srcset}`.matchAll(/(\S+) (\d+)w/g);
    const files = [...candidates].map(([, address = "", width]) => ({
      address: new URL(address, location.href).href,
      width: Number(width),
    }));
    const width = files.find(({ address }) => address === image.currentSrc)?.width;
    const frame = image.getBoundingClientRect();
    if (width === undefined || frame.width === 0) return [];
    const widths = files.map((file) => file.width);
    // A picture that covers its frame may be wider than the frame.
    const covering = (frame.height * image.naturalWidth) / image.naturalHeight;
    return {
      address: new URL(image.currentSrc).pathname,
      width,
      smaller: Math.max(0, ...widths.filter((one) => one < width)),
      largest: Math.max(...widths),
      drawn: Math.max(frame.width, covering) * devicePixelRatio,
    };
  });
}

for (const [screen, width, deviceScaleFactor] of [
  ["a phone", 390, 2],
  ["a desk", 1280, 1],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    // A browser also takes a larger file that it has from another page, so each page is opened with an empty cache.
    for (const path of PATHS) {
      test(`each picture of ${path} is loaded as large as it is drawn, and no larger`, async ({
        page,
      }) => {
        await page.goto(path);
        // Shows the pictures that wait for the visitor's first action.
        await page.keyboard.press("Tab");
        const chosen = await page.evaluate(readChosen);
        const wrong = chosen.filter(
          (one) =>
            one.smaller >= one.drawn || (one.width < LEAST * one.drawn && one.width < one.largest),
        );
        expect(chosen.length).toBeGreaterThan(0);
        expect(wrong).toEqual([]);
      });
    }
  });
}
