import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { restrictedProgram } from "#server/files/restricted-program.ts";
import { readUsage } from "#server/pdf/process-usage.ts";

const PROCESSOR_MS = 2_500;
/** Long, because on a busy machine the process may get little processor time. */
const ELAPSED_MS = 30_000;
const MEGABYTE = 1024 * 1024;
/** The most memory of the process: 300 MB for the image, and 100 MB for the program with its engine. */
const MOST_RESIDENT = 400 * MEGABYTE;
const HEAP_MB = 64;
/** The most bytes of a result: more than a PNG of the largest drawing takes without compression. */
const MOST_OUTPUT = 8 * MEGABYTE;
const WATCH_MS = 50;

const WITHOUT_NETWORK = ["/usr/bin/unshare", "--net"];

/** @param file the program, which turns bytes into an image @returns undefined if it fails or exceeds a limit */
export async function runImageProcess(file: string, input: Buffer): Promise<Buffer | undefined> {
  const child = start(file);
  const done = Promise.withResolvers<Buffer | undefined>();
  const give = (image?: Buffer) => done.resolve(image);
  const pieces: Buffer[] = [];
  let bytes = 0;
  const elapsed = setTimeout(give, ELAPSED_MS);
  const watch = setInterval(async () => {
    const now = await readUsage(child.pid);
    if (now && (now.processorMs > PROCESSOR_MS || now.residentBytes > MOST_RESIDENT)) give();
  }, WATCH_MS);
  child.stdout.on("data", (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > MOST_OUTPUT) give();
    else pieces.push(piece);
  });
  child.once("error", () => give());
  child.once("close", (code) => give(code === 0 && bytes > 0 ? Buffer.concat(pieces) : undefined));
  // Ignores the error of writing to a process that has already ended.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  try {
    return await done.promise;
  } finally {
    clearTimeout(elapsed);
    clearInterval(watch);
    child.kill("SIGKILL");
  }
}

function start(file: string): ChildProcessWithoutNullStreams {
  const { program, permissions } = restrictedProgram(file);
  const node = [
    process.execPath,
    `--max-old-space-size=${HEAP_MB}`,
    "--no-warnings",
    ...permissions,
    program,
  ];
  const [command = "", ...args] = canLoseNetwork() ? [...WITHOUT_NETWORK, ...node] : node;
  return spawn(command, args, { env: {}, stdio: ["pipe", "pipe", "ignore"] }) as never;
}

let hasUnshare: boolean | undefined;

/** Tests once whether the process can start without network, which many containers do not allow. */
function canLoseNetwork(): boolean {
  const [command = "", ...args] = WITHOUT_NETWORK;
  hasUnshare ??= spawnSync(command, [...args, "/bin/true"], { timeout: 2_000 }).status === 0;
  return hasUnshare;
}
