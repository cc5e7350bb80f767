import { type ChildProcess, fork } from "node:child_process";
import { restrictedProgram } from "#server/files/restricted-program.ts";
import { readUsage } from "#server/pdf/process-usage.ts";
import type { FromProcess, ToProcess } from "../process/receive/messages.ts";

const PROGRAM = "server/imagens/process/receive/main.ts";
const IMPORTS = ["server/crypto/file-chunks.ts"];
const HEAP_MB = 512;
const MOST_RESIDENT = 900 * 1024 ** 2;
const WATCH_MS = 5_000;
/** A process that is silent for this long counts as stuck. On a busy machine, shorter silences are normal. */
const SILENCE_MS = 60_000;

export interface ReceiveProcess {
  child: ChildProcess;
  send(message: ToProcess): void;
}

interface Options {
  /** The only folder in which the process may write. */
  folder: string;
  onMessage(message: FromProcess): void;
  onEnd(): void;
  /** Ignored by default, because libraries print patients' data. Tests read the output. */
  output?: "ignore" | "pipe";
}

export function startProcess({
  folder,
  onMessage,
  onEnd,
  output = "ignore",
}: Options): ReceiveProcess {
  const { program, permissions } = restrictedProgram(PROGRAM, { imports: IMPORTS, folder });
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, "--no-warnings", ...permissions],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", output, output, "ipc"],
  });
  let heard = performance.now();
  const send = (message: ToProcess) => {
    if (child.connected) child.send(message, () => {});
  };
  const watch = setInterval(async () => {
    send({ kind: "ask-alive" });
    const usage = await readUsage(child.pid);
    const isStuck = performance.now() - heard > SILENCE_MS;
    if (isStuck || (usage?.residentBytes ?? 0) > MOST_RESIDENT) child.kill("SIGKILL");
  }, WATCH_MS);
  watch.unref();
  child.on("message", (message: FromProcess) => {
    heard = performance.now();
    if (message.kind !== "alive") onMessage(message);
  });
  let hasEnded = false;
  const end = () => {
    clearInterval(watch);
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
  };
  child.once("error", end);
  child.once("exit", end);
  child.unref();
  child.channel?.unref();
  return { child, send };
}
