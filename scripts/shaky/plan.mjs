import { randomInt } from "node:crypto";
import { projectOf } from "../checks/project-of.mjs";

const RUNS = 20;
const SEEDS = 1_000_000;

/** @returns the files of each project, and one seed for each run; `--seed=` and `--runs=` replace chance and 20 */
export function planRuns(args, changedTests) {
  const optionOf = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1];
  const seed = optionOf("seed");
  const runs = Number(optionOf("runs") ?? (seed === undefined ? RUNS : 1));
  const given = args.filter((arg) => !arg.startsWith("--"));
  return {
    files: groupByProject(given.length > 0 ? given : changedTests),
    seeds: Array.from({ length: runs }, () => Number(seed ?? randomInt(SEEDS))),
  };
}

function groupByProject(files) {
  const groups = {};
  for (const file of files) {
    const project = projectOf(file);
    if (!project) throw new Error(`${file} is no test file.`);
    groups[project] ??= [];
    groups[project].push(file);
  }
  return groups;
}

export function shuffleArguments(project, seed) {
  return project === "browser"
    ? [`--shuffle=${seed}`]
    : ["--sequence.shuffle.files", "--sequence.shuffle.tests", `--sequence.seed=${seed}`];
}
