/** The only variables that checks get. Settings of the product could name a developer's database or mail server. */
const PASSED =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TZ|LANG|LC_\w+|TERM|CI|DEBUG|NO_COLOR|XDG_\w+)$/;

export function plainEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name)));
}
