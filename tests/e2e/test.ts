/**
 * The browser test of this product: whatever a reader's console would complain about fails it, and
 * so does every request that fails or leaves this machine.
 */
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { OwnClinic } from "./own-clinic.ts";

interface ClinicOptions {
  /**
   * Which clinic is visited: one of the two that all tests share, or the file's own. Whatever edits asks
   * for its own, with `test.describe.configure({ mode: "default" })`, so that the file has one of them.
   * `new` is one of its own that was just installed.
   */
  clinic: "demo" | "empty" | "own" | "new";
  /** What belongs to a test: messages of the console, and origins that it answers by itself. */
  expected: { messages?: RegExp[]; origins?: string[] };
}

export const test = base.extend<ClinicOptions, { ownClinic: OwnClinic }>({
  clinic: ["demo", { option: true }],
  expected: [{}, { option: true }],

  ownClinic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const own = new OwnClinic();
      await use(own);
      await own.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ clinic, ownClinic }, use, { file }) => {
    const shared = { demo: process.env.CLINIC_DEMO_URL, empty: process.env.CLINIC_EMPTY_URL };
    const isOwn = clinic === "own" || clinic === "new";
    await use(isOwn ? (await ownClinic.of(file, clinic)).url : shared[clinic]);
  },

  context: async ({ context, baseURL, expected: { messages = [], origins = [] } }, use) => {
    const complaints = listen(context, [baseURL ?? "", ...origins]);
    await context.addInitScript(reportQuietViolations);
    await use(context);
    const unexpected = complaints.filter((text) => !messages.some((message) => message.test(text)));
    expect(unexpected, "what the browser complained about").toEqual([]);
  },
});

/** What a script tried and caught breaks the policy too, and leaves no line of its own. */
function reportQuietViolations() {
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    if (blockedURI === "eval") console.error(`policy: ${effectiveDirective} ${blockedURI}`);
  });
}

/** Policy violations reach the console as errors, failed resources too. */
function listen(context: BrowserContext, origins: string[]): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  context.on("weberror", (error) => {
    complaints.push(`uncaught: ${error.error().message}`);
  });
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== "data:" && !origins.includes(origin))
      complaints.push(`left for ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What a reader leaves behind by following a link is no failure.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}
