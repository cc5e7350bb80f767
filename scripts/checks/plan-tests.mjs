const VITEST = "node_modules/vitest/vitest.mjs";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

/** The endings of test files' names. The first that fits decides: every database test also ends like a unit test. */
const KINDS = [
  {
    ending: /\bscripts\/[^/]+\.spec\.ts$/,
    name: "browser",
    needsBuild: false,
    args: ["--config", "playwright.scripts.config.ts"],
  },
  { ending: /\.spec\.ts$/, name: "browser", needsBuild: true },
  { ending: /\.db\.test\.ts$/, name: "database", needsBuild: true },
  { ending: /\.fault\.ts$/, name: "faults", needsBuild: true },
  { ending: /\.test\.tsx?$/, name: "unit", needsBuild: false },
];

/**
 * @param {string[]} args files of tests, and options for their runner; `-t WORDS` selects tests by their titles
 * @returns one run for each kind of test: what it needs, and the arguments for Node.js
 */
export function planTests(args) {
  const files = args.filter((arg) => kindOf(arg) !== undefined);
  const options = args.filter((arg) => kindOf(arg) === undefined);
  if (files.length === 0) {
    throw new Error(
      "npm run test:one -- FILE… [-t WORDS]: name files that end with .test.ts, .db.test.ts, .spec.ts or .fault.ts.",
    );
  }
  return KINDS.flatMap((kind) => {
    const own = files.filter((file) => kindOf(file) === kind);
    if (own.length === 0) return [];
    return [{ ...kind, command: commandOf(kind, own, options) }];
  });
}

function kindOf(file) {
  return KINDS.find(({ ending }) => ending.test(file));
}

function commandOf({ name, args = [] }, files, options) {
  if (name !== "browser") return [VITEST, "run", "--project", name, ...files, ...options];
  // Playwright calls the option by another letter, and its own `-t` does not exist.
  const own = options.map((option) => (option === "-t" ? "-g" : option));
  return [PLAYWRIGHT, "test", ...args, ...files, ...own];
}
