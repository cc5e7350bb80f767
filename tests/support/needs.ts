import { lackedPackages } from "../../scripts/checks/peers.mjs";
import { canMount } from "./can-mount.ts";
import { othersMayRun } from "./others-may-run.ts";

declare module "vitest" {
  interface TaskMeta {
    /** What this machine lacks for a test, so that the runner can say why it was skipped. */
    lacks?: string[];
  }
}

/** Options of a test or a group: it is skipped where one of these Debian packages is not installed. */
export function needs(...packages: string[]) {
  return skippedFor(lackedPackages(packages));
}

/** Options of a test or a group that only root can run. */
export function needsRoot() {
  return skippedFor(process.getuid?.() === 0 ? [] : ["root"]);
}

/** Options of a test or a group that runs the product as another user: only root can, and not from below `/root`. */
export function needsOthers() {
  return skippedFor(othersMayRun() ? [] : ["others"]);
}

/** Options of a test or a group that mounts a disk, which root may not do in every container. */
export function needsMount() {
  return skippedFor(canMount() ? [] : ["mount"]);
}

function skippedFor(lacks: string[]) {
  return lacks.length > 0 ? { skip: true, meta: { lacks } } : {};
}
