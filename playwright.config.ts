import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, requireChromium } from "./scripts/chromium.mjs";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/start-clinics.ts",
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at the second try hides a fault that readers meet at the first.
  retries: 0,
  // A third one works while two wait for their servers.
  workers: 3,
  // Only what hangs takes as long, also on a machine three times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "line",
  use: {
    browserName: "chromium",
    locale: "pt-BR",
    // Nobody waits for a movement to end; what is about one asks for it.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "America/Campo_Grande",
    // The pages' fixed scripts and forms are judged as they are sent.
    bypassCSP: false,
    launchOptions: {
      executablePath: requireChromium(),
      args: [
        ...CHROMIUM_ARGS,
        // Nothing beyond this machine is ever asked, whatever a page would like.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
});
