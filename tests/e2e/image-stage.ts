import { expect, type Page } from "@playwright/test";

export const stageOf = (page: Page) => page.getByRole("group", { name: /^Imagem/ });
/** Before the script runs, the page shows an `img` instead of the canvas. */
export const imageOf = (page: Page) => stageOf(page).getByRole("img").and(page.locator("canvas"));

export function greysOf(page: Page) {
  return imageOf(page).evaluate((canvas: HTMLCanvasElement) => {
    const brush = canvas.getContext("2d") as CanvasRenderingContext2D;
    const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
    let sum = 0;
    let changes = 0;
    for (let at = 4; at < data.length; at += 4) {
      sum += data[at] ?? 0;
      changes += Math.abs((data[at] ?? 0) - (data[at - 4] ?? 0));
    }
    return { mean: (4 * sum) / data.length, changes };
  });
}

const PLAIN = { mean: 0, changes: 0 };
export async function changedFrom(page: Page, former = PLAIN) {
  await expect.poll(() => greysOf(page)).not.toEqual(former);
  return greysOf(page);
}
