/** Prints as JSON which tests a change reaches. Its argument is the commit since which files changed. */
import { listSourceFiles } from "../../tests/architecture/source-modules.ts";
import { readTimings } from "../checks/timings.mjs";
import { listChangedFiles } from "./changed-files.ts";
import { chooseTests, projectOf } from "./choose-tests.ts";
import { describeChoice } from "./describe-choice.ts";
import { readImporters } from "./import-graph.ts";
import { SUBJECTS } from "./subjects.ts";

const changed = listChangedFiles(process.argv[2]);
const choice = chooseTests(changed, {
  tests: listSourceFiles().filter(projectOf),
  importers: readImporters(),
  subjects: SUBJECTS,
  timings: readTimings(),
});
process.stdout.write(JSON.stringify({ ...choice, text: describeChoice(changed, choice) }));
