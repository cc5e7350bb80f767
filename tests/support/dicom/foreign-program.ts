import { spawn } from "node:child_process";

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
