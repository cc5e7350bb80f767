import { test as clinicTest, withoutComplaints } from "./test.ts";

const VIEWPORT = { width: 1280, height: 720 };

/** For files that only read public pages: they share a worker's page, because a new one costs more than most tests. */
export const test = clinicTest.extend({
  context: async ({ readingPages, baseURL, javaScriptEnabled, viewport, expected }, use) => {
    const page = await readingPages.of({
      baseURL: baseURL ?? "",
      javaScriptEnabled: javaScriptEnabled ?? true,
    });
    const context = page.context();
    await context.clearCookies();
    await page.setViewportSize(viewport ?? VIEWPORT);
    await withoutComplaints(context, { baseURL, expected }, () => use(context));
    // Playwright's own listeners of other events must stay.
    for (const event of ["console", "request"]) page.removeAllListeners(event);
    await page.emulateMedia({ media: null, forcedColors: "none" });
    await page.mouse.move(0, 0);
  },

  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages();
    await use(page);
  },
});
