/** @returns the source of a regular expression that tests' whole titles fit if they contain one of these */
export function patternOf(titles) {
  return titles.map((title) => title.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|");
}
