/** Prints each locked version that an advisory names. Ends with 1 if there is one, and with 2 if nothing was compared. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { findAdvisories, readAdvisories, readLock } from "./advisories.ts";

const USAGE = `npm run advisories -- FOLDER

FOLDER holds advisories in OSV's format, one JSON file each, in subfolders too. Either of these is one:
- a clone of https://github.com/github/advisory-database
- OSV's archive for npm, unpacked: https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip`;

const LOCK = path.join(import.meta.dirname, "../../package-lock.json");

function main([folder]: string[]): number {
  if (folder === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const advisories = readAdvisories(folder);
  // Without this, a wrong folder would look like a product without known holes.
  if (advisories.length === 0) {
    process.stderr.write(`${folder} holds no advisory for npm.\n\n${USAGE}\n`);
    return 2;
  }
  const packages = readLock(readFileSync(LOCK, "utf8"));
  const findings = findAdvisories(packages, advisories);
  for (const { name, version, isForDevelopment, id, severity, summary, fixed } of findings) {
    const where = isForDevelopment ? "development only" : "in the product";
    const cure = fixed.length > 0 ? `mended in ${fixed.join(", ")}` : "not mended yet";
    process.stdout.write(
      `${name} ${version} (${where}): ${id}, ${severity}, ${cure}: ${summary}\n`,
    );
  }
  const newest = advisories
    .map(({ modified = "" }) => modified)
    .sort()
    .at(-1);
  process.stdout.write(
    `${findings.length} known in ${packages.length} packages, by ${advisories.length} advisories, the newest of ${newest?.slice(0, 10)}\n`,
  );
  return findings.length > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
