/** @returns the source of a regular expression of tests' whole titles, which Vitest joins by ` > ` and Playwright by blanks */
export function patternOf(titles) {
  return titles.map((title) => title.split(" > ").map(escaped).join("(?: >)? ")).join("|");
}

function escaped(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
