import { expect, type Page } from "@playwright/test";

export async function expectNoSidewaysScroll(page: Page) {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  // Chromium may lay out one frame of a new width with the former width's `vw`.
  await expect.poll(excess, { message: `pixels to scroll sideways on ${page.url()}` }).toBe(0);
}
