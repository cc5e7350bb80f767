/** Runs the tests of app/browser alone, without the servers that the other browser tests share. */
import { defineConfig } from "@playwright/test";
import all from "./playwright.config.ts";

export default defineConfig({ ...all, testDir: "tests/e2e/scripts", globalSetup: undefined });
