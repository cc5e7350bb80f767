/** @returns the source of a regular expression of tests' whole titles, which Vitest and Playwright join by blanks */
export function patternOf(titles) {
  return titles
    .map((title) => title.replaceAll(" > ", " ").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join("|");
}
