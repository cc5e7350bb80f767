import { expect, type Page } from "@playwright/test";

export async function expectNoSidewaysScroll(page: Page) {
  // A changed size is completely laid out only in the next frame. A screenshot waits for that frame, also without
  // scripts.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  // Chromium may lay out one frame of a new width with the former width's `vw`.
  await expect.poll(excess, { message: `pixels to scroll sideways on ${page.url()}` }).toBe(0);
}
