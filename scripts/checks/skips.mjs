/** What a machine lacks besides packages, as a test's `lacks` calls it. CI does not have to have these. */
const RIGHTS = {
  root: "only root can run them",
  others: "only root can run them, from a folder that other users may enter",
  mount: "only who may mount a disk can run them",
};

/**
 * @param {{ test: string, lacks: string[] }[]} skips each skipped test with what the machine lacks for it
 * @param {{ isCi?: boolean }} options in CI a skip fails the run, except for want of a right
 * @returns one line for each reason, and one for each failure
 */
export function nameSkips(skips, { isCi = ["1", "true"].includes(process.env.CI) } = {}) {
  const countOf = new Map();
  for (const skip of skips) {
    const reason = reasonOf(skip);
    countOf.set(reason, (countOf.get(reason) ?? 0) + 1);
  }
  const reasons = [...countOf].map(([reason, count]) => `${count} skipped: ${reason}`);
  const isRight = (reason) => Object.values(RIGHTS).includes(reason);
  return {
    lines: reasons,
    failures: isCi ? [...countOf.keys()].filter((reason) => !isRight(reason)) : [],
  };
}

function reasonOf({ test, lacks }) {
  if (lacks.length === 0) return `${test} does not say why`;
  const right = RIGHTS[lacks[0]];
  if (right) return right;
  const are = lacks.length === 1 ? "is" : "are";
  return `${lacks.join(", ")} ${are} missing (apt-get install ${lacks.join(" ")})`;
}
