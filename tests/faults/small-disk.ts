import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export function mountDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "clinica-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  const ballast = path.join(folder, "lastro");
  return {
    folder,
    async fill(leaves: number) {
      const file = await open(ballast, "a");
      const block = Buffer.alloc(64 * 1024, 1);
      const { bsize } = statfsSync(folder);
      for (;;) {
        const { bavail } = statfsSync(folder);
        const room = bavail * bsize - leaves;
        if (room < bsize) break;
        await file.write(block.subarray(0, Math.min(block.length, room)));
      }
      await file.close();
    },
    empty: () => rm(ballast, { force: true }),
    unmount() {
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
