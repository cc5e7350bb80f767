/** Fails a test for every console error or warning, failed request, and request to another origin. */
import { type BrowserContext, test as base, expect } from "@playwright/test";
import type { Sql } from "postgres";
import { openRunningDatabase } from "#tests/support/running-database.ts";
import { OwnClinic } from "./own-clinic.ts";

interface ClinicOptions {
  // No test may edit `demo` and `empty`, which are shared. Tests that edit need `own` or `new`, and
  // `test.describe.configure({ mode: "default" })`, so that one worker with one server runs the whole file.
  clinic: "demo" | "empty" | "own" | "new";
  /** Console messages that a test expects, and other origins whose requests the test answers. */
  expected: { messages?: RegExp[]; origins?: string[] };
}

interface ClinicFixtures extends ClinicOptions {
  /** The superuser's connection to the database of the test's own clinic. */
  sql: Sql;
}

export const test = base.extend<ClinicFixtures, { ownClinic: OwnClinic }>({
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

  sql: async ({ ownClinic }, use, { file }) => {
    const { dataDir } = await ownClinic.of(file, "own");
    const { superuser, close } = await openRunningDatabase(dataDir);
    await use(superuser);
    await close();
  },

  context: async ({ context, baseURL, expected: { messages = [], origins = [] } }, use) => {
    const complaints = listen(context, [baseURL ?? "", ...origins]);
    await context.addInitScript(reportQuietViolations);
    await use(context);
    const unexpected = complaints.filter((text) => !messages.some((message) => message.test(text)));
    expect(unexpected, "what the browser complained about").toEqual([]);
  },
});

/** Runs in the page. Logs blocked calls of `eval`, because the browser logs none whose error a script catches. */
function reportQuietViolations() {
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    if (blockedURI === "eval") console.error(`policy: ${effectiveDirective} ${blockedURI}`);
  });
}

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
    // A navigation aborts running requests, which is no failure.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}
