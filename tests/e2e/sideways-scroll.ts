import { expect, type Page } from "@playwright/test";

export async function expectNoSidewaysScroll(page: Page) {
  // A resized page is laid out in the next frame. A screenshot waits for this frame, also without scripts.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  // After a change of width Chromium may compute `vw` from the former width for one frame.
  await expect.poll(excess, { message: `pixels to scroll sideways on ${page.url()}` }).toBe(0);
}
