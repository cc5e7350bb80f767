/** Draws each SVG in a separate process, which ends at its limits of time and memory. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { restrictedProgram } from "#server/files/restricted-program.ts";
import { readUsage } from "#server/pdf/process-usage.ts";

const PROGRAM = "server/images/svg/process/main.ts";
const PROCESSOR_MS = 2_500;
/** Milliseconds. On a busy machine the process may get little processor time. */
const ELAPSED_MS = 30_000;
const MEGABYTE = 1024 * 1024;
/** 300 MB for the drawing, and 100 MB for the process with its engine. */
const MOST_RESIDENT = 400 * MEGABYTE;
const HEAP_MB = 64;
/** Bytes; more than a PNG of the largest drawing takes without compression. */
const MOST_OUTPUT = 8 * MEGABYTE;
const WATCH_MS = 50;

/** Starts a program in a separate network, which has no connection. */
const WITHOUT_NETWORK = ["/usr/bin/unshare", "--net"];

/** An SVG begins with an XML declaration, a comment, a document type or the drawing itself. */
const SVG_BEGINNING = /^\uFEFF?\s{0,1000}<(?:\?xml|!--|!DOCTYPE\s+svg|svg[\s>])/i;
const SVG_WITHIN = 64 * 1024;

/** True if the bytes may be an SVG; the engine decides later. */
export function mayBeSvg(bytes: Buffer): boolean {
  const text = bytes.toString("utf8", 0, SVG_WITHIN);
  return SVG_BEGINNING.test(text) && text.includes("<svg");
}

/** @returns the drawing as PNG; undefined if the bytes are no SVG, or drawing needs too much time or memory */
export async function drawSvg(svg: Buffer): Promise<Buffer | undefined> {
  const child = start();
  const done = Promise.withResolvers<Buffer | undefined>();
  const give = (png?: Buffer) => done.resolve(png);
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
  // A process that ends early closes its input, which is no error of the server.
  child.stdin.on("error", () => {});
  child.stdin.end(svg);
  try {
    return await done.promise;
  } finally {
    clearTimeout(elapsed);
    clearInterval(watch);
    child.kill("SIGKILL");
  }
}

function start(): ChildProcessWithoutNullStreams {
  const { program, permissions } = restrictedProgram(PROGRAM);
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

/** Tests once whether this machine allows a separate network, which many containers and accounts do not. */
function canLoseNetwork(): boolean {
  const [command = "", ...args] = WITHOUT_NETWORK;
  hasUnshare ??= spawnSync(command, [...args, "/bin/true"], { timeout: 2_000 }).status === 0;
  return hasUnshare;
}
