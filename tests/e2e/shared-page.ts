import type { Page } from "@playwright/test";
import { test as clinicTest, withoutComplaints } from "./test.ts";

const VIEWPORT = { width: 1280, height: 720 };
/** Events that tests listen to. Playwright's own listeners of other events must stay. */
const EVENTS = ["console", "dialog", "request", "response"];

/**
 * For files whose tests need no browser of their own: they share a worker's page, which is emptied between tests,
 * because a new one costs more processor time than most tests. Scripts that a test adds to its page, and settings
 * such as a touch screen, would stay; files with these, or that close their page, import test.ts.
 */
export const test = clinicTest.extend({
  context: async ({ sharedPages, baseURL, javaScriptEnabled, viewport, expected }, use) => {
    const origin = baseURL ?? "";
    const page = await sharedPages.of({
      baseURL: origin,
      javaScriptEnabled: javaScriptEnabled ?? true,
    });
    const context = page.context();
    await page.setViewportSize(viewport ?? VIEWPORT);
    await withoutComplaints(context, { baseURL, expected }, () => use(context));
    await empty(page, origin);
  },

  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages();
    await use(page);
  },
});

async function empty(page: Page, origin: string) {
  const context = page.context();
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto("about:blank");
  await page.emulateMedia({ media: null, forcedColors: "none" });
  await page.mouse.move(0, 0);
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
  await session.detach();
  await context.clearCookies();
}
