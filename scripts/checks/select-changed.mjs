import { runTool } from "./run-tool.mjs";

const CHANGED = /^--changed(?:=(.+))?$/;
/** Steps that any change needs, and steps that a change of code needs. */
const ALWAYS = ["format", "lint"];
const OF_CODE = ["dead-code", "types"];

/** @returns what a change reaches; undefined without `--changed` or `--changed=REVISION` @throws {Error} git's */
export async function chooseChanged(args) {
  const given = args.map((arg) => CHANGED.exec(arg)).find(Boolean);
  if (!given) return undefined;
  const since = given[1] === undefined ? [] : [given[1]];
  const { ok, output } = await runTool(["scripts/changed/main.ts", ...since]);
  if (!ok) throw new Error(`${output.trimEnd()}\n--changed: the changed files could not be read.`);
  return JSON.parse(output);
}

/** @returns the stages with only the steps and test files that the change reaches */
export function selectChanged(stages, { isCode, files }) {
  const isReached = ({ name, neededBy = [] }) => {
    if (ALWAYS.includes(name)) return true;
    if (OF_CODE.includes(name)) return isCode;
    return [name, ...neededBy].some((step) => files[step]?.length > 0);
  };
  return stages.map((stage) =>
    stage.filter(isReached).map((step) => ({
      ...step,
      run: (context) => step.run({ ...context, files: files[step.name] }),
    })),
  );
}
