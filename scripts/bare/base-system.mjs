/** An empty Debian, made once and kept, because making it takes minutes. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { runChild, runStep } from "../run/run-child.mjs";

const SUITE = "bookworm";

/** The flags of `unshare` with which mounts and processes end together with the command. */
export const APART = ["--mount", "--propagation=private", "--pid", "--fork", "--kill-child"];

/** @returns the folder with the system; nothing may be changed in it */
export async function baseSystem() {
  const cache = path.join(
    process.env.XDG_CACHE_HOME ?? path.join(homedir(), ".cache"),
    "clinica-bare",
  );
  const base = path.join(cache, SUITE);
  if (existsSync(base)) return base;
  process.stdout.write(`Making an empty Debian ${SUITE} in ${base}\n`);
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(path.join(cache, "unfinished-"));
  try {
    const command = ["debootstrap", "--variant=minbase", SUITE, unfinished, await findMirror()];
    await runStep("unshare", [...APART, ...command], "debootstrap failed.");
    renameSync(unfinished, base);
    return base;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** The machine's own mirror, without its security updates, which are another archive. */
async function findMirror() {
  const format = "$(ORIGIN) $(COMPONENT) $(RELEASE) $(REPO_URI)";
  const args = ["indextargets", "--format", format, "Created-By: Packages"];
  await runStep("apt-get", ["update"], "apt-get update failed.");
  const { output } = await runChild("apt-get", args, { quiet: true });
  const found = output.split("\n").find((line) => /^Debian main [a-z]+ /.test(line));
  if (!found) throw new Error("This machine's apt sources name no mirror of Debian.");
  return found.split(" ")[3];
}

/** Proxies and the like. @returns apt settings that the machine needs to reach the mirror */
export function aptSettings() {
  const { stdout } = spawnSync("apt-config", ["dump"], { encoding: "utf8" });
  const lines = stdout
    .split("\n")
    .filter((line) => /^Acquire::(?:https?|Retries|ForceIPv)/.test(line));
  return lines.map((line) => `${line}\n`).join("");
}
