import { spawn, spawnSync } from "node:child_process";
import { itWhere } from "../it-where.ts";

interface Ended {
  code: number | null;
  output: string;
}

export function runForeign(program: string, args: readonly string[]): Promise<Ended> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const pieces: Buffer[] = [];
  child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
  child.stderr.on("data", (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      resolve({ code, output: Buffer.concat(pieces).toString("latin1") }),
    );
  });
}

/** @param installed the command that installs the programs; it is printed if one of them is missing */
export function itWithPrograms(programs: readonly string[], installed: string) {
  const missing = programs.filter(
    (program) => spawnSync("which", [program], { stdio: "ignore" }).status !== 0,
  );
  if (missing.length > 0) {
    process.stdout.write(`not tried, because ${missing.join(", ")} is missing: ${installed}\n`);
  }
  return itWhere(missing.length === 0);
}
