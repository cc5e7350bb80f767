/** Fails a test for every console message, failed request, and request that leaves this machine. */
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { OwnClinic } from "./own-clinic.ts";

interface ClinicOptions {
  /**
   * One of the two shared clinics, or a clinic of the test file. A test that edits needs `own` and
   * `test.describe.configure({ mode: "default" })`, so that the file has only one clinic; `new` is an empty clinic for
   * the file.
   */
  clinic: "demo" | "empty" | "own" | "new";
  /** Console messages that a test expects, and origins that it answers itself. */
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

/** Reports violations by `eval`, which leave no line in the console if the code catches the error. */
function reportQuietViolations() {
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    if (blockedURI === "eval") console.error(`policy: ${effectiveDirective} ${blockedURI}`);
  });
}

/** Collects the browser's complaints. Policy violations and failed resources reach the console as errors. */
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
    // Following a link aborts requests, which is no failure.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}
