/** Root gets the foreign programs that are missing from Debian; none of their services is started. */
import { Interrupted, runChild, runStep } from "../run/run-child.mjs";
import { findProgram } from "./find-program.mjs";
import { missingPackages } from "./peers.mjs";
import { withoutServices } from "./without-services.mjs";

/** Those that would start with the machine. */
const SERVICES = ["nginx", "orthanc"];

/** Seconds to wait for another apt-get. */
const LOCK_SECONDS = 120;

const OPTIONS = ["--yes", "--no-install-recommends", "-o", `DPkg::Lock::Timeout=${LOCK_SECONDS}`];

/** A failure is printed and not thrown, because tests whose program is missing are skipped and named. */
export async function installPeers({ packages = missingPackages(), root = "/" } = {}) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !findProgram("apt-get")) return;
  process.stdout.write(`Installing what tests need: ${packages.join(", ")}\n`);
  await tryRun("apt-get", ["update"]);
  const known = await knownPackages(packages);
  if (known.length === 0) return;
  await withoutServices(() => tryRun("apt-get", ["install", ...OPTIONS, ...known]), root);
  for (const service of SERVICES.filter((name) => known.includes(name))) {
    await tryRun("update-rc.d", [service, "disable"]);
  }
}

/** One unknown name would make apt-get install nothing. */
async function knownPackages(packages) {
  const { output } = await runChild("apt-cache", ["madison", ...packages], { quiet: true });
  const names = output.split("\n").map((line) => line.split("|")[0].trim());
  return packages.filter((name) => names.includes(name));
}

async function tryRun(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await runStep(command, args, `${command} ${args[0]} failed.`, { env });
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    process.stdout.write(`${error.message}\n`);
  }
}
