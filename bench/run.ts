// `npm run bench` exits with 1 if a figure misses its budget; `-- weight start` runs only these measurements.
// `-- growth --share=0.01` measures a hundredth of a large clinic, and does not write docs/performance.md.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import { measureAbuse } from "./abuse.ts";
import { measureBackOffice } from "./back-office.ts";
import { measureBoard } from "./board.ts";
import { measureCachedPages } from "./cached-pages.ts";
import { type Figure, formatFigures, isWithinBudget } from "./figure.ts";
import { measureForms } from "./forms.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { measureImagensExame } from "./imagens-exame/measure-imagens-exame.ts";
import { measureImages } from "./images.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMessages } from "./messages.ts";
import { measureNewsletter } from "./newsletter.ts";
import { measureOutages } from "./outages.ts";
import { measurePageWeight } from "./page-weight.ts";
import { measurePipelined } from "./pipelined.ts";
import { measurePortal } from "./portal.ts";
import { measureRecordLists } from "./record-lists.ts";
import { measureMemory, measureRendering } from "./rendering.ts";
import { type Measured, writeReport } from "./report.ts";
import { measureSearch } from "./search.ts";
import { measureSharedReports } from "./shared-reports.ts";
import { measureSignIn } from "./sign-in.ts";
import { measureStaffTransaction } from "./staff-transaction.ts";
import { measureStarting } from "./starting.ts";
import { measureStrangers } from "./strangers.ts";

const MEASUREMENTS: Record<string, () => Promise<Figure[]>> = {
  weight: measurePageWeight,
  start: measureStarting,
  outages: measureOutages,
  memory: measureMemory,
  cached: measureCachedPages,
  pages: measureRendering,
  search: measureSearch,
  messages: measureMessages,
  "sign-in": measureSignIn,
  abuse: async () => [
    ...(await measureAbuse()),
    ...(await measurePipelined()),
    ...(await measureStrangers()),
  ],
  forms: measureForms,
  staff: measureStaffTransaction,
  "back-office": measureBackOffice,
  reports: measurePortal,
  shares: measureSharedReports,
  lists: measureRecordLists,
  appointments: measureBoard,
  pictures: measureImages,
  "exam-images": measureImagensExame,
  newsletter: measureNewsletter,
  lighthouse: measureLighthouse,
  growth: () => measureGrowth(share),
};

const BY_NAME = "growth";
const SHARE = "--share=";

const given = process.argv.slice(2);
const share = Number(given.find((one) => one.startsWith(SHARE))?.slice(SHARE.length) ?? 1);
const requested = given.filter((one) => !one.startsWith(SHARE));
const unknown = requested.filter((name) => !(name in MEASUREMENTS));
if (!(share > 0 && share <= 1)) {
  process.stderr.write("--share: a number above 0, up to 1.\n");
  process.exit(1);
}
if (unknown.length > 0) {
  const names = Object.keys(MEASUREMENTS).join(", ");
  process.stderr.write(`Unknown measurement: ${unknown.join(", ")}; there are: ${names}.\n`);
  process.exit(1);
}

const measured: Measured[] = [];
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (requested.length > 0 ? !requested.includes(name) : name === BY_NAME) continue;
  const [load = 0] = os.loadavg();
  const found = await measure();
  measured.push({ name, figures: found, load });
  const before = load.toFixed(1);
  process.stdout.write(
    `\n${name} (load of the machine before: ${before})\n${formatFigures(found)}\n`,
  );
}

const figures = measured.flatMap((one) => one.figures);
const over = figures.filter((figure) => !isWithinBudget(figure));
const machine = `${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}`;
if (share === 1) writeResults();
process.stdout.write(`\n${machine}: ${figures.length} figures, ${over.length} over budget\n`);
process.exitCode = over.length === 0 ? 0 : 1;

function writeResults() {
  const at = new Date().toISOString();
  const commit = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).stdout.trim();
  mkdirSync("bench/results", { recursive: true });
  const where = `${at.slice(0, 10)}, commit ${commit.slice(0, 7)}, ${machine}`;
  writeReport(measured, Object.keys(MEASUREMENTS), where);
  const file = `bench/results/${at.replaceAll(":", "")}.json`;
  const result = { at, commit, machine, load: os.loadavg(), node: process.version, figures };
  writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`);
}
