/** Faults are tried in a copy, so that neither the developer's files nor the developer's build ever contain one. */
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../project.mjs";

/** @returns the folder of a copy of all files that git tracks or would track, with the packages of this checkout */
export function copyProject() {
  const copy = mkdtempSync(path.join(tmpdir(), "clinica-mutants-"));
  for (const file of listFiles()) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(copy, file));
  }
  linkFolder(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  return copy;
}

export function listFiles() {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const output = execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 26 });
  return output.split("\0").filter((file) => file !== "" && existsSync(path.join(ROOT, file)));
}

/** Links files instead of copying 800 MB. A symbolic link to the folder would lead out of what the PDF process may read. */
function linkFolder(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    // Caches and the lock belong to the checkout.
    if (/^\.(?!bin$|package-lock)/.test(entry.name) && path.basename(from) === "node_modules")
      continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch (error) {
    if (error.code !== "EXDEV" && error.code !== "EPERM") throw error;
    copyFileSync(source, target);
  }
}
