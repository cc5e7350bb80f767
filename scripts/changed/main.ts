/** Prints as JSON which tests a change reaches. Its argument is the commit since which files changed. */
import { listSourceFiles } from "../../tests/architecture/source-modules.ts";
import { projectOf } from "../checks/project-of.mjs";
import { readTimings } from "../checks/timings.mjs";
import { listChangedFiles } from "./changed-files.ts";
import { chooseTests } from "./choose-tests.ts";
import { describeChoice } from "./describe-choice.ts";
import { readImporters } from "./import-graph.ts";
import { SUBJECTS } from "./subjects.ts";

const changed = listChangedFiles(process.argv[2]);
const tests = listSourceFiles().filter(projectOf);
const choice = chooseTests(changed, {
  tests,
  importers: readImporters(),
  subjects: SUBJECTS,
  timings: readTimings(),
});
const text = describeChoice(changed, choice);
const changedTests = changed.filter((file) => tests.includes(file));
process.stdout.write(JSON.stringify({ ...choice, changedTests, text }));
