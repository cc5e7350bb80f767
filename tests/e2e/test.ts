/** Fails a test for every console error or warning, failed request, and request to another origin. */
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Request,
  type WebError,
} from "@playwright/test";
import type { Sql } from "postgres";
import { openRunningDatabase } from "#tests/support/running-database.ts";
import { OwnClinic } from "./own-clinic.ts";
import { SharedPages } from "./shared-pages.ts";
import { reportQuietViolations } from "./violations.ts";

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

interface WorkerFixtures {
  ownClinic: OwnClinic;
  sharedPages: SharedPages;
}

export const test = base.extend<ClinicFixtures, WorkerFixtures>({
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

  // Stands here and not in shared-page.ts, because other worker fixtures would need workers of their own.
  sharedPages: [
    async ({ browser }, use) => {
      const pages = new SharedPages(browser);
      await use(pages);
      await pages.close();
    },
    { scope: "worker" },
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

  context: async ({ context, baseURL, expected }, use) => {
    await context.addInitScript(reportQuietViolations);
    await withoutComplaints(context, { baseURL, expected }, () => use(context));
  },
});

interface Watched {
  baseURL: string | undefined;
  expected: ClinicOptions["expected"];
}

export async function withoutComplaints(
  context: BrowserContext,
  { baseURL = "", expected: { messages = [], origins = [] } }: Watched,
  work: () => Promise<void>,
) {
  const { complaints, stop } = listen(context, [baseURL, ...origins]);
  await work();
  stop();
  const unexpected = complaints.filter((text) => !messages.some((message) => message.test(text)));
  expect(unexpected, "what the browser complained about").toEqual([]);
}

function listen(context: BrowserContext, origins: string[]) {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  };
  const onError = (error: WebError) => {
    complaints.push(`uncaught: ${error.error().message}`);
  };
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== "data:" && !origins.includes(origin))
      complaints.push(`left for ${request.url()}`);
  };
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? "";
    // A navigation aborts running requests, which is no failure.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${reason}: ${request.url()}`);
  };
  context.on("console", onConsole);
  context.on("weberror", onError);
  context.on("request", onRequest);
  context.on("requestfailed", onFailure);
  const stop = () => {
    context.off("console", onConsole);
    context.off("weberror", onError);
    context.off("request", onRequest);
    context.off("requestfailed", onFailure);
  };
  return { complaints, stop };
}
