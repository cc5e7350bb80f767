import { defineConfig } from "vitest/config";

const DATABASE = "**/*.db.test.ts";
const OUTSIDE = ["node_modules/**", "build/**", "data/**"];

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,demo,domain,scripts,server,tests}/**/*.test.{ts,tsx}"],
          exclude: [...OUTSIDE, DATABASE, "tests/e2e/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: [DATABASE],
          exclude: OUTSIDE,
          globalSetup: "tests/support/database-setup.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
