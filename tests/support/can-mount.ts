import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let found: boolean | undefined;

/** Not every root may mount: containers often may not. */
export function canMount(): boolean {
  found ??= tryMount();
  return found;
}

function tryMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), "clinica-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
