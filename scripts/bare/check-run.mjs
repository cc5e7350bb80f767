/** What tests of a step compare the product with, and an ordinary user of an empty system lacks. */
const NAMED = { unit: "dcmtk", database: "postgresql-15", browser: "chromium-headless-shell" };

/**
 * @param {{ user: string, only?: string[], code: number, output: string, left: string[] }} run
 *   `only`: the steps, if not all ran; `left`: files that an installation must not leave behind
 * @returns one line for each thing that is not as it should be on an empty system
 */
export function checkRun({ user, only, code, output, left }) {
  const all = output.trimEnd().split("\n");
  const running = all.filter((line) => line.startsWith("left running:"));
  const lines = all.filter((line) => !running.includes(line));
  const skips = lines.filter((line) => line.startsWith("○ "));
  const steps = only ?? Object.keys(NAMED);
  const expected = user === "root" ? [] : steps.flatMap((step) => NAMED[step] ?? []);
  return [
    code !== 0 && `ended with ${code}`,
    !/^[1-9]\d* passed, 0 failed$/.test(lines.at(-1)) && `its last line is: ${lines.at(-1)}`,
    user === "root" && skips.length > 0 && `root skipped tests: ${skips.join("; ")}`,
    ...expected
      .filter((name) => !skips.some((line) => line.includes(name)))
      .map((name) => `nothing says that tests were skipped for want of ${name}`),
    ...left.map((file) => `was left behind: ${file}`),
    ...running,
  ].filter(Boolean);
}
