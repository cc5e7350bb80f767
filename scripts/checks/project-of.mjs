const PATTERNS = {
  browser: /^tests\/e2e\/.*\.spec\.ts$/,
  database: /\.db\.test\.ts$/,
  unit: /\.test\.tsx?$/,
};

/** @returns the first project whose test files are named so; undefined for a file that is no test */
export function projectOf(file) {
  return Object.keys(PATTERNS).find((project) => PATTERNS[project].test(file));
}
