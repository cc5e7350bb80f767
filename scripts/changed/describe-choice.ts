import path from "node:path";
import { type Choice, PROJECTS } from "./choose-tests.ts";

const FOLDERS = 3;

/** @returns one line: what changed, and which tests run for it */
export function describeChoice(changed: readonly string[], { files, left }: Choice): string {
  const folders = [...new Set(changed.map((file) => path.dirname(file)))];
  const more = folders.length > FOLDERS ? ` and ${folders.length - FOLDERS} more` : "";
  const where = changed.length > 0 ? ` in ${folders.slice(0, FOLDERS).join(", ")}${more}` : "";
  const counts = PROJECTS.map((project) => {
    const chosen = files[project].length;
    return `${project} ${chosen}${left[project] > 0 ? ` of ${chosen + left[project]}` : ""}`;
  });
  const rest = PROJECTS.some((project) => left[project] > 0)
    ? ", nearest first; npm test runs all"
    : "";
  const noun = changed.length === 1 ? "file" : "files";
  return `${changed.length} changed ${noun}${where} reach test files: ${counts.join(", ")}${rest}`;
}
