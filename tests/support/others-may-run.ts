import { spawnSync } from "node:child_process";

export const NOBODY = { uid: 65_534, gid: 65_534 };

let found: boolean | undefined;

/** Tries it, because every folder on the way to the checkout may be closed to other users. */
export function othersMayRun(): boolean {
  found ??=
    process.getuid?.() === 0 &&
    spawnSync(process.execPath, ["--eval", ""], { ...NOBODY, stdio: "ignore" }).status === 0;
  return found;
}
