/**
 * Runs every check in an empty Debian that has only Node.js and npm, as root and as an ordinary user. What is checked
 * is the last commit. `-- --only=unit` runs `npm test` with only these steps, `-- --as=root` or `--as=pessoa` one user.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { bareSystem, USERS } from "./bare/bare-system.mjs";
import { APART } from "./bare/base-system.mjs";
import { checkRun } from "./bare/check-run.mjs";
import { findProgram } from "./checks/find-program.mjs";
import { installPeers } from "./checks/install-peers.mjs";
import { command } from "./run/command.mjs";
import { FORWARDED, Interrupted } from "./run/run-child.mjs";

const ENTER = path.join(import.meta.dirname, "bare/enter.sh");

/** What an installation leaves behind if it starts services or makes a database cluster. */
const UNWANTED = ["usr/sbin/policy-rc.d", "etc/postgresql/15/main", "var/lib/postgresql/15/main"];

let interrupted;
let running;

for (const signal of FORWARDED) {
  process.on(signal, () => {
    interrupted ??= new Interrupted(128 + os.constants.signals[signal]);
    // With `unshare` all processes in the system end, and with them their mounts.
    running?.kill("SIGKILL");
  });
}

await command(async () => {
  const given = process.argv.slice(2);
  const valueAfter = (name) => given.find((one) => one.startsWith(name))?.slice(name.length);
  const only = valueAfter("--only=")?.split(",");
  const users = valueAfter("--as=")?.split(",") ?? Object.keys(USERS);
  const unknown = users.filter((user) => !(user in USERS));
  if (unknown.length > 0) throw new Error(`--as: there are ${Object.keys(USERS).join(", ")}.`);
  await requireDebootstrap();
  let isGood = true;
  for (const user of users) {
    const complaints = await runAs(user, only);
    for (const complaint of complaints) process.stdout.write(`✗ ${user}: ${complaint}\n`);
    if (complaints.length === 0) process.stdout.write(`✓ ${user}: green on an empty system\n`);
    isGood &&= complaints.length === 0;
  }
  return isGood ? 0 : 1;
});

async function requireDebootstrap() {
  if (process.getuid?.() !== 0)
    throw new Error("Only root can make an empty system: sudo npm run test:bare.");
  if (!findProgram("debootstrap")) await installPeers({ packages: ["debootstrap"] });
  if (!findProgram("debootstrap"))
    throw new Error("debootstrap is missing: apt-get install debootstrap.");
}

async function runAs(user, only) {
  process.stdout.write(`\n${user}: preparing an empty system\n`);
  const system = await bareSystem(user);
  try {
    // A signal that came while files were copied is delivered now.
    await setImmediate();
    if (interrupted) throw interrupted;
    const checks = only ? ["npm", "test", "--", `--only=${only.join(",")}`] : [".ci/run"];
    const { code, output } = await enter(system, user, checks);
    const left = UNWANTED.filter((file) => existsSync(path.join(system.root, file)));
    return checkRun({ user, only, code, output, left });
  } finally {
    system.remove();
  }
}

function enter({ root, checkout, env, path }, user, checks) {
  const inCheckout = ["sh", "-c", `cd ${checkout} && exec "$@"`, "sh", ...checks];
  const args = [...APART, "sh", ENTER, root, user, path, ...inCheckout];
  return new Promise((resolve, reject) => {
    const child = spawn("unshare", args, { env, stdio: ["ignore", "pipe", "pipe"] });
    const parts = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part) => {
        parts.push(part);
        process.stdout.write(part);
      });
    }
    running = child;
    child.once("error", reject);
    child.once("close", (code) => {
      if (interrupted) reject(interrupted);
      else resolve({ code, output: parts.join("") });
    });
  });
}
