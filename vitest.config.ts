import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const DATABASE = "**/*.db.test.ts";
const OUTSIDE = ["node_modules/**", "build/**", "data/**"];

export default defineConfig({
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // A test takes so long only where it hangs, also on a slow machine.
    testTimeout: 180_000,
    expect: { poll: { timeout: 90_000 } },
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,demo,domain,scripts,server,tests}/**/*.test.{ts,tsx}"],
          exclude: [...OUTSIDE, DATABASE, "tests/e2e/**"],
          // Files of one worker share their modules, which saves a third of the time.
          isolate: false,
          // A third worker runs while two wait for the processes that they started.
          maxWorkers: Math.max(3, availableParallelism() - 1),
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/*.fault.ts"],
          exclude: OUTSIDE,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: [DATABASE],
          exclude: OUTSIDE,
          globalSetup: "tests/support/database-setup.ts",
          isolate: false,
          maxWorkers: 4,
        },
      },
    ],
  },
});
