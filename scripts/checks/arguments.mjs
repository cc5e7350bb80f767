/** @returns the stages with only the steps that `--only` names and the steps that these need */
export function parseOnly(args, stages) {
  const given = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  if (given === undefined) return stages;
  const names = stages.flat().map(({ name }) => name);
  const only = given.split(",").filter(Boolean);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0 || only.length === 0) {
    throw new Error(`--only: ${unknown.join(", ") || "empty"}; there are ${names.join(", ")}.`);
  }
  return stages.map((stage) => stage.filter((step) => isRequested(step, only)));
}

function isRequested({ name, neededBy = [] }, only) {
  return [name, ...neededBy].some((requested) => only.includes(requested));
}
