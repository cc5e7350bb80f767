/**
 * The environment that checks run in: what any program needs of its surroundings, and none of the
 * product's settings, so that a developer's database or mail server is never touched by a test.
 */
const PASSED =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TZ|LANG|LC_\w+|TERM|CI|DEBUG|NO_COLOR|XDG_\w+)$/;

/** @returns {Record<string, string>} */
export function plainEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name)));
}
