import type { Browser, Page } from "@playwright/test";
import { reportQuietViolations } from "./violations.ts";

interface Visitor {
  baseURL: string;
  javaScriptEnabled: boolean;
}

/** A worker's pages for shared-page.ts: one for each clinic, with and without scripts. */
export class SharedPages {
  readonly #browser: Browser;
  readonly #pages = new Map<string, Promise<Page>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  of({ baseURL, javaScriptEnabled }: Visitor): Promise<Page> {
    const key = `${baseURL} ${javaScriptEnabled}`;
    const open = this.#pages.get(key) ?? this.#open({ baseURL, javaScriptEnabled });
    this.#pages.set(key, open);
    return open;
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await (await page).context().close();
  }

  async #open(options: Visitor): Promise<Page> {
    const context = await this.#browser.newContext({ ...options, forcedColors: "none" });
    await context.addInitScript(reportQuietViolations);
    return context.newPage();
  }
}
