import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./scripts/checks/chromium.mjs";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  globalSetup: "./tests/e2e/start-clinics.ts",
  fullyParallel: true,
  forbidOnly: true,
  // A retried test would hide a fault that users meet at the first try.
  retries: 0,
  // A third worker uses the processor while two wait for their servers.
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "line",
  use: {
    browserName: "chromium",
    locale: "pt-BR",
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "America/Campo_Grande",
    screenshot: "only-on-failure",
    // Steps, requests and console. Copies of the page at each step would cost a third more processor time.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
    // Violations of the content policy must make tests fail.
    bypassCSP: false,
    launchOptions: {
      // Not `requireChromium`, because the dead-code check loads this file on machines without a Chromium too.
      executablePath: findChromium(),
      args: [
        ...CHROMIUM_ARGS,
        // Only `touchDragDropEnabled` is new. The rest repeats Playwright's settings, which this argument replaces.
        "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,touchDragDropEnabled=true",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
});
